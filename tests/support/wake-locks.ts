import type { Page } from 'playwright-core'

/**
 * Allows the pages of `page`'s context to keep the screen on, and counts their wake locks from the
 * next load on. Returns a function that returns how many locks the page holds.
 */
export async function countWakeLocks(page: Page, origin: string): Promise<() => Promise<number>> {
  const devtools = await page.context().newCDPSession(page)
  const { targetInfo } = await devtools.send('Target.getTargetInfo')
  await devtools.send('Browser.grantPermissions', {
    origin,
    permissions: ['wakeLockScreen'],
    ...(targetInfo.browserContextId && { browserContextId: targetInfo.browserContextId }),
  })
  await page.addInitScript(recordWakeLocks)
  return () => page.evaluate(() => Number(document.documentElement.dataset['awake'] ?? 0))
}

/** Runs in the page: writes the number of wake locks into an attribute of the document. */
function recordWakeLocks(): void {
  const held = new Set<WakeLockSentinel>()
  const count = () => (document.documentElement.dataset['awake'] = String(held.size))
  const ask = navigator.wakeLock.request.bind(navigator.wakeLock)
  navigator.wakeLock.request = async (type) => {
    const lock = await ask(type)
    held.add(lock)
    count()
    lock.addEventListener('release', () => {
      held.delete(lock)
      count()
    })
    return lock
  }
}
