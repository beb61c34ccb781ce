/** A stored table of any version, of which only this much is known. */
export type StoredTable = { readonly version: number; readonly [field: string]: unknown }

/** What brings a table that an earlier program has stored to the form of the next version. */
export type Step = {
  /** What its storage learns beside the state. */
  readonly sql: readonly string[]
  readonly table: (stored: StoredTable) => StoredTable
}
