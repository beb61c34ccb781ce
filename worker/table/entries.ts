import type { Entry } from './decisions/table.ts'

/** An entry of the log as it is stored. The command is null for what bots and time did. */
export type StoredEntry = readonly [
  seq: number,
  what: Entry['what'],
  data: Entry['data'],
  at: number,
  command: string | null,
]

/** As they lie in the row of the state, and in each chunk: oldest first. */
export const readEntries = (text: string | null): StoredEntry[] =>
  text === null ? [] : (JSON.parse(text) as StoredEntry[])
