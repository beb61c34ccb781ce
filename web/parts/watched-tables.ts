import { signal } from '@preact/signals'

/** The codes of the tables that the viewer of this page has chosen to watch. */
export const watchedTables = signal<ReadonlySet<string>>(new Set())

export function watchTable(code: string): void {
  if (!watchedTables.peek().has(code)) watchedTables.value = new Set(watchedTables.peek()).add(code)
}
