import { describe, expect, test } from 'vitest'

import type { AnyMove } from '../../shared/game/game.ts'
import type { LessonText } from '../../shared/game/words.ts'
import type { LessonStep } from '../kit/lesson.ts'
import { inEnglish } from '../testing/render.ts'
import { languages } from '../../shared/language.ts'
import { availableGames } from '../boards/available-games.ts'
import { hasLesson, loadLesson, loadRules } from '../boards/load-on-demand.ts'
import {
  learnerSeat,
  movesIn,
  nextStep,
  playInLesson,
  startLesson,
  stepOf,
} from './lesson-progress.ts'

inEnglish()

/**
 * Returns the number of taps that a step takes: one for each part of its instruction (“Tap the 4,
 * then the pile”). A step without an instruction takes a tap on “Next”.
 */
const tapsIn = (step: LessonStep<AnyMove>, text: LessonText | undefined): number =>
  step.accepts === undefined ? 1 : (text?.action ?? '').split(',').length + namingTap(step)

/**
 * Returns 1 for a step with `offers`, because its move can open a dialog, which takes one more tap.
 */
const namingTap = ({ offers }: LessonStep<AnyMove>): number => Number(offers !== undefined)

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
      const move = movesIn(game, lesson, progress).find((one) => step.accepts?.(one))
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
      expect(Object.keys(texts)).toEqual([...lesson.steps.map(({ name }) => name), 'finish'])
    }
  })

  test('takes at most 90 seconds at 200 words a minute, with 2 seconds for each tap', async () => {
    for (const language of languages) {
      const { lesson, texts } = await loadLesson(id, language)
      const words = Object.values(texts)
        .flatMap(({ title, text, action = '' }) => `${title} ${text} ${action}`.split(/\s+/))
        .filter((word) => /[\p{L}\d]/u.test(word)).length
      const taps = lesson.steps.reduce((sum, step) => sum + tapsIn(step, texts[step.name]), 0)
      const looks = lesson.steps.filter(({ otherMoves }) => otherMoves !== undefined).length
      // Adds a second for each step in which other players move first, because the guide waits
      // then. Adds one tap to close the last screen.
      expect(words / (200 / 60) + 2 * (taps + 1) + looks).toBeLessThanOrEqual(90)
    }
  })

  test('says what to do in each step that a move ends', async () => {
    for (const language of languages) {
      const { lesson, texts } = await loadLesson(id, language)
      expect(lesson.steps.filter(({ name }) => texts[name]?.action !== undefined)).toEqual(
        lesson.steps.filter(({ accepts }) => accepts !== undefined),
      )
    }
  })

  test('crowns the learner only if the learner has won', async () => {
    const game = await loadRules(id)
    const { lesson } = await loadLesson(id, 'en')
    let progress = startLesson(game, lesson)
    for (const step of lesson.steps) {
      const move = movesIn(game, lesson, progress).find((one) => step.accepts?.(one))
      progress =
        move === undefined
          ? nextStep(game, lesson, progress)
          : playInLesson(game, lesson, progress, move)
    }
    const outcome = game.outcome(progress.state)
    const wins = outcome?.kind === 'places' && outcome.places[learnerSeat] === 1
    expect(lesson.wins === true).toBe(wins)
  })
})
