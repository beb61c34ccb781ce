let opened: string | null = null

/** This page has just opened that table: its cloth is not on it yet. */
export function markOpened(code: string): void {
  opened = code
}

/** Whether it has, asked once. */
export function takeOpenedMark(code: string): boolean {
  const isIt = opened === code
  if (isIt) opened = null
  return isIt
}
