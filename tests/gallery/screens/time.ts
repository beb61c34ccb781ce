import { first, inMenu, type Screen, sheet, tap, type Visit } from './screen.ts'

/**
 * Shows a daily table as if it had another time limit for turns.
 * @param tempo the property `tempo` as the page receives it; empty for a table without a time limit
 */
const withTempo =
  (tempo: string) =>
  async ({ page }: Visit): Promise<void> => {
    let isRead = false
    await page.routeWebSocket(/\/seat/, (socket) => {
      const service = socket.connectToServer()
      if (isRead) return
      isRead = true
      service.onMessage((message) => socket.send(`${message}`.replace('"tempo":"daily",', tempo)))
    })
    await page.reload()
  }

/**
 * Makes push notifications available. Then hides and shows the page again and again until the
 * notice appears, because the code for notices loads after the cards.
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

/** Screens with the time for a turn, and with notices about the time. */
export const time: readonly Screen[] = [
  {
    name: 'time, a limit of the host’s own',
    table: 'gathering',
    ...sheet(
      first(
        inMenu(({ menu: text }) => text.thisTable),
        tap('.tempo-choice label:last-child'),
      ),
    ),
    comes: '.turn-time',
  },
  {
    name: 'time, how long the turn has lasted',
    table: 'waitsForOther',
    shows: '.hand',
    act: withTempo('"tempo":"shown",'),
    comes: '.elapsed-time',
  },
  {
    name: 'time, a bot may substitute',
    table: 'waitsForOther',
    shows: '.hand',
    act: withTempo(''),
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
