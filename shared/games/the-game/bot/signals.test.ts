import { expect, test } from 'vitest'

import { defaultsOf } from '../../options.ts'
import { choices } from '../options.ts'
import type { Card, Standing, View } from '../state.ts'
import { signals } from '../talk.ts'
import { harmIn, signalToGive } from './signals.ts'

const options = defaultsOf(choices.values)
/** Seat 0 looks on while seat 1 is to move. */
const view = (changes: Partial<View>): View => ({
  seat: 0,
  hand: [],
  hands: [7, 7],
  draw: 40,
  tops: [20, 30, 80, 70],
  seen: '0',
  turn: 1,
  laid: [],
  standing: [],
  ...changes,
})
const said = (changes: Partial<View>) => signalToGive(view(changes), options)

/** Nothing near any pile, so that the cards before them speak. */
const far: readonly Card[] = [48, 49, 50, 51, 52]

test('[TG-12] a trick in hand makes a pile great', () => {
  expect(said({ hand: [10, ...far] })).toEqual({ about: 0, says: 'great' })
  expect(said({ hand: [...far, 90] })).toEqual({ about: 2, says: 'great' })
})

test('[TG-12] the dearer a turn would be without a pile, the more a bot asks for it', () => {
  const tops = [60, 30, 80, 70]
  expect(said({ tops, hand: [31, 32, 68, 69] })).toBeNull()
  expect(said({ tops, hand: [31, 32, 65, 66] })).toEqual({ about: 1, says: 'tiny-step' })
  expect(said({ tops, hand: [31, 32, 60, 61] })).toEqual({ about: 1, says: 'please-not' })
  expect(said({ tops, hand: [31, 32, 51, 52] })).toEqual({ about: 1, says: 'please-please-not' })
})

test('[TG-12] what is no longer true is taken back', () => {
  const standing: Standing[] = [{ seat: 0, about: 1, says: 'please-please-not' }]
  expect(said({ hand: [71, 72, 79, 78], standing })).toEqual({ about: 1, says: null })
})

test('what is still nearly true stays as it was said', () => {
  const hand = [31, 32, 60, 61]
  const standing: Standing[] = [{ seat: 0, about: 1, says: 'please-please-not' }]
  expect(said({ hand, standing })).toBeNull()
})

test('a bot talks between turns only, never in its own, and not alone', () => {
  const hand = [10, ...far]
  expect(said({ hand, laid: [[70, 3, 71]] })).toBeNull()
  expect(said({ hand, turn: 0 })).toBeNull()
  expect(said({ hand, hands: [8], turn: null })).toBeNull()
})

test('[TG-03] before the first card a bot says how its hand would begin', () => {
  const start = { turn: null, tops: [1, 1, 100, 100] }
  expect(said({ ...start, hand: [2, 3, 40, 41, 42, 43, 44] })).toEqual({
    about: 'begin',
    says: 'begin',
  })
  expect(said({ ...start, hand: [39, 40, 41, 42, 43, 44] })).toEqual({
    about: 'begin',
    says: 'rather-not',
  })
})

test('who is not next asks for nothing, but says what is great', () => {
  const hands = [7, 7, 7]
  const asks = [31, 32, 51, 52]
  expect(said({ hands, turn: 2, tops: [60, 30, 80, 70], hand: asks })).not.toBeNull()
  expect(said({ hands, turn: 1, tops: [60, 30, 80, 70], hand: asks })).toBeNull()
  expect(said({ hands, turn: 1, hand: [10, ...far] })).toEqual({ about: 0, says: 'great' })
})

test('all that a bot wants to say is on offer', () => {
  const seen = view({ hand: [10, ...far] })
  expect(signals(seen, options)).toContainEqual(signalToGive(seen, options))
})

const turnTo = (top: number) => ({
  tops: [top, 30, 80, 70] as const,
  cards: 0,
  count: 2,
  cost: top - 20,
  plays: () => [],
})

const heard = (standing: Standing) => {
  const harm = harmIn(view({ standing: [standing] }), [20, 30, 80, 70])
  return (top: number) => harm(turnTo(top))
}

test('what others ask for weighs on a turn that takes their pile on, what oneself said does not', () => {
  const asked = heard({ seat: 1, about: 0, says: 'please-not' })
  expect(asked(25)).toBeGreaterThan(0)
  expect(asked(20)).toBe(0)
  expect(asked(10)).toBe(0)
  expect(asked(22)).toBeLessThan(asked(25))
  expect(heard({ seat: 1, about: 0, says: 'please-please-not' })(25)).toBeGreaterThan(asked(25))
  expect(heard({ seat: 0, about: 0, says: 'please-not' })(25)).toBe(0)
})
