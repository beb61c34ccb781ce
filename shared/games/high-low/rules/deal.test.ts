import { expect, test } from 'vitest'

import type { PreviousGame, Seat } from '../../../game/game.ts'
import { randomOf } from '../../../game/invariants/games-by-chance.ts'
import { allCards, cardsOf, inOrder } from './cards.ts'
import { redeal, setup } from './deal.ts'
import type { Options } from '../options.ts'
import { position } from '../testing/positions.ts'
import type { State } from './state.ts'
import { view } from './view.ts'

const first: Options = { finish: 'first' }
const dealt = (
  seats: number,
  number = 1,
  options = first,
  before: PreviousGame | null = null,
): State => setup(seats, options, randomOf(number), before)

const cardsIn = ({ hands, faceUp, faceDown, draw, pile, burnt }: State) =>
  inOrder(
    [...hands, ...faceUp, ...faceDown, draw, cardsOf(pile), burnt]
      .flat()
      .filter((card) => card !== null),
  )

test.each([
  [2, 5, 30],
  [3, 5, 19],
  [4, 5, 8],
  [5, 4, 2],
])(
  '[HL-01] %i players: 3 face down, 3 face up, %i in hand, and %i to draw',
  (seats, inHand, toDraw) => {
    const { hands, faceUp, faceDown, draw } = dealt(seats)
    for (const rows of [hands, faceUp, faceDown]) expect(rows).toHaveLength(seats)
    for (const hand of hands) expect(hand).toHaveLength(inHand)
    for (const cards of [...faceUp, ...faceDown]) expect(cards).toHaveLength(3)
    expect(draw).toHaveLength(toDraw)
  },
)

test('[HL-01] the deal uses four cards of each value from 1 to 13', () => {
  expect(allCards.slice(0, 5)).toEqual([1, 1, 1, 1, 2])
  expect(allCards.slice(-4)).toEqual([13, 13, 13, 13])
  for (const seats of [2, 3, 4, 5]) expect(cardsIn(dealt(seats))).toEqual(allCards)
})

test('[HL-01] the deal depends only on the random seed', () => {
  expect(dealt(3, 1)).toEqual(dealt(3, 1))
  expect(dealt(3, 1).hands).not.toEqual(dealt(3, 2).hands)
})

/** Returns the seats that begin in many deals, without duplicates. */
const beginners = (
  seats: number,
  options = first,
  before: PreviousGame | null = null,
): number[] => {
  const turns = Array.from(
    { length: 60 },
    (_, number) => dealt(seats, number, options, before).turn,
  )
  return [...new Set(turns)].sort()
}

const ended = (...places: readonly number[]): PreviousGame => ({
  outcome: { kind: 'places', places, points: places.map((place) => place - 1) },
  previousSeats: places.map((_, seat) => seat),
})
/**
 * Returns the previous game for players who have changed seats since. `was` lists the previous
 * seat of each player, or null for a new player.
 */
const changed = (before: PreviousGame, ...was: readonly (Seat | null)[]): PreviousGame => ({
  ...before,
  previousSeats: was,
})

test('[HL-03] a random player begins', () => {
  expect(beginners(2)).toEqual([0, 1])
  expect(beginners(5)).toEqual([0, 1, 2, 3, 4])
})

test('[HL-03] in a rematch the left neighbour of the winner begins', () => {
  expect(beginners(4, first, ended(3, 1, 2, 4))).toEqual([2])
  expect(beginners(3, first, ended(3, 2, 1))).toEqual([0])
})

test('[HL-03] in a rematch with places the player who came last begins', () => {
  expect(beginners(4, { finish: 'places' }, ended(3, 1, 2, 4))).toEqual([3])
  expect(beginners(4, { finish: 'places' }, ended(4, 1, 2, 3))).toEqual([0])
})

test('[HL-03] if several players share the place that decides, a random one of them begins', () => {
  expect(beginners(4, first, ended(1, 3, 1, 4))).toEqual([1, 3])
  expect(beginners(4, { finish: 'places' }, ended(3, 1, 2, 3))).toEqual([0, 3])
})

test('[HL-03] the place belongs to the player, and the current seats count', () => {
  const before = ended(3, 1, 2, 4)
  expect(beginners(4, first, changed(before, 1, 0, 2, 3))).toEqual([1])
  expect(beginners(4, { finish: 'places' }, changed(before, 3, 1, 2, 0))).toEqual([0])
  expect(beginners(3, first, changed(before, 0, 2, 1))).toEqual([0])
  expect(beginners(5, { finish: 'places' }, changed(before, 0, 1, null, 3, 2))).toEqual([3])
})

test('[HL-03] if no player with the place that decides plays again, a random player begins', () => {
  const before = ended(3, 1, 2, 4)
  expect(beginners(3, first, changed(before, 0, 2, 3))).toEqual([0, 1, 2])
  expect(beginners(4, { finish: 'places' }, changed(before, 0, 1, 2, null))).toEqual([0, 1, 2, 3])
  expect(beginners(3, first, changed(ended(1, 3, 1), 1, 2, null))).toEqual([2])
})

test('a redeal changes only what a seat cannot see', () => {
  const state = dealt(3)
  const redealt = redeal(state, 1, randomOf(7))
  expect(view(redealt, 1)).toEqual(view(state, 1))
  expect(redealt.hands[0]).not.toEqual(state.hands[0])
  expect(redealt.faceDown[1]).not.toEqual(state.faceDown[1])
  expect(redealt.draw).not.toEqual(state.draw)
  expect(cardsIn(redealt)).toEqual(allCards)
})

test('a redeal does not bring back face-down cards that are gone', () => {
  const state = position({ hand: [5], faceDown: [null, 8, 9], others: [{ hand: [1, 2, 3] }] })
  for (let number = 0; number < 10; number++) {
    const { faceDown } = redeal(state, 0, randomOf(number))
    expect(faceDown[0]?.map((card) => card === null)).toEqual([true, false, false])
  }
})

test('after the end nothing is face down, so a redeal changes nothing', () => {
  const over: State = { ...dealt(2), ending: { clause: 'HL-18' } }
  expect(redeal(over, 'public', randomOf(3))).toEqual(over)
})
