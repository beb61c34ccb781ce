import { describe, expect, test } from 'vitest'

import { randomOf } from '../../../game/invariants/games-by-chance.ts'
import type { ReasonWords } from '../../../game/words.ts'
import { apply } from '../rules/apply.ts'
import { bot } from './bot.ts'
import type { Why } from '../rules/reasons.ts'
import { redeal, setup } from '../rules/deal.ts'
import { moves } from '../rules/moves.ts'
import {
  chipOf,
  lay,
  laySuper,
  plainChips,
  position,
  rowCalled,
  superChipOf,
} from '../testing/positions.ts'
import { reasonWords as german } from '../words/de/extras.ts'
import { reasonWords as english } from '../words/en/extras.ts'
import { reasonWords as french } from '../words/fr/extras.ts'
import { fields } from '../rules/rows.ts'
import type { Move, State } from '../rules/state.ts'
import { view } from '../rules/view.ts'

const why = (state: State, move: Move) =>
  bot.reason(view(state, state.turn ?? 0), state.options, move)

describe('the bot moves', () => {
  test('with an empty hand, without a card', () => {
    const state = position({ hands: [[], [1]], round: 4 })
    expect(why(state, laySuper('none'))).toEqual({ why: 'no-card' })
  })

  test('without a reason if it has no choice, since that would reveal its hand', () => {
    const state = position({ hands: [[3], [1]], round: 5 })
    expect(why(state, lay('one', 3))).toBeNull()
  })

  test('[NU-09] its super-chip in round 4, the last round in which it counts double', () => {
    const state = position({ hands: [[4, 4], [1]], round: 4 })
    const pair = rowCalled('pair')
    expect(why(state, laySuper('pair', 4, 4))).toEqual({ why: 'super-in-time', row: pair })
  })

  test('into a row that no other player enters afterwards', () => {
    const state = position({ hands: [[1], [3, 3, 3]], round: 5, turn: 1 })
    const three = rowCalled('three')
    expect(why(state, lay('three', 3, 3, 3))).toEqual({ why: 'lies-last', row: three, points: 5 })
  })

  test('into a row that no other player can enter', () => {
    const state = position({ hands: [[3, 3, 3], [1]], round: 5 })
    const three = rowCalled('three')
    expect(why(state, lay('three', 3, 3, 3))).toEqual({ why: 'stays', row: three, points: 5 })
  })

  test('[NU-08] its own chip up', () => {
    const state = position({
      hands: [[1], [3, 3, 3]],
      round: 5,
      turn: 1,
      rows: { three: [superChipOf(1)] },
    })
    const three = rowCalled('three')
    expect(why(state, lay('three', 3, 3, 3))).toEqual({ why: 'lifts', row: three, points: 8 })
  })

  test('[NU-08] the chip of the player who loses most, off a row or down', () => {
    const full = [...plainChips(1), chipOf(0), superChipOf('egon')]
    const state = position({
      hands: [[1], [6, 6, 1, 2]],
      egon: true,
      round: 5,
      turn: 1,
      rows: { pair: full },
    })
    const pushesOff = { why: 'pushes-off', row: rowCalled('pair'), player: 2, points: 6 }
    expect(why(state, lay('pair', 6, 6))).toEqual(pushesOff)
    const two = [...plainChips(1), superChipOf(0)]
    const down = position({ hands: [[1], [6, 6, 1, 2]], round: 5, turn: 1, rows: { pair: two } })
    expect(why(down, lay('pair', 6, 6))).toEqual({ ...pushesOff, why: 'pushes-down', player: 0 })
  })
})

describe('a reason', () => {
  const reasons = reasonsInGames()

  test('of each kind occurs in a few games', () => {
    expect(new Set(reasons.map(({ reason }) => reason.why)).size).toBeGreaterThan(10)
  })

  test('does not depend on the hands of the other players', () => {
    for (const { state, move, reason } of reasons.filter((_, at) => at % 5 === 0))
      expect(why(redeal(state, state.turn ?? 0, randomOf(9)), move)).toEqual(reason)
  })

  test('names no card', () => {
    const facts = new Set(reasons.flatMap(({ reason }) => Object.keys(reason)))
    expect(['why', 'row', 'points', 'player', 'rounds']).toEqual(expect.arrayContaining([...facts]))
  })

  test('[NU-04] about the final field of a chip shows the value of the field', () => {
    const times = { stays: [1, 0], 'super-stays': [2, 0], rises: [1, 1], 'super-rises': [2, 1] }
    for (const [name, [many = 0, field = 0]] of Object.entries(times)) {
      const ofIt = reasons.flatMap(({ reason }) => (reason.why === name ? [reason] : []))
      expect(ofIt.length).toBeGreaterThan(0)
      for (const reason of ofIt)
        expect('points' in reason && reason.points).toBe(
          'row' in reason && many * (fields[reason.row][field] ?? 0),
        )
    }
  })

  test('is a whole sentence in each language', () => {
    for (const words of inEachLanguage)
      for (const { reason } of reasons)
        for (const me of [null, 0]) {
          const sentence = words.sentence(reason, names, me)
          expect(sentence).toMatch(/^\p{Lu}.+[.!]$/u)
          expect(sentence).not.toMatch(/undefined|NaN|null/)
        }
  })

  test('addresses a player who is pushed, and names the others', () => {
    const reason: Why = { why: 'pushes-off', row: 4, player: 1, points: 3 }
    expect(english.sentence(reason, names, 1)).toContain('your chip')
    expect(german.sentence(reason, names, 1)).toContain('Deinen Chip')
    expect(french.sentence(reason, names, 1)).toContain('ton jeton')
    const egons: Why = { ...reason, player: 5 }
    for (const words of inEachLanguage) {
      expect(words.sentence(reason, names, 0)).toContain('Ben')
      expect(words.sentence(egons, names, 0)).toContain('EGON')
    }
  })
})

const names = ['Anna', 'Ben', 'Kim', 'Ole', 'Uwe']
const inEachLanguage = Object.values(
  import.meta.glob<ReasonWords<Why>>('../words/*/extras.ts', {
    eager: true,
    import: 'reasonWords',
  }),
)

/** Returns the reasons that medium bots give in games with two to five players. */
function reasonsInGames() {
  const reasons: { state: State; move: Move; reason: Why }[] = []
  for (const seats of [2, 3, 4, 5]) {
    let state = setup(seats, { egon: seats % 2 === 0, begins: 1 }, randomOf(40 + seats))
    for (let made = 0; state.turn !== null; made++) {
      const seatView = view(state, state.turn)
      // An easy bot makes every third move, so that there are moves that a medium bot would not
      // choose.
      const strength = made % 3 === 0 ? 'easy' : 'medium'
      const thinking = { random: randomOf(made), urgency: 'urgent', strength } as const
      const move = bot.move(seatView, state.options, thinking) ?? moves(seatView)[0]
      if (!move) throw new Error('the player to move makes no move')
      const reason = bot.reason(seatView, state.options, move)
      if (reason) reasons.push({ state, move, reason: reason as Why })
      state = apply(state, state.turn, move)
    }
  }
  return reasons
}
