import type { Screen, Visit } from './screen.ts'

/** Stops the turn timer, so that a daily table looks like a table without a time limit. */
const inNoHurry = async ({ page }: Visit): Promise<void> => {
  let isRead = false
  await page.routeWebSocket(/\/seat/, (line) => {
    const service = line.connectToServer()
    if (isRead) return
    isRead = true
    service.onMessage((message) => line.send(`${message}`.replace('"tempo":"daily",', '')))
  })
  await page.reload()
}

/**
 * Makes push notifications available, and hides and shows the page until the notice appears. The
 * code for notices loads after the cards.
 */
const comeBack = async ({ page }: Visit): Promise<void> => {
  await page.route('**/api/push', (route) => route.fulfill({ json: { key: 'a key' } }))
  await page.evaluate(() => {
    Object.defineProperty(Notification, 'permission', { value: 'default', configurable: true })
    const timer = setInterval(() => {
      if (document.querySelector('.notice h2')) return clearInterval(timer)
      for (const value of ['hidden', 'visible']) {
        Object.defineProperty(document, 'visibilityState', { value, configurable: true })
        document.dispatchEvent(new Event('visibilitychange'))
      }
    }, 500)
  })
}

/** Notices about time over the table. */
export const time: readonly Screen[] = [
  {
    name: 'time, a bot may substitute',
    table: 'waitsForOther',
    shows: '.hand',
    act: inNoHurry,
    comes: '.notice-actions',
  },
  {
    name: 'time, I am nudged',
    table: 'waitsForMe',
    shows: '.hand',
    act: ({ others }) =>
      others[0]?.send({ type: 'nudge', id: `nudge-${Date.now()}`, seat: 0 }) ?? Promise.resolve(),
    comes: '.notice',
  },
  {
    name: 'time, notices are offered',
    table: 'waitsForOther',
    shows: '.hand',
    act: comeBack,
    comes: '.notice h2',
  },
]
