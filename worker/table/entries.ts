import type { Entry } from './decisions/table.ts'

/** A log entry as it is stored. `command` is null for actions of bots and timeouts. */
export type StoredEntry = readonly [
  seq: number,
  type: Entry['type'],
  data: Entry['data'],
  at: number,
  command: string | null,
]

/** Parses the entries of the state's row or of a chunk, oldest first. */
export const parseEntries = (text: string | null): StoredEntry[] =>
  text === null ? [] : (JSON.parse(text) as StoredEntry[])
