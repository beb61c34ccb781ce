import { explanation, first, lift, roomsOf, type Screen, sheet, tap, watching } from './screen.ts'

const theGame: readonly Screen[] = [
  ...roomsOf('The Game', {
    mine: 'theGame',
    others: 'theGameOthers',
    won: 'theGameWon',
    lost: 'theGameLost',
    lifts: ['theGame', 2],
  }),
  {
    name: 'The Game, refused',
    table: 'theGame',
    shows: '.hand',
    act: first(lift(0), tap('.pile-top')),
    comes: '.answer',
  },
  { name: 'The Game, who begins', table: 'theGameBegins', shows: '.hand' },
  { name: 'The Game, a card to take back', table: 'theGameTakeBack', shows: '.take-back' },
  { name: 'The Game, the deciding move', table: 'played', shows: '.deciding' },
  { name: 'The Game, after several tries', table: 'wonTogether', shows: '.tries' },
  { name: 'The Game, a pile explained', table: 'theGame', ...explanation('.pile-top') },
  { name: 'The Game, commands', table: 'theGame', ...sheet(tap('.active-commands button')) },
  { name: 'The Game, signals', table: 'theGame', ...sheet(tap('.pile-speak')) },
]

const aSwitch: readonly Screen[] = [
  ...roomsOf('Switch', {
    mine: 'switchMine',
    others: 'switchOthers',
    won: 'switchWon',
    lost: 'switchLost',
    lifts: ['switchWish', 0],
  }),
  {
    name: 'Switch, wish',
    table: 'switchWish',
    ...sheet(first(lift(0), tap('[data-verb=play]'))),
    comes: '.naming-sheet',
  },
  { name: 'Switch, a symbol explained', table: 'switchMine', ...explanation('.ring-arrow') },
]

const highLow: readonly Screen[] = [
  ...roomsOf('High & Low', {
    mine: 'highLow',
    others: 'highLowOthers',
    won: 'highLowWon',
    lost: 'highLowLost',
    lifts: ['highLow', 2],
  }),
  { name: 'High & Low of four', table: 'highLowFour', shows: '.hand' },
  { name: 'High & Low, exchange', table: 'highLowExchange', shows: '.hand' },
  { name: 'High & Low, cards on the table', table: 'highLowTrio', shows: '.my-trio' },
]

const nix: readonly Screen[] = [
  ...roomsOf('Nix', {
    mine: 'nix',
    others: 'nixOthers',
    won: 'nixWon',
    lost: 'nixLost',
    lifts: ['nix', 1],
  }),
  {
    name: 'Nix, two rows fit',
    table: 'nix',
    shows: '.hand',
    act: first(lift(0), lift(1)),
    comes: '.row-options',
  },
  { name: 'Nix with EGON', table: 'nixEgon', shows: '.hand' },
  { name: 'Nix, EGON explained', table: 'nixEgon', ...explanation('.egon-seat .seat-plate') },
  { name: 'Nix, a deal is over', table: 'nixDealOver', shows: '.deal-end' },
]

const mine = { shows: '.hand' } as const
const over = { shows: '.ending' } as const

/** Screens of the single-file games, which share one board. */
export const classics: readonly Screen[] = [
  { name: 'Hearts, my turn', table: 'hearts', ...mine },
  { name: 'Hearts, three to pass', table: 'heartsPass', ...mine },
  { name: 'Hearts of five', table: 'heartsFive', ...mine },
  { name: 'Hearts, watching', table: 'hearts', ...watching },
  { name: 'Hearts, over', table: 'heartsOver', ...over },
  { name: 'Oh Hell, my turn', table: 'ohHell', ...mine },
  { name: 'Oh Hell, a bid', table: 'ohHellBid', ...mine },
  { name: 'Oh Hell, watching', table: 'ohHell', ...watching },
  { name: 'Oh Hell, over', table: 'ohHellOver', ...over },
  { name: 'Thirty-one, my turn', table: 'thirtyOne', ...mine },
  { name: 'Thirty-one, my last turn', table: 'thirtyOneLastTurn', ...mine },
  { name: 'Thirty-one, watching', table: 'thirtyOne', ...watching },
  { name: 'Thirty-one, over', table: 'thirtyOneOver', ...over },
]

export const boards: readonly Screen[] = [...theGame, ...aSwitch, ...highLow, ...nix]
