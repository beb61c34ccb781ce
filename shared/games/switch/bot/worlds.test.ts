import { describe, expect, test } from 'vitest'

import { randomOf } from '../../../game/invariants/games-by-chance.ts'
import { bot } from './bot.ts'
import { game } from '../game.ts'
import { inOrder, type Card } from '../rules/cards.ts'
import { after, cards, draw, position, type PositionInput } from '../testing/positions.ts'
import { ruleSet } from '../testing/rule-sets.ts'
import type { State } from '../rules/state.ts'
import { view } from '../rules/view.ts'
import { stuckIn } from './stuck.ts'
import { worldsOf } from './worlds.ts'

const asked = { random: randomOf(1), urgency: 'urgent', strength: 'easy' } as const

/** Plays the start of a round by random rules, among players who draw only if they must. */
function* played(number: number): Generator<State> {
  const options = { ...ruleSet(number), hand: 5, pack: 52 } as const
  let state = game.setup(3, options, randomOf(number), null)
  for (let made = 0; made < 80 && game.outcome(state) === null; made++) {
    yield state
    const [seat = 0] = game.toMove(state)
    const move = bot.move(view(state, seat), options, asked)
    if (move) state = game.apply(state, seat, move, options)
  }
}

const inWorlds = (state: State, count: number): State[] => {
  const worldAt = worldsOf(view(state, state.turn), state.options, randomOf(7))
  return Array.from({ length: count }, (_, number) => worldAt(number))
}

const allCards = (state: State): readonly Card[] =>
  inOrder([...state.hands.flat(), ...state.draw, ...state.discard])

test('a sampled world has every card once and the right hand sizes', () => {
  for (let number = 1; number <= 10; number++)
    for (const state of played(number))
      for (const world of inWorlds(state, 2)) {
        expect(world.hands.map((hand) => hand.length)).toEqual(
          state.hands.map(({ length }) => length),
        )
        expect(world.hands[state.turn]).toEqual(state.hands[state.turn])
        expect(allCards(world)).toEqual(allCards(state))
      }
})

test('what a draw reveals about a hand is true, under any rules', () => {
  let told = 0
  for (let number = 1; number <= 60; number++)
    for (const state of played(number)) {
      const seat = game.toMove(state)[0] ?? 0
      const stuck = stuckIn(view(state, seat), state.options)
      if (!stuck) continue
      told++
      const couldHave = state.hands[stuck.seat]?.filter((card) => !stuck.cannotLay(card)) ?? []
      expect(couldHave.length).toBeLessThanOrEqual(stuck.drawn)
    }
  expect(told).toBeGreaterThan(100)
})

describe('in every world', () => {
  const noAnswer: PositionInput = {
    hands: ['3♠ 4♠ 5♦', '3♣ 4♣ 5♣ 6♣'],
    discards: '2♥',
    toDraw: '7♣ 7♦ 8♦ 9♦ 10♦ K♦ 2♣ 2♦ 2♠',
    demand: { by: 'draw', owed: 2 },
    turn: 1,
  }

  test('a player who paid a demand held no answer, but may have drawn one', () => {
    const twos = inWorlds(after(position(noAnswer), draw), 200).map(
      ({ hands }) => hands[1]?.filter((card) => cards('2♣ 2♦ 2♠').includes(card)).length ?? 0,
    )
    expect(Math.max(...twos)).toBe(2)
    expect(twos.filter((count) => count === 0).length).toBeGreaterThan(100)
  })

  test('a player who drew one card could have played no other card', () => {
    const worlds = inWorlds(after(position({ hands: ['3♠ 4♠', '3♣ 4♣ 5♣'], turn: 1 }), draw), 50)
    for (const { hands } of worlds)
      expect(
        hands[1]?.filter((card) =>
          cards('2♥ 3♥ 4♥ 5♥ 6♥ 7♥ 8♥ 10♥ J♥ Q♥ K♥ A♥ A♠ A♣ A♦ 9♠ 9♣ 9♦').includes(card),
        ).length,
      ).toBeLessThanOrEqual(1)
  })
})
