import { signal } from '@preact/signals'

/** The codes of the tables at which the viewer chose to watch instead of taking a seat. */
export const watchedTables = signal<ReadonlySet<string>>(new Set())

export function watchTable(code: string): void {
  if (!watchedTables.peek().has(code)) watchedTables.value = new Set(watchedTables.peek()).add(code)
}
