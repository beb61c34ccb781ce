import { describe, expect, test } from 'vitest'

import { languages } from '../../shared/language.ts'
import { gamesOnOffer } from '../boards/offered.ts'
import { isTaught, loadLesson, loadRules } from '../boards/load-later.ts'
import { beginCourse, goOn, movesIn, playInCourse, stepOf } from './course.ts'

const taughtGames = gamesOnOffer.filter(({ id }) => isTaught(id)).map(({ id }) => id)

test('every game is taught', () => {
  expect(taughtGames).toEqual(gamesOnOffer.map(({ id }) => id))
})

describe.each(taughtGames)('the lesson of %s', (id) => {
  test('is played from its deal to its end by the real rules, and by the moves it asks for', async () => {
    const game = await loadRules(id)
    const { lesson } = await loadLesson(id, 'en')
    let course = beginCourse(game, lesson)
    for (const step of lesson.steps) {
      expect(stepOf(lesson, course)).toBe(step)
      const [move] = movesIn(game, lesson, course)
      if (step.plays === undefined) course = goOn(game, lesson, course)
      else if (move === undefined) throw new Error(`nothing can be played at “${step.name}”`)
      else course = playInCourse(game, lesson, course, move)
    }
    expect(stepOf(lesson, course)).toBeUndefined()
  })

  test('takes no other move than the one it asks for', async () => {
    const game = await loadRules(id)
    const { lesson } = await loadLesson(id, 'en')
    const course = beginCourse(game, lesson)
    const asked = movesIn(game, lesson, course)
    const others = game
      .moves(game.view(course.state, 0), lesson.options)
      .filter((move) => !asked.includes(move) && stepOf(lesson, course)?.plays?.(move) !== true)
    for (const move of others) expect(playInCourse(game, lesson, course, move)).toBe(course)
  })

  test('has at most five steps, and words for each in every language', async () => {
    for (const language of languages) {
      const { lesson, says } = await loadLesson(id, language)
      expect(lesson.steps.length).toBeLessThanOrEqual(5)
      expect(Object.keys(says)).toEqual(lesson.steps.map(({ name }) => name))
    }
  })

  test('ends with something to be read, which its guide is glad about', async () => {
    const { lesson } = await loadLesson(id, 'en')
    const last = lesson.steps.at(-1)
    expect(last?.plays).toBeUndefined()
    expect(last?.face).toBe('great')
  })
})
