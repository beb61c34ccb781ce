let opened: string | null = null

/** Marks a table that this page has just opened, so that its felt is unrolled once. */
export function markOpened(code: string): void {
  opened = code
}

/** Returns whether the table is marked, and removes the mark. */
export function takeOpenedMark(code: string): boolean {
  const isIt = opened === code
  if (isIt) opened = null
  return isIt
}
