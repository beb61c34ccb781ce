import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'

import type { GameRecord } from './game-record.ts'

/** What a table promises before a deal: SHA-256 of the secret's bytes. */
export const commitment = (secret: string): string => bytesToHex(sha256(hexToBytes(secret)))

/**
 * The key of a deal's chance, made of the secret that was promised and of what every human seat added to it, so that
 * neither a player nor a service without a seat can choose the cards. A service that also holds a seat can: it knows the
 * other numbers when it chooses its own.
 * @param nonces by seat; null where nobody added one
 */
export const dealKey = (
  secret: string,
  nonces: readonly (string | null)[],
  code: string,
  deal: number,
): string =>
  // A list in JSON says where each part ends, so no two deals share one text.
  bytesToHex(
    sha256(utf8ToBytes(`tischlein.deal.1\n${JSON.stringify([code, deal, secret, nonces])}`)),
  )

/** The key of a game as it was played: cards that are dealt again come from the key of the first time. */
export const keyOf = ({
  proof,
  code,
  deal,
  firstDealt: same = { code, deal },
}: Pick<GameRecord, 'proof' | 'code' | 'deal' | 'firstDealt'>): string =>
  dealKey(proof.secret, proof.nonces, same.code, same.deal)
