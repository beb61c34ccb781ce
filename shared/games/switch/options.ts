import type { Choices, OptionsOf } from '../../game/options.ts'
import { kinds, type Kind } from './rules/cards.ts'
import { contradictions } from './rules/contradictions.ts'

// The settings of the rules (SC-02). The first value of each is the one that the usual Switch has.
const values = {
  hand: [7, 3, 4, 5, 6, 8, 9, 10],
  pack: [52, 36, 32],
  jokers: [0, 1, 2, 3, 4],
  wildSuit: beginningWith('A', kinds),
  wildRank: kinds,
  wildOnWild: [true, false],
  draw: beginningWith('2', kinds),
  drawCount: beginningWith(2, range(1, 10)),
  drawPassed: [true, false],
  draw2: beginningWith('J', kinds),
  draw2Count: beginningWith(5, range(1, 10)),
  draw2Passed: [true, false],
  drawCancel: beginningWith('J-red', kinds),
  skip: beginningWith('8', kinds),
  reverse: beginningWith('10', kinds),
  follow: kinds,
  handSwap: beginningWith('Q-black', kinds),
  passLeft: kinds,
  multiPlay: [true, false],
  playDrawn: [false, true],
  drawUntil: [false, true],
  specialLast: [true, false],
  lastCall: [2, 0, 1, 3, 4, 5],
  scoring: ['wins', 'cards'],
  targetWins: beginningWith(2, range(1, 10)),
  targetCards: beginningWith(100, range(20, 500)),
} as const

export type Values = typeof values
export type Options = OptionsOf<Values>

export const choices: Choices<Values> = {
  values,
  groups: {
    deal: ['hand', 'pack', 'jokers'],
    special: [
      'wildSuit',
      'wildRank',
      'wildOnWild',
      'skip',
      'reverse',
      'follow',
      'handSwap',
      'passLeft',
    ],
    draw: [
      'draw',
      'drawCount',
      'drawPassed',
      'draw2',
      'draw2Count',
      'draw2Passed',
      'drawCancel',
      'playDrawn',
      'drawUntil',
    ],
    last: ['multiPlay', 'specialLast', 'lastCall'],
    end: ['scoring', 'targetWins', 'targetCards'],
  },
  isRelevant,
  contradictions,
  // Each player gets a hand, one card starts the discard pile, and at least one card is left to draw (SC-03).
  maxSeats: ({ pack, jokers, hand }) => Math.min(6, Math.floor((pack + jokers - 2) / hand)),
  presets: {
    'mau-mau': {
      hand: 5,
      pack: 32,
      wildSuit: 'J',
      wildOnWild: false,
      draw: '7',
      draw2: 'none',
      drawCancel: 'none',
      reverse: 'none',
      handSwap: 'none',
      multiPlay: false,
      playDrawn: true,
      specialLast: false,
      lastCall: 1,
      targetWins: 1,
    },
    'crazy-eights': {
      wildSuit: '8',
      draw: 'none',
      draw2: 'none',
      drawCancel: 'none',
      skip: 'none',
      reverse: 'none',
      handSwap: 'none',
      multiPlay: false,
      playDrawn: true,
      drawUntil: true,
      specialLast: false,
      lastCall: 0,
      scoring: 'cards',
    },
  },
}

function isRelevant(option: string, options: Options): boolean {
  const { wildSuit, wildRank, draw, draw2, scoring } = options
  switch (option) {
    case 'wildOnWild':
      return wildSuit !== 'none' || wildRank !== 'none'
    case 'drawCount':
    case 'drawPassed':
      return draw !== 'none'
    case 'draw2Count':
    case 'draw2Passed':
      return draw2 !== 'none'
    case 'targetWins':
      return scoring === 'wins'
    case 'targetCards':
      return scoring === 'cards'
    default:
      return true
  }
}

function beginningWith<Value extends Kind | number>(
  first: Value,
  all: readonly Value[],
): readonly Value[] {
  return [first, ...all.filter((value) => value !== first)]
}

function range(from: number, to: number): readonly number[] {
  return Array.from({ length: to - from + 1 }, (_, index) => from + index)
}
