import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { randomNumbered, shuffle } from '../../../../deal/random.ts'
import { defaultsOf } from '../../../../game/options.ts'
import { choices, type Options } from '../../options.ts'
import { allCards } from '../../rules/deal.ts'
import { commandsIn, fixedLayout } from '../../rules/layout.ts'
import { piles, type Card, type ActiveSignal, type View } from '../../rules/state.ts'
import { withSignal } from '../../rules/talk.ts'
import { hintsIn, isHandOf, mayHold } from './hints.ts'
import { positionNow } from '../position.ts'
import { signalToGive } from './signals.ts'
import { worldsOf } from '../worlds.ts'

const options: Options = defaultsOf(choices.values)

/**
 * Positions in which seat 0 is to move. The piles have advanced, and the other hands are dealt from
 * the remaining cards.
 */
const anyTable = fc
  .record({ deal: fc.nat(9999), seats: fc.integer({ min: 2, max: 5 }), played: fc.nat(40) })
  .map(({ deal, seats, played }) => {
    const [cards] = shuffle(randomNumbered(deal), allCards)
    const lying = cards.splice(0, 8 + played)
    const up = lying.filter((card) => card < 50)
    const down = lying.filter((card) => card >= 50)
    const tops = [up[0] ?? 1, up[1] ?? 1, down[0] ?? 100, down[1] ?? 100]
    const hands: (readonly Card[])[] = Array.from({ length: seats }, () => cards.splice(0, 6))
    return { tops, lying, hands, draw: cards.length }
  })
type Table = typeof anyTable extends fc.Arbitrary<infer One> ? One : never

function viewOf({ tops, lying, hands, draw }: Table, seat: number): View {
  const bits = lying.reduce((sum, card) => sum | (1n << BigInt(card)), 0n)
  return {
    seat,
    hand: hands[seat] ?? [],
    hands: hands.map((hand) => hand.length),
    draw,
    tops,
    seen: bits.toString(16),
    turn: 0,
    played: [],
    activeSignals: [],
  }
}

/** Returns the signals of all other players before seat 0 begins. */
function signalsAt(table: Table): ActiveSignal[] {
  let activeSignals: ActiveSignal[] = []
  for (let seat = 1; seat < table.hands.length; seat++)
    for (;;) {
      const signal = signalToGive({ ...viewOf(table, seat), activeSignals }, options)
      if (signal === null) break
      activeSignals = withSignal(activeSignals, seat, signal)
    }
  return activeSignals
}
const commandOn = commandsIn(fixedLayout)
const everybody = [0, 1, 2, 3, 4]

test('the hand of a bot always matches the hints of its signals', () => {
  fc.assert(
    fc.property(anyTable, (table) => {
      const view = { ...viewOf(table, 0), activeSignals: signalsAt(table) }
      const hints = hintsIn(view, options, everybody)
      expect(hints.length).toBe(table.hands.length - 1)
      for (const hint of hints) {
        const hand = table.hands[hint.seat] ?? []
        expect(hand.every((card) => mayHold(hint, card))).toBe(true)
        expect(isHandOf(hint, hand)).toBe(true)
      }
    }),
  )
})

test('in the sampled worlds, the other players would have given the same signals', () => {
  fc.assert(
    fc.property(anyTable, (table) => {
      const activeSignals = signalsAt(table)
      const view = { ...viewOf(table, 0), activeSignals }
      const hints = hintsIn(view, options, everybody)
      const position = positionNow(view, options)
      const worldAt = worldsOf(position, 0, view, hints, randomNumbered(1))
      const same = Array.from({ length: 20 }, (_, number) => {
        const { hands, draw } = worldAt(number)
        const all = [...(table.hands[0] ?? []), ...table.lying, ...hands.flat(), ...draw]
        expect(all.toSorted((one, other) => one - other)).toEqual(allCards)
        const own = table.hands[0] ?? []
        const dealt = { ...table, hands: hands.with(0, own) }
        return JSON.stringify(signalsAt(dealt)) === JSON.stringify(activeSignals)
      })
      // If the signals of two players both require the same card, only one of them can get it. The
      // other hand is then dealt at random, so some deals do not match the signals.
      expect(same.filter(Boolean).length).toBeGreaterThanOrEqual(10)
    }),
    { numRuns: 60 },
  )
})

describe('the signal of a person', () => {
  const table = { tops: [20, 30, 80, 70], lying: [], hands: [[60], [50]], draw: 0 }
  const mayBe = (activeSignals: ActiveSignal[], card: Card, bots: number[] = []) =>
    hintsIn({ ...viewOf(table, 0), activeSignals }, options, bots).every(
      (hint) => mayHold(hint, card) && isHandOf(hint, [card]),
    )

  test('means about the same as the signal of a bot', () => {
    const asked: ActiveSignal[] = [{ seat: 1, about: 0, says: 'please-not' }]
    expect([21, 26, 40, 41].map((card) => mayBe(asked, card))).toEqual([true, true, true, false])
    const great: ActiveSignal[] = [{ seat: 1, about: 2, says: 'great' }]
    expect([90, 79].map((card) => mayBe(great, card))).toEqual([true, false])
  })

  test('gives no hint beyond the signal itself', () => {
    expect(mayBe([], 21)).toBe(true)
    expect(mayBe([], 21, [1])).toBe(false)
  })
})

test('a missing signal is no hint before the first card', () => {
  const table = { tops: [1, 1, 100, 100], lying: [], hands: [[50], [2]], draw: 96 }
  expect(hintsIn(viewOf(table, 0), options, everybody)).toEqual([])
})

test('[TX-13] under silence there are no hints', () => {
  const extreme: Options = { ...options, edition: 'extreme' }
  const hints = (top: number) =>
    piles.map((pile) => {
      const tops = [20, 30, 80, 70].with(pile, top)
      return hintsIn(
        viewOf({ tops, lying: tops, hands: [[50], [51]], draw: 90 }, 0),
        extreme,
        everybody,
      ).length
    })
  const silence = allCards.find((card) => commandOn(card) === 'silence') ?? 0
  expect(hints(silence)).toEqual([0, 0, 0, 0])
})
