import { openConnection } from '../../support/seat-client.ts'
import type { TableName } from '../tables/all.ts'
import { play } from '../../../shared/games/the-game/testing/positions.ts'
import { lay } from '../../../shared/games/switch/testing/positions.ts'
import { holdRequest, type Screen, type Visit } from './screen.ts'

const screen = (name: string, table: TableName, shows: string): Screen => ({
  name: `television, ${name}`,
  table,
  stranger: true,
  path: (code) => `/tv/${code}`,
  shows,
  sizes: ['laptop', 'wide', 'uhd'],
})
const board = '.tv-caption'

/** Stops the long timers of a page, so that what would disappear soon stays, and can be measured. */
const stopTimers = ({ page }: Visit): Promise<void> =>
  page.evaluate(() => {
    const setLater = setTimeout
    const keep = (run: () => void, ms = 0) => (ms > 1_500 ? 0 : setLater(run, ms))
    Object.assign(globalThis, { setTimeout: keep })
    document.styleSheets[0]?.insertRule('.tv-moment { animation: none !important }')
  })

/** Cleo plays a card ten backwards, which is a great moment. */
async function playTenBack(visit: Visit): Promise<void> {
  const [, , cleo] = visit.others
  // The pictures of another language may have made the move before.
  const turn = (): number => cleo?.shown()?.turn ?? 0
  await cleo?.send({ id: `undo-${Date.now()}`, type: 'take-back', turn: turn() })
  await stopTimers(visit)
  await cleo?.send({ id: `play-${Date.now()}`, type: 'move', turn: turn(), move: play(12, 0) })
}

/** A spectator claps. */
async function clap(visit: Visit): Promise<void> {
  await stopTimers(visit)
  const { origin } = new URL(visit.page.url())
  const path = `/api/tables/${visit.table.code}/watch`
  const spectator = await openConnection(origin, path, null, () => {})
  spectator.send('{"type":"clap"}')
  await visit.page.locator('.claps').waitFor()
  spectator.close()
}

/** Darkens the screen as if no player had made a move for ten minutes. */
const fallAsleep = ({ page }: Visit): Promise<void> =>
  page.locator('.tv-room').evaluate((room: HTMLElement) => {
    room.dataset['idle'] = 'true'
    // The darkening is a slow transition.
    room.style.transition = 'none'
  })

/** Takes the network from the television, once its connection is open. */
async function loseNetwork({ page }: Visit): Promise<void> {
  const opened = page.waitForEvent('websocket')
  const firstMessage = opened.then((socket) => socket.waitForEvent('framereceived'))
  await page.reload()
  await firstMessage
  await page.locator(board).waitFor()
  await page.context().setOffline(true)
}

/** A player plays a card and asks to take it back. */
async function askForCardBack(visit: Visit): Promise<void> {
  const { page, others } = visit
  const [ann] = others
  await holdRequest(visit)
  await page.locator('.discard').waitFor()
  const turn = (): number => ann?.shown()?.turn ?? 0
  await ann?.send({ id: 'play', type: 'move', turn: turn(), move: lay('9♠') })
  await page.locator('.middle [data-arrived]').waitFor()
  await ann?.send({ id: 'ask', type: 'take-back', turn: turn() })
}

export const television: readonly Screen[] = [
  screen('gathering', 'gathering', '.tv-gathering .qr path'),
  screen('gathering of six', 'gatheringFull', '.tv-gathering .qr path'),
  screen('The Game', 'theGameOthers', board),
  screen('The Game, two players', 'theGameTwo', board),
  screen('The Game, who begins', 'theGameBegins', board),
  {
    ...screen('The Game, ten back', 'theGameTenBack', board),
    act: playTenBack,
    comes: '.tv-moment',
  },
  screen('The Game, one player', 'theGameAlone', board),
  { ...screen('applause', 'theGameOthers', board), act: clap, comes: '.claps' },
  {
    ...screen('asleep', 'theGameOthers', board),
    act: fallAsleep,
    comes: '.tv-room[data-idle=true]',
  },
  {
    ...screen('without a network', 'theGameOthers', board),
    act: loseNetwork,
    comes: '.tv-message',
  },
  {
    ...screen('paused', 'theGamePaused', board),
    act: ({ others }) => others[1]?.send({ type: 'pause', id: 'pause' }) ?? Promise.resolve(),
    comes: '.paused',
  },
  screen('Switch', 'switchOthers', board),
  { ...screen('Switch, a card to take back', 'switchTakingBack', '.tv-asked'), act: holdRequest },
  {
    ...screen('Switch, the outline of a card to take back', 'switchCardBack', board),
    act: askForCardBack,
    comes: '.tv-asked',
  },
  screen('High & Low', 'highLow', board),
  screen('High & Low, exchange', 'highLowExchange', board),
  screen('Nix', 'nix', board),
  screen('Nix with EGON', 'nixEgon', board),
  screen('Nix, a deal is over', 'nixDealOver', '.deal-end'),
  screen('Hearts', 'heartsFive', board),
  screen('Oh Hell', 'ohHell', board),
  screen('Thirty-one', 'thirtyOne', board),
  screen('won together', 'theGameWon', '.tv-end h1'),
  screen('lost together', 'theGameLost', '.tv-end h1'),
  screen('a winner', 'switchWon', '.tv-podium'),
  screen('points', 'nixWon', '.tv-podium'),
]
