import { expect, test } from 'vitest'

import { after, position, take } from '../../../../shared/games/high-low/testing/positions.ts'
import { view } from '../../../../shared/games/high-low/rules/view.ts'
import { storyWords } from '../../../../shared/games/high-low/words/en/extras.ts'
import { gameHistoryOf } from '../../../testing/course.ts'
import { story } from './story.ts'

const taking = (pile: string) => {
  const start = position({ hand: [4], others: [{ hand: [5, 6] }], pile })
  return [start, after(start, take)]
}

test('the story is the largest pile, with the player who took it', () => {
  const states = [...taking('4, 5, 6, 9'), ...taking('4, 5, 6, 8, 9')]
  expect(story(gameHistoryOf(view, { states }), storyWords)).toEqual({
    step: 3,
    text: 'The biggest pile: Anna took 5 cards at once',
  })
  expect(story(gameHistoryOf(view, { states, me: 0 }), storyWords)?.text).toContain(
    'you took 5 cards',
  )
})

test('a small pile is no story', () => {
  expect(story(gameHistoryOf(view, { states: taking('5, 6, 9') }), storyWords)).toBe(null)
})
