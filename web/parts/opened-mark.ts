let opened: string | null = null

/**
 * Marks a table that this page has just opened. The table then plays an animation once, in which
 * its tablecloth unrolls.
 */
export function markOpened(code: string): void {
  opened = code
}

/** Removes the mark of a table that this page has just opened. Returns whether there was one. */
export function takeOpenedMark(code: string): boolean {
  const isIt = opened === code
  if (isIt) opened = null
  return isIt
}
