import { describe, expect, test } from 'vitest'

import { languages } from '../../shared/language.ts'
import { availableGames } from '../boards/available-games.ts'
import { hasLesson, loadLesson, loadRules } from '../boards/load-on-demand.ts'
import { startLesson, nextStep, movesIn, playInLesson, stepOf } from './lesson-progress.ts'

const taughtGames = availableGames.filter(({ id }) => hasLesson(id)).map(({ id }) => id)

test('every game has a lesson', () => {
  expect(taughtGames).toEqual(availableGames.map(({ id }) => id))
})

describe.each(taughtGames)('the lesson of %s', (id) => {
  test('can be completed by the real rules with the expected moves', async () => {
    const game = await loadRules(id)
    const { lesson } = await loadLesson(id, 'en')
    let progress = startLesson(game, lesson)
    for (const step of lesson.steps) {
      expect(stepOf(lesson, progress)).toBe(step)
      const [move] = movesIn(game, lesson, progress)
      if (step.accepts === undefined) progress = nextStep(game, lesson, progress)
      else if (move === undefined) throw new Error(`nothing can be played at “${step.name}”`)
      else progress = playInLesson(game, lesson, progress, move)
    }
    expect(stepOf(lesson, progress)).toBeUndefined()
  })

  test('accepts no other move than the expected one', async () => {
    const game = await loadRules(id)
    const { lesson } = await loadLesson(id, 'en')
    const progress = startLesson(game, lesson)
    const asked = movesIn(game, lesson, progress)
    const others = game
      .moves(game.view(progress.state, 0), lesson.options)
      .filter((move) => !asked.includes(move) && stepOf(lesson, progress)?.accepts?.(move) !== true)
    for (const move of others) expect(playInLesson(game, lesson, progress, move)).toBe(progress)
  })

  test('has at most five steps, and words for each in every language', async () => {
    for (const language of languages) {
      const { lesson, texts } = await loadLesson(id, language)
      expect(lesson.steps.length).toBeLessThanOrEqual(5)
      expect(Object.keys(texts)).toEqual(lesson.steps.map(({ name }) => name))
    }
  })

  test('ends with a text and a happy face', async () => {
    const { lesson } = await loadLesson(id, 'en')
    const last = lesson.steps.at(-1)
    expect(last?.accepts).toBeUndefined()
    expect(last?.face).toBe('great')
  })
})
