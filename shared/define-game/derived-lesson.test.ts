import { describe, expect, test } from 'vitest'

import { languages } from '../language.ts'
import highestCard from '../testing/one-file/highest-card.ts'
import mauMau from '../testing/one-file/mau-mau.ts'
import { derivedLesson } from './derived-lesson.ts'
import type { AnyDefinition } from './layout.ts'
import { planLesson } from './lesson.ts'

describe.each<AnyDefinition>([highestCard, mauMau])('the derived lesson of $id', (game) => {
  const lesson = derivedLesson(game)

  test('makes legal moves', () => {
    const { steps } = planLesson(game, lesson)
    expect(steps.length).toBeGreaterThan(0)
    expect(steps.filter(({ move }) => move === null)).toEqual([])
  })

  test('shows each clause once, and has a title of its own for each step', () => {
    const shown = lesson.steps.flatMap(({ rules }) => rules)
    expect(Object.keys(game.en.rules)).toEqual(expect.arrayContaining(shown))
    expect(new Set(shown).size).toBe(shown.length)
    for (const language of languages)
      expect(new Set(lesson[language]).size).toBe(lesson.steps.length)
  })
})

test('a derived lesson shows a clause where it forbids a choice', () => {
  const shown = derivedLesson(mauMau).steps.filter(({ rules }) => rules.includes('MM-03'))
  expect(shown.map(({ you }) => you?.do)).toEqual(['play'])
})

test('a derived lesson is the same each time', () => {
  expect(derivedLesson(mauMau)).toEqual(derivedLesson(mauMau))
})

test('a derived lesson has at most as many players as the default options allow', () => {
  const definition = { ...highestCard, maxSeats: () => 2 } as AnyDefinition
  expect(derivedLesson(definition).seats).toBe(2)
})
