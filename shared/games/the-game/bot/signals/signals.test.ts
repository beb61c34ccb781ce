import { expect, test } from 'vitest'

import { defaultsOf } from '../../../../game/options.ts'
import { choices } from '../../options.ts'
import { piles, type Card, type ActiveSignal, type View } from '../../rules/state.ts'
import { withSignal, signals } from '../../rules/talk.ts'
import { rulebook as de } from '../../words/de/rules.ts'
import { rulebook as en } from '../../words/en/rules.ts'
import { rulebook as fr } from '../../words/fr/rules.ts'
import { askSignals } from './convention.ts'
import { penaltyIn, signalToGive } from './signals.ts'

const options = defaultsOf(choices.values)
/** Returns a view of seat 0 while it is the turn of seat 1. */
const view = (changes: Partial<View>): View => ({
  seat: 0,
  hand: [],
  hands: [7, 7],
  draw: 40,
  tops: [20, 30, 80, 70],
  seen: '0',
  turn: 1,
  played: [],
  activeSignals: [],
  ...changes,
})
const said = (changes: Partial<View>) => signalToGive(view(changes), options)

const far: readonly Card[] = [48, 49, 50, 51, 52]
/** Gives the signals of a bot one by one, and returns all of them. */
function allSignals(changes: Partial<View>): readonly ActiveSignal[] {
  let activeSignals = changes.activeSignals ?? []
  for (let count = 0; count < 5; count++) {
    const signal = said({ ...changes, activeSignals })
    if (signal === null) return activeSignals
    activeSignals = withSignal(activeSignals, 0, signal)
  }
  throw new Error('the bot gives more than one signal about each pile')
}
const aboutPiles = (activeSignals: readonly ActiveSignal[]) =>
  piles.map((pile) => activeSignals.find(({ about }) => about === pile)?.says ?? null)

test('[TG-12] a trick in the hand makes a pile great', () => {
  expect(aboutPiles(allSignals({ hand: [10, ...far] }))[0]).toBe('great')
  expect(aboutPiles(allSignals({ hand: [...far, 90] }))[2]).toBe('great')
})

test('[TG-12] the nearer a card is, the more strongly a bot asks for its pile', () => {
  const hand = [53, 66, 50]
  expect(aboutPiles(allSignals({ hand, tops: [50, 45, 90, 54] }))).toEqual([
    'please-please-not',
    'please-not',
    null,
    'please-please-not',
  ])
  expect(aboutPiles(allSignals({ hand, tops: [34, 20, 84, 58] }))).toEqual([
    'tiny-step',
    null,
    'tiny-step',
    'please-not',
  ])
})

test('[TG-12] a bot takes back or replaces a signal that is no longer true', () => {
  const activeSignals: ActiveSignal[] = [
    { seat: 0, about: 0, says: 'please-please-not' },
    { seat: 0, about: 1, says: 'please-please-not' },
  ]
  expect(aboutPiles(allSignals({ hand: [50], tops: [20, 45, 41, 41], activeSignals }))).toEqual([
    null,
    'please-not',
    null,
    null,
  ])
})

test('a bot signals between turns only, not in its own turn and not alone', () => {
  const hand = [10, ...far]
  expect(said({ hand, played: [[70, 3, 71]] })).toBeNull()
  expect(said({ hand, turn: 0 })).toBeNull()
  expect(said({ hand, hands: [8], turn: null })).toBeNull()
})

test('[TG-03] before the first card a bot signals how well its hand could begin', () => {
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

test('a bot that is not next gives only strong signals, and takes back false ones', () => {
  const hands = [7, 7, 7]
  const hand = [53, 66, 50]
  const tops = [50, 45, 60, 41]
  const activeSignals: ActiveSignal[] = [{ seat: 0, about: 1, says: 'tiny-step' }]
  const next = aboutPiles(allSignals({ hands, hand, tops, activeSignals, turn: 2 }))
  expect(next).toEqual(['please-please-not', 'please-not', 'please-not', null])
  const later = aboutPiles(allSignals({ hands, hand, tops, activeSignals, turn: 1 }))
  expect(later).toEqual(['please-please-not', null, null, null])
})

test('every signal that a bot wants to give is legal', () => {
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

const harmBy = (activeSignal: ActiveSignal) => {
  const penalty = penaltyIn(view({ activeSignals: [activeSignal] }), [20, 30, 80, 70])
  return (top: number) => penalty(turnTo(top))
}

test('a signal of another player lowers the value of a turn that uses the pile; the bot’s own signal does not', () => {
  const asking = harmBy({ seat: 1, about: 0, says: 'please-not' })
  expect(asking(25)).toBeGreaterThan(0)
  expect(asking(20)).toBe(0)
  expect(asking(10)).toBe(0)
  expect(asking(22)).toBeLessThan(asking(25))
  expect(harmBy({ seat: 1, about: 0, says: 'please-please-not' })(25)).toBeGreaterThan(asking(25))
  expect(harmBy({ seat: 0, about: 0, says: 'please-not' })(25)).toBe(0)
})

test.for([en, de, fr])('[TG-12] the rulebook explains the signals of the bots (%#)', (rulebook) => {
  const rules = rulebook.flatMap((section) => section.rules)
  const rule = rules.find(({ clause }) => clause === 'TG-12')?.text ?? ''
  expect(rule.match(/\d+/g)).toEqual(askSignals.map(({ within }) => String(within)))
})
