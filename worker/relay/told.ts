/** How far a table has told its relays what is public. */
export type Told = {
  /** From when the table was taken into memory until it leaves it: each time another. */
  readonly life: string
  /** How often it has told them something in this life. */
  readonly count: number
}

/** What a watcher hears first, and how far the table had told then. */
export type Snapshot = { readonly text: string; readonly told: Told }
