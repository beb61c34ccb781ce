import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'

import { humansAt, type JoinRequest, type Human, type Table } from './decisions/table.ts'

/** Returns a token of 128 bits, in characters that are allowed in a WebSocket subprotocol. */
export const newToken = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')

/** Returns the hash under which a table stores a token. */
export const hashToken = (token: string): string => bytesToHex(sha256(utf8ToBytes(token)))

export function findHumanByToken(table: Table, token: string): Human | null {
  const hash = hashToken(token)
  return humansAt(table).find(({ tokenHash }) => tokenHash === hash) ?? null
}

export function findJoinRequestByToken(table: Table, token: string): JoinRequest | null {
  const hash = hashToken(token)
  return table.joinRequests.find(({ tokenHash }) => tokenHash === hash) ?? null
}
