import { parseEntries, type StoredEntry } from './entries.ts'

/**
 * The number of entries in a chunk. A full chunk of about 4 KB is stored as one row. Entries of a
 * chunk that is not full yet are part of the state's row, which is written with each move.
 */
export const chunkLength = 40

/**
 * The newest log entries: their number, and their JSON. They are part of the state's row until
 * there are enough for a chunk.
 */
type Entries = { readonly count: number; readonly text: string | null }

/**
 * The log of all accepted commands and actions, in order. The last entries are part of the state's
 * row, until all of them are moved to a chunk. A row for each entry would write a second row with
 * each of the 80 to 150 moves of a game, and add 42 to 48 % to its bill (`npm run costs`).
 */
export class Log {
  readonly #sql: SqlStorage
  #entries: Entries = { count: 0, text: null }

  constructor(sql: SqlStorage) {
    this.#sql = sql
  }

  /** Loads the newest entries from `text`, the column `entries` of the SQL table `state`. */
  load(text: string | null): void {
    this.#entries = { count: parseEntries(text).length, text }
  }

  /**
   * Appends `more` to the entries of the state's row. Returns the new entries, and the chunk to
   * write if the row has enough entries for a chunk. Changes nothing in memory.
   */
  prepareAppend(more: readonly StoredEntry[]): {
    readonly entries: Entries
    readonly chunk: string | null
  } {
    const entries = more.map((entry) => JSON.stringify(entry)).reduce(appendEntry, this.#entries)
    return entries.count >= chunkLength
      ? { entries: { count: 0, text: null }, chunk: entries.text }
      : { entries, chunk: null }
  }

  /** Sets the entries in memory after they have been stored. */
  commitAppend(entries: Entries): void {
    this.#entries = entries
  }

  /** Returns the entries from one sequence number to another, both included. */
  entriesBetween(from: number, to: number): StoredEntry[] {
    const chunks = this.#sql
      .exec<{ json: string }>('select json from chunks where last >= ? order by last', from)
      .toArray()
      .flatMap(({ json }) => parseEntries(json))
    return [...chunks, ...parseEntries(this.#entries.text)].filter(
      ([seq]) => seq >= from && seq <= to,
    )
  }
}

const appendEntry = ({ count, text }: Entries, entry: string): Entries => ({
  count: count + 1,
  text: text === null ? `[${entry}]` : `${text.slice(0, -1)},${entry}]`,
})
