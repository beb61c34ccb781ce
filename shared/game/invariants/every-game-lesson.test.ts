/// <reference types="vite/types/importMeta.d.ts" />
import { describe, expect, test } from 'vitest'

import { derivedLesson } from '../../define-game/derived-lesson.ts'
import { gameOf } from '../../define-game/game.ts'
import { cardsIn, isValues, layoutOf, type AnyDefinition } from '../../define-game/layout.ts'
import { learner, planLesson, type AnyLesson, type PlannedStep } from '../../define-game/lesson.ts'
import { oneFileGames } from '../../games/one-file-games.ts'
import { languages } from '../../language.ts'

// The lessons of single-file games: from a lesson file, or derived from the game. The lessons of
// all other games are in `web/learn`, and web/learn/lessons.test.ts checks them.

const lessons = import.meta.glob<AnyLesson>('../../games/*.lesson.ts', {
  import: 'default',
  eager: true,
})

const taught = oneFileGames.map((game: AnyDefinition) => ({
  id: game.id,
  game,
  lesson: lessons[`../../games/${game.id}.lesson.ts`] ?? derivedLesson(game),
}))

/**
 * Returns the clauses that forbid the learner's move of this step if one of its choices is changed.
 */
function forbiddingIn(game: AnyDefinition, options: object, { state, move }: PlannedStep) {
  const { view, violatedClause } = gameOf(game)
  const seen = view(state, learner)
  const { own } = layoutOf(game)
  const fields = Object.entries(game.moves[move?.do ?? '']?.choose ?? {})
  const others = fields.flatMap(([name, field]) => {
    const values = isValues(field) ? field : own.flatMap((zone) => cardsIn(seen[zone]))
    return values.map((value) => Object.assign({}, move, { [name]: value }))
  })
  return new Set(others.map((other) => violatedClause(seen, options, other)))
}

/** Returns the clauses that can forbid a choice of the move named `move`. */
const conditionsOf = (game: AnyDefinition, move: string): readonly string[] => {
  const { choose, forbids = {}, ifAble = {} } = game.moves[move] ?? { rule: '' }
  return choose ? Object.keys({ ...forbids, ...ifAble }) : []
}

describe.each(taught)('the lesson of $id', ({ game, lesson }) => {
  const plan = planLesson(game, lesson)

  test('makes only legal moves, and has at most five steps', () => {
    expect(plan.steps.length).toBeGreaterThan(0)
    expect(plan.steps.length).toBeLessThanOrEqual(5)
    expect(plan.steps.some(({ move }) => move !== null)).toBe(true)
  })

  test('teaches the clause of each move that the learner makes', () => {
    const rules = plan.steps.flatMap(({ move }) => game.moves[move?.do ?? '']?.rule ?? [])
    expect(plan.steps.flatMap((step) => step.rules)).toEqual(expect.arrayContaining(rules))
  })

  test('shows a choice that is forbidden by a clause which it teaches', () => {
    for (const step of plan.steps) {
      const named = conditionsOf(game, step.move?.do ?? '').filter((one) =>
        step.rules.includes(one),
      )
      if (named.length === 0) continue
      const forbidding = forbiddingIn(game, plan.options, step)
      expect(named.filter((clause) => forbidding.has(clause))).not.toEqual([])
    }
  })

  test('teaches clauses of the game, with a title of its own for each step in every language', () => {
    const clauses = Object.keys(game.en.rules)
    for (const { rules } of [...plan.steps, { rules: lesson.end }]) {
      expect(rules).not.toEqual([])
      expect(clauses).toEqual(expect.arrayContaining([...rules]))
    }
    for (const language of languages.filter((one) => game[one]))
      expect(new Set(lesson[language]).size).toBe(plan.steps.length)
  })
})
