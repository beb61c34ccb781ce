let opened: string | null = null

/**
 * Marks a table that this page has just opened. The table then plays an animation once, in which
 * its tablecloth unrolls.
 */
export function markOpened(code: string): void {
  opened = code
}

/** Returns whether the table has the mark of `markOpened`, and removes the mark. */
export function takeOpenedMark(code: string): boolean {
  const isIt = opened === code
  if (isIt) opened = null
  return isIt
}
