import type { TableName } from '../tables/all.ts'
import { play } from '../../../shared/games/the-game/testing/positions.ts'
import type { Screen, Visit } from './screen.ts'

const screen = (name: string, table: TableName, shows: string): Screen => ({
  name: `television, ${name}`,
  table,
  stranger: true,
  path: (code) => `/tv/${code}`,
  shows,
  sizes: ['laptop', 'wide', 'uhd'],
})
const board = '.tv-caption'

/** Cleo plays a card ten backwards. The great moment then stays on the screen, so that it can be measured. */
async function playTenBack({ page, others: [, , cleo] }: Visit): Promise<void> {
  // The pictures of another language may have made the move before.
  const turn = (): number => cleo?.shown()?.turn ?? 0
  await cleo?.send({ id: `undo-${Date.now()}`, type: 'take-back', turn: turn() })
  await page.evaluate(() => {
    const setLater = setTimeout
    const keep = (run: () => void, ms = 0) => (ms > 1_500 ? 0 : setLater(run, ms))
    Object.assign(globalThis, { setTimeout: keep })
    document.styleSheets[0]?.insertRule('.tv-moment { animation: none !important }')
  })
  await cleo?.send({ id: `play-${Date.now()}`, type: 'move', turn: turn(), move: play(12, 0) })
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
  screen('Switch', 'switchOthers', board),
  screen('Switch, a card to take back', 'switchTakingBack', '.tv-asked'),
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
