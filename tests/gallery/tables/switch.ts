import { lay, position as aSwitch } from '../../../shared/games/switch/testing/positions.ts'
import type { FixedTable } from './fixed-table.ts'

/** Six hands. The viewer holds sixteen cards, the most that the page shows as a fan. */
const many = [
  'A♣ 2♦ 3♣ 4♦ 5♠ 6♥ 7♣ 8♥ 9♣ 10♦ J♣ Q♦ K♠ 3♥ 5♥ 7♥',
  '4♣ 5♣',
  '6♣ 7♦ 8♣ 9♦ 10♣',
  'J♦',
  'K♣ K♦ 2♠ 3♠',
  '4♠ 6♠ 7♠',
]
const few = ['A♣ 7♥ 9♠ Q♦', ...many.slice(1)]
const atOnce = { lastCall: 0, targetWins: 1 } as const

export const switchTables = {
  switchMine: { game: 'switch', people: 6, state: aSwitch({ hands: many }) },
  switchOthers: {
    game: 'switch',
    people: 6,
    state: aSwitch({ hands: few, discards: '3♦ 9♥ 2♥', turn: 3, demand: { by: 'draw', owed: 4 } }),
  },
  waitsForOther: {
    game: 'switch',
    people: 6,
    state: aSwitch({ hands: many, discards: '3♦ 9♥', turn: 3 }),
    waitsFor: 3,
  },
  waitsForMe: {
    game: 'switch',
    people: 6,
    state: aSwitch({ hands: many, discards: '3♦ 9♥' }),
    waitsFor: 0,
  },
  switchOpenHands: {
    game: 'switch',
    people: 6,
    state: aSwitch({ hands: few, turn: 3 }),
    openHands: 'open',
  },
  switchAsked: { game: 'switch', people: 6, state: aSwitch({ hands: few }), openHands: 'asked' },
  /** The viewer has just played a card that the next player could act on. */
  switchPlayed: {
    game: 'switch',
    people: 5,
    state: aSwitch({ hands: few.slice(0, 5), discards: '3♦ Q♥ Q♠' }),
    moves: [[0, lay('9♠')]],
  },
  switchCardBack: {
    game: 'switch',
    people: 5,
    state: aSwitch({ hands: few.slice(0, 5), discards: '3♦ Q♥ Q♠' }),
    isChanged: true,
  },
  switchTakingBack: {
    game: 'switch',
    people: 5,
    state: aSwitch({ hands: few.slice(0, 5), discards: '3♦ Q♥ Q♠ 10♠', turn: 1 }),
    takeBack: { by: 0, agreed: [2, 3] },
  },
  switchAskedBack: {
    game: 'switch',
    people: 5,
    state: aSwitch({ hands: few.slice(0, 5), discards: '3♦ Q♥ Q♠ 10♠' }),
    takeBack: { by: 4, agreed: [2] },
  },
  switchWish: {
    game: 'switch',
    people: 6,
    state: aSwitch({ hands: few, discards: 'A♥', named: { suit: 'clubs' }, direction: -1 }),
  },
  switchWon: {
    game: 'switch',
    options: atOnce,
    people: 4,
    state: aSwitch({ hands: ['9♠', ...many.slice(1, 4)], ...atOnce }),
    moves: [[0, lay('9♠')]],
  },
  switchLost: {
    game: 'switch',
    options: atOnce,
    people: 4,
    state: aSwitch({ hands: [...many.slice(1, 3), '9♠', many[4] ?? ''], ...atOnce, turn: 2 }),
    moves: [[2, lay('9♠')]],
  },
  playedSwitch: { game: 'switch', options: { targetWins: 1 }, people: 3, isPlayed: true },
} as const satisfies Record<string, FixedTable>
