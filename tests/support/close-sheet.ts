import type { Page } from 'playwright-core'

/**
 * Closes the sheet that is open, by Escape unless `close` does it, and waits until the browser has
 * gone back past the history entry of the sheet. The browser does that asynchronously. A reload or
 * a navigation that begins earlier would be aborted.
 */
export async function closeSheet(
  page: Page,
  close: () => Promise<void> = () => page.keyboard.press('Escape'),
): Promise<void> {
  const before = await page.evaluate(depthOf)
  await close()
  await page.waitForFunction(isBelow, before)
}

/** The number of open layers that the present history entry stores. */
const depthOf = (): number => (history.state as { depth?: number } | null)?.depth ?? 0

const isBelow = (depth: number): boolean =>
  ((history.state as { depth?: number } | null)?.depth ?? 0) < depth
