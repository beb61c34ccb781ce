import { readEntries, type StoredEntry } from './entries.ts'

/**
 * So many entries are a chunk: some 4 KB, which are written at each move until then. A chunk is one row, and forty moves
 * are at least forty.
 */
export const chunkLength = 40

/** The last entries, which have not been written out to a chunk. */
type Entries = { readonly count: number; readonly text: string | null }

/**
 * Every accepted thing, in order. To write each into a row of its own would double what a move costs: the last ones lie
 * in the row of the state, and are written out together, as one chunk.
 */
export class Log {
  readonly #sql: SqlStorage
  #entries: Entries = { count: 0, text: null }

  constructor(sql: SqlStorage) {
    this.#sql = sql
  }

  /** What lies in the row of the state. */
  load(text: string | null): void {
    this.#entries = { count: readEntries(text).length, text }
  }

  /** What follows from some more, which changes nothing yet: what lies beside the state, and what is written out now. */
  with(more: readonly StoredEntry[]): { readonly entries: Entries; readonly chunk: string | null } {
    const entries = more.map((entry) => JSON.stringify(entry)).reduce(oneMore, this.#entries)
    return entries.count >= chunkLength
      ? { entries: { count: 0, text: null }, chunk: entries.text }
      : { entries, chunk: null }
  }

  /** They are stored now. */
  keep(entries: Entries): void {
    this.#entries = entries
  }

  /** Those with these numbers, first and last. */
  between(from: number, to: number): StoredEntry[] {
    const chunks = this.#sql
      .exec<{ json: string }>('select json from chunks where last >= ? order by last', from)
      .toArray()
      .flatMap(({ json }) => readEntries(json))
    return [...chunks, ...readEntries(this.#entries.text)].filter(
      ([seq]) => seq >= from && seq <= to,
    )
  }
}

const oneMore = ({ count, text }: Entries, entry: string): Entries => ({
  count: count + 1,
  text: text === null ? `[${entry}]` : `${text.slice(0, -1)},${entry}]`,
})
