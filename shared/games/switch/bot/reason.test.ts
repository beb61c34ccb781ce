import { describe, expect, test } from 'vitest'

import type { Reason } from '../../../game/game.ts'
import type { ReasonWords } from '../../../game/words.ts'
import { bot } from './bot.ts'
import { moves } from '../rules/moves.ts'
import { gameByChance, hasty } from '../testing/play-by-chance.ts'
import { call, draw, lay, position, type PositionInput } from '../testing/positions.ts'
import { ruleSet } from '../testing/rule-sets.ts'
import type { Move } from '../rules/state.ts'
import { view } from '../rules/view.ts'
import type { Why } from '../rules/reasons.ts'
import { reasonFor } from './reason.ts'

/** Returns the reason that seat 0 gives for this move. */
function why(shown: PositionInput, move: Move): Reason | null {
  const state = position(shown)
  expect(moves(view(state, 0), state.options)).toContainEqual(move)
  return bot.reason(view(state, 0), state.options, move)
}

const mine = '2♥ 5♥ 8♥ 10♥ A♣ 7♣'
const many = '3♣ 4♣ 5♣ 6♣ 10♣'

const inEachLanguage = Object.values(
  import.meta.glob<ReasonWords>('../words/*/extras.ts', { eager: true, import: 'reasonWords' }),
)
const demand = { by: 'draw', owed: 2 } as const

describe('the reason', () => {
  test.each<[string, PositionInput, Move, Why]>([
    ['for the last cards', { hands: ['9♣', many] }, lay('9♣'), { why: 'last' }],
    ['for a special card played last', { hands: ['8♥', many] }, lay('8♥'), { why: 'special-last' }],
    ['for drawing', { hands: ['3♠ 4♠', many] }, draw, { why: 'drew' }],
    [
      'for paying a demand',
      { hands: ['3♠', many], discards: '2♥', demand },
      draw,
      { why: 'paid', owed: 2 },
    ],
    [
      'for passing a demand on',
      { hands: ['2♠ 3♠ 4♠ 5♠ 6♠', many], discards: '2♥', demand },
      lay('2♠'),
      { why: 'passed-on', owed: 4, next: 1 },
    ],
    [
      'for cancelling a demand',
      { hands: ['J♦ 3♠', many], discards: 'J♠', demand: { by: 'draw2', owed: 5 } },
      call('J♦'),
      { why: 'cancelled', owed: 5 },
    ],
    [
      'for demanding cards from a player with few cards',
      { hands: [mine, '3♠', '4♠ 5♠'] },
      lay('2♥'),
      { why: 'asked', owed: 2, next: 1, left: 1 },
    ],
    [
      'for skipping a player with few cards',
      { hands: [mine, '3♠ 4♠', '5♠ 6♠'] },
      lay('8♥'),
      { why: 'skipped', next: 1, left: 2 },
    ],
    [
      'for changing the direction away from a player with few cards',
      { hands: [mine, '3♠ 4♠', '5♠ 6♠ 7♠'] },
      lay('10♥'),
      { why: 'reversed', next: 1, left: 2 },
    ],
    [
      'for a swap for fewer cards',
      { hands: ['Q♠ 3♥ 4♦ 5♦', '3♠ 4♠'], discards: '9♠' },
      lay('Q♠'),
      { why: 'swapped', next: 1, gave: 3, got: 2 },
    ],
    [
      'for a special card that cannot be the last one',
      { hands: ['8♥ 5♥ 6♥', many] },
      lay('8♥'),
      { why: 'early', left: 2 },
    ],
    [
      'for naming a suit that has mostly been played',
      { hands: [mine, '3♠', '4♠ 5♠'], discards: '3♥ 4♥ 6♥ 7♥ 9♥ K♥ 9♦' },
      lay('A♣', { suit: 'hearts' }),
      { why: 'named-rare', named: 'hearts', next: 1 },
    ],
    [
      'for naming any other suit',
      { hands: [mine, '3♠', '4♠ 5♠'], discards: '3♥ 4♥ 6♥ 7♥ 9♥ K♥ 9♦' },
      lay('A♣', { suit: 'spades' }),
      { why: 'named', named: 'spades' },
    ],
    [
      'for several cards at once',
      { hands: ['9♣ 9♦ 3♠ 4♠', many] },
      lay('9♣ 9♦'),
      { why: 'together', count: 2 },
    ],
    ['for the last card but one', { hands: ['5♥ 3♠', many] }, call('5♥'), { why: 'called' }],
    [
      'for a card with many points for the winner',
      { hands: ['K♥ 3♠ 4♠', many], scoring: 'cards' },
      lay('K♥'),
      { why: 'high', points: 10 },
    ],
    ['for any other card', { hands: ['5♥ 3♠ 4♠', many] }, lay('5♥'), { why: 'lighter', left: 2 }],
  ])('%s', (_, shown, move, reason) => {
    expect(why(shown, move)).toEqual(reason)
  })

  test('for drawing does not reveal whether a card could have been played', () => {
    expect(why({ hands: ['5♥', many] }, draw)).toEqual({ why: 'drew' })
    const asked = { hands: ['2♠ 3♠', many], discards: '2♥', demand } as const
    expect(why(asked, draw)).toEqual({ why: 'paid', owed: 2 })
  })
})

const made = (number: number) =>
  [...gameByChance(number, hasty, { rules: ruleSet, most: 60 })].flatMap(({ state, move }) => {
    const shown = view(state, state.turn)
    return move && state.step.now !== 'passing' ? [{ state, shown, move }] : []
  })

test('does not depend on the rest of the hand, under any rules', () => {
  for (let number = 1; number <= 12; number++)
    for (const { state, shown, move } of made(number)) {
      const laid = move.do === 'play' ? move.cards : []
      const unseen = state.draw.toSorted((a, b) => a - b)
      const others = shown.hand.filter((card) => !laid.includes(card))
      // Replace the other cards of the hand by cards that no player sees.
      if (shown.step?.now === 'drawn' || unseen.length < others.length) continue
      const hand = [...laid, ...unseen.slice(0, shown.hand.length - laid.length)]
      expect(reasonFor({ ...shown, hand }, state.options, move)).toEqual(
        reasonFor(shown, state.options, move),
      )
    }
})

test('is a sentence in each language, under any rules', () => {
  const names = ['Ada', 'Ben', 'Cleo', 'Dora', 'Emil', 'Finn']
  for (let number = 13; number <= 24; number++)
    for (const { state, shown, move } of made(number)) {
      const reason = reasonFor(shown, state.options, move)
      if (!reason) continue
      for (const words of inEachLanguage) {
        const toAll = words.sentence(reason, names, null)
        expect(toAll).toMatch(/^(?!.*(undefined|NaN|null))[A-ZÀ-Ý0-9].*[.!]$/)
        if (!('next' in reason)) continue
        const toNext = words.sentence(reason, names, reason.next)
        expect(toNext).not.toContain(names[reason.next])
        expect(toAll).toContain(names[reason.next])
      }
    }
})
