import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'

import { humansAt, type Asking, type Human, type Table } from './decisions/table.ts'

/** 128 bits in the letters that a subprotocol may have. */
export const newToken = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')

/** What a table keeps of a token. */
export const hashOf = (token: string): string => bytesToHex(sha256(utf8ToBytes(token)))

export function humanWith(table: Table, token: string): Human | null {
  const hash = hashOf(token)
  return humansAt(table).find(({ tokenHash }) => tokenHash === hash) ?? null
}

/** Whoever waits for an answer and has this token. */
export function askerWith(table: Table, token: string): Asking | null {
  const hash = hashOf(token)
  return table.asking.find(({ tokenHash }) => tokenHash === hash) ?? null
}
