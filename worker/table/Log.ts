import { parseEntries, type StoredEntry } from './entries.ts'

/**
 * The number of entries in a chunk. A chunk of about 4 KB is one row; until it is full, its entries are written with
 * each move.
 */
export const chunkLength = 40

/** The newest entries, as JSON. They are in the state's row until there are enough for a chunk. */
type Entries = { readonly count: number; readonly text: string | null }

/**
 * The log of everything accepted, in order. A row for each entry would double the cost of a move, so the last entries
 * are part of the state's row and are moved to a chunk together.
 */
export class Log {
  readonly #sql: SqlStorage
  #entries: Entries = { count: 0, text: null }

  constructor(sql: SqlStorage) {
    this.#sql = sql
  }

  /** Loads the entries from the state's row. */
  load(text: string | null): void {
    this.#entries = { count: parseEntries(text).length, text }
  }

  /**
   * Returns the entries of the state's row after appending `more`, and the chunk to write if one is full. Changes
   * nothing in memory.
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

  /** Takes over entries that have been stored. */
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
