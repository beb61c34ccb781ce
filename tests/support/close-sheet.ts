import type { Page } from 'playwright-core'

/**
 * Closes the open sheet, by Escape unless `close` does it. Waits until the browser has gone back
 * past the history entry of the sheet. The browser does that asynchronously, and would abort a
 * reload or a navigation that begins earlier.
 */
export async function closeSheet(
  page: Page,
  close: () => Promise<void> = () => page.keyboard.press('Escape'),
): Promise<void> {
  const before = await page.evaluate(depthOf)
  await close()
  await page.waitForFunction(isBelow, before)
}

/** Returns the number of open layers that the current history entry stores. */
const depthOf = (): number => (history.state as { depth?: number } | null)?.depth ?? 0

const isBelow = (depth: number): boolean =>
  ((history.state as { depth?: number } | null)?.depth ?? 0) < depth
