import { readEntries, type StoredEntry } from './entries.ts'

/** Fewer than this are never written out, so that chunks add little to the rows that moves cost. */
const fewest = 12
/** More than this are never kept back. */
const most = 64
/**
 * What fits into two pages of SQLite, which are written at each move. With one, a game of a hundred moves would write half a
 * dozen chunks more, each of them a row to pay for.
 */
const room = 8_000

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
  with(
    more: readonly StoredEntry[],
    tableLength: number,
  ): { readonly entries: Entries; readonly chunk: string | null } {
    const entries = more.map((entry) => JSON.stringify(entry)).reduce(oneMore, this.#entries)
    const { count, text } = entries
    const isFull = count >= most || (count >= fewest && tableLength + (text?.length ?? 0) > room)
    return isFull ? { entries: { count: 0, text: null }, chunk: text } : { entries, chunk: null }
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
