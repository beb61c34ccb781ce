import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'

import type { GameRecord } from './game-record.ts'

/** Returns the commitment to a secret, which a table publishes before the deal: the SHA-256 hash of the secret's bytes. */
export const commitment = (secret: string): string => bytesToHex(sha256(hexToBytes(secret)))

/**
 * Returns the key of a deal's random stream. It depends on the secret and on the nonces of all seats, so neither a player
 * nor the service alone can choose the cards. But an operator who also plays can choose them, because the service knows all
 * other nonces before it adds the operator's own.
 * @param nonces by seat; null for a seat without a nonce
 * @example
 * const key = dealKey(secret, [nonceOfAnna, null], 'KTRMVX', 1)
 * const state = game.setup(2, options, randomFrom(key), null)
 */
export const dealKey = (
  secret: string,
  nonces: readonly (string | null)[],
  code: string,
  deal: number | string,
): string =>
  // JSON delimits the parts unambiguously, so different deals never have the same hash input.
  bytesToHex(
    sha256(utf8ToBytes(`tischlein.deal.1\n${JSON.stringify([code, deal, secret, nonces])}`)),
  )

/**
 * Returns the key of the random stream of a recorded deal. For a repeated deal or a deal of the
 * day, `firstDealt` replaces `code` and `deal`, so that the cards are the same again.
 */
export const keyOf = ({
  proof,
  code,
  deal,
  firstDealt: same = { code, deal },
}: Pick<GameRecord, 'proof' | 'code' | 'deal' | 'firstDealt'>): string =>
  dealKey(proof.secret, proof.nonces, 'day' in same ? same.day : same.code, same.deal)
