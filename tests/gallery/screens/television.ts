import type { TableName } from '../tables/all.ts'
import type { Screen } from './screen.ts'

const screen = (name: string, table: TableName, shows: string): Screen => ({
  name: `television, ${name}`,
  table,
  stranger: true,
  path: (code) => `/tv/${code}`,
  shows,
  sizes: ['laptop', 'wide', 'uhd'],
})
const board = '.tv-caption'

export const television: readonly Screen[] = [
  screen('gathering', 'gathering', '.tv-gathering .qr path'),
  screen('gathering of six', 'gatheringFull', '.tv-gathering .qr path'),
  screen('The Game', 'theGameOthers', board),
  screen('The Game, who begins', 'theGameBegins', board),
  screen('Switch', 'switchOthers', board),
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
