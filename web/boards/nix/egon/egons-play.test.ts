import { describe, expect, test } from 'vitest'

import { apply } from '../../../../shared/games/nix/rules/apply.ts'
import { egonRemark } from './egons-play.ts'
import {
  lay,
  plainChips,
  position,
  type Situation,
} from '../../../../shared/games/nix/testing/positions.ts'
import {
  moods,
  remarks as en,
  type Mood,
  type Remarks,
} from '../../../../shared/games/nix/words/en/table.ts'

const inEachLanguage = import.meta.glob<Remarks>('../../../../shared/games/nix/words/*/table.ts', {
  eager: true,
  import: 'remarks',
})
import type { Card, State } from '../../../../shared/games/nix/rules/state.ts'
import { view } from '../../../../shared/games/nix/rules/view.ts'

/**
 * Returns the state after a round of two players and EGON, in which EGON, who plays last, has
 * turned over the cards of `pile`.
 */
const played = (pile: readonly Card[], more: Partial<Situation> = {}): State =>
  apply(
    position({
      hands: [
        [5, 6],
        [1, 2],
      ],
      egon: true,
      turn: 1,
      pile,
      ...more,
    }),
    1,
    lay('one', 1),
  )

/** Each remark is the name of its mood, so that the tests can tell which mood was chosen. */
const moodNames = Object.fromEntries(moods.map((mood) => [mood, [mood]])) as Record<Mood, [string]>
const mood = (state: State): string | null => egonRemark(view(state, 'public'), moodNames)

describe('EGON', () => {
  test('says nothing before he has played', () => {
    expect(mood(position({ hands: [[5], [1]], egon: true }))).toBeNull()
  })

  test('comments on the value of his combination', () => {
    expect(mood(played([1, 5]))).toBe('low')
    expect(mood(played([5, 5]))).toBe('fair')
    expect(mood(played([5, 5, 5], { round: 2 }))).toBe('high')
  })

  test('[NU-17] announces his super-chip', () => {
    expect(mood(played([1, 3, 5, 7, 7], { round: 4 }))).toBe('super')
  })

  test('[NU-08] comments on a chip that he pushed off, even his own', () => {
    expect(mood(played([5, 5], { rows: { pair: plainChips(0, 1, 0) } }))).toBe('off')
    expect(mood(played([5, 5], { rows: { pair: plainChips(0, 1, 'egon') } }))).toBe('own')
    expect(mood(played([5, 5], { rows: { pair: plainChips(0, 1) } }))).toBe('fair')
  })

  test('says the same to every viewer until he plays again', () => {
    const state = played([5, 5], { rows: { pair: plainChips(0, 1, 0) } })
    const later = apply(state, 0, lay('one', 5))
    for (const other of [view(state, 1), view(state, 'public'), view(later, 0)])
      expect(egonRemark(other, en)).toBe(egonRemark(view(state, 0), en))
  })

  test('[NU-15] still says it when his play ended the deal', () => {
    const state = played([1, 1, 3, 3, 5, 7], { round: 5 })
    expect(state.deal).toBe(2)
    expect(mood(state)).toBe('fair')
  })

  test('has remarks for every mood and language', () => {
    for (const remarks of Object.values(inEachLanguage))
      for (const each of moods) for (const remark of remarks[each]) expect(remark).toMatch(/\.$/)
  })
})
