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

/**
 * The number of entries in a chunk. A full chunk of about 4 KB is stored as one row. Entries of a
 * chunk that is not full yet are part of the state's row, which is written with each move. A row for
 * each entry would write a second row with each of the 80 to 150 moves of a game, and add 42 to 48 %
 * to its bill (`npm run costs`).
 */
export const chunkLength = 40

/** The entries in the state's row: their number, and their JSON. */
export type Entries = { readonly count: number; readonly text: string | null }

/**
 * Appends `more` to the entries of the state's row. Returns the new entries, and the chunk to write
 * if there are enough entries for a chunk.
 */
export function appendEntries(
  before: Entries,
  more: readonly StoredEntry[],
): { readonly entries: Entries; readonly chunk: string | null } {
  const entries = more.map((entry) => JSON.stringify(entry)).reduce(appendEntry, before)
  return entries.count >= chunkLength
    ? { entries: { count: 0, text: null }, chunk: entries.text }
    : { entries, chunk: null }
}

const appendEntry = ({ count, text }: Entries, entry: string): Entries => ({
  count: count + 1,
  text: text === null ? `[${entry}]` : `${text.slice(0, -1)},${entry}]`,
})
