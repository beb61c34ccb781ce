import { expect, test } from 'vitest'

import { randomFrom } from '../../../deal/random.ts'
import { defaultsOf } from '../../../game/options.ts'
import { choices, type Options } from '../options.ts'
import { allCards, redeal, setup } from './deal.ts'
import { commandsIn, fixedLayout } from './layout.ts'
import { extreme, position } from '../testing/positions.ts'
import { commands, type State } from './state.ts'
import { view } from './view.ts'

const seed = (number: number) => randomFrom(number.toString(16).padStart(64, '0'))
const dealt = (seats: number, options: Partial<Options> = {}, number = 1): State =>
  setup(seats, { ...defaultsOf(choices.values), ...options }, seed(number))
const sizes = (state: State) => state.hands.map((hand) => hand.length)

test('[TG-01] one player holds 8 cards, two players hold 7 each, three to five hold 6 each', () => {
  expect(sizes(dealt(1))).toEqual([8])
  expect(sizes(dealt(2))).toEqual([7, 7])
  expect(sizes(dealt(3))).toEqual([6, 6, 6])
  expect(sizes(dealt(4))).toEqual([6, 6, 6, 6])
  expect(sizes(dealt(5))).toEqual([6, 6, 6, 6, 6])
})

test('[TG-16] with small hands each player holds one card fewer', () => {
  expect(sizes(dealt(1, { smallHand: true }))).toEqual([7])
  expect(sizes(dealt(2, { smallHand: true }))).toEqual([6, 6])
  expect(sizes(dealt(4, { smallHand: true }))).toEqual([5, 5, 5, 5])
})

test('[TG-02] the cards 2 to 99 are dealt, and the rest is the draw pile', () => {
  const state = dealt(4)
  expect(state.draw).toHaveLength(98 - 4 * 6)
  expect([...state.hands.flat(), ...state.draw].sort((a, b) => a - b)).toEqual(allCards)
  expect(state.piles).toEqual([[], [], [], []])
  expect(view(state, 0).tops).toEqual([1, 1, 100, 100])
})

test('[TG-02] the deal depends only on the random seed', () => {
  expect(dealt(3)).toEqual(dealt(3))
  expect(dealt(3, {}, 1).hands).not.toEqual(dealt(3, {}, 2).hands)
})

test('[TX-01] the default layout has each command on four cards, with the numbers of the rules', () => {
  const commandOn = commandsIn(fixedLayout)
  const cardsWith = Object.fromEntries(
    commands.map((command) => [command, allCards.filter((card) => commandOn(card) === command)]),
  )
  expect(cardsWith).toEqual({
    stop: [4, 35, 66, 97],
    skull: [11, 42, 59, 90],
    three: [18, 49, 52, 83],
    silence: [7, 25, 76, 94],
    'no-backwards': [14, 32, 69, 87],
    'one-pile': [21, 39, 62, 80],
    'draw-one': [28, 46, 55, 73],
  })
})

test('[TX-01] the default layout is symmetric, with two commands in every block of seven', () => {
  const commandOn = commandsIn(fixedLayout)
  for (const card of allCards) expect(commandOn(101 - card)).toBe(commandOn(card))
  for (let block = 0; block < 14; block++) {
    const cards = allCards.slice(block * 7, block * 7 + 7)
    expect(cards.filter((card) => commandOn(card) !== undefined)).toHaveLength(2)
  }
})

test('[TX-01] a shuffled layout comes from the random seed of the deal', () => {
  const shuffled = { edition: 'extreme', layout: 'shuffled' } as const
  const { layout } = dealt(2, shuffled, 1)
  expect(new Set(layout).size).toBe(28)
  expect(layout.every((card) => allCards.includes(card))).toBe(true)
  expect(layout).toEqual(dealt(2, shuffled, 1).layout)
  expect(layout).not.toEqual(dealt(2, shuffled, 2).layout)
  expect(dealt(2, shuffled, 1).hands).toEqual(dealt(2, {}, 1).hands)
})

test('[TX-01] all players see a shuffled layout, and views omit the default one', () => {
  const shuffled = dealt(2, { edition: 'extreme', layout: 'shuffled' })
  expect(view(shuffled, 'public').layout).toEqual(shuffled.layout)
  expect(view(shuffled, 1).layout).toEqual(shuffled.layout)
  expect(view(dealt(2, { edition: 'extreme' }), 0)).not.toHaveProperty('layout')
})

test('the original game has no commands, even with the option for their layout', () => {
  const state = dealt(2, { edition: 'original', layout: 'shuffled' })
  expect(state.layout).toEqual([])
  expect(view(state, 0)).not.toHaveProperty('layout')
})

test('a redeal changes only what a seat cannot see', () => {
  const state = dealt(3)
  const redealt = redeal(state, 1, seed(7))
  expect(redealt.hands[1]).toEqual(state.hands[1])
  expect(redealt.hands[0]).not.toEqual(state.hands[0])
  expect(redealt.hands[2]).not.toEqual(state.hands[2])
  expect(redealt.draw).not.toEqual(state.draw)
  expect(sizes(redealt)).toEqual(sizes(state))
  expect([...redealt.hands.flat(), ...redealt.draw].sort((a, b) => a - b)).toEqual(allCards)
})

test('the player to move can still end the turn after a redeal of the other hands', () => {
  // Seat 1 knows that seat 0 can play, and 91 is the only hidden card that fits. So each redeal must
  // leave it there.
  const state = position({ hand: [91], others: [[50], [60]], tops: [90, 99, 2, 3], draw: 0 })
  for (let number = 0; number < 20; number++)
    expect(redeal(state, 1, seed(number)).hands[0]).toEqual([91])
})

test('after the end there is nothing hidden, so a redeal changes nothing', () => {
  const state = { ...extreme({ hand: [5] }), ending: { won: false, clause: 'TG-13' } } as const
  expect(redeal(state, 'public', seed(3)).draw).toEqual(state.draw)
})
