import { expect, test } from 'vitest'

import { after, position, take } from '../../../../shared/games/high-low/testing/positions.ts'
import { view } from '../../../../shared/games/high-low/rules/view.ts'
import { storyWords } from '../../../../shared/games/high-low/words/en/extras.ts'
import { courseOf } from '../../../testing/course.ts'
import { story } from './story.ts'

const taking = (pile: string) => {
  const start = position({ hand: [4], others: [{ hand: [5, 6] }], pile })
  return [start, after(start, take)]
}

test('the largest pile is told with who took it', () => {
  const states = [...taking('4, 5, 6, 9'), ...taking('4, 5, 6, 8, 9')]
  expect(story(courseOf(view, { states }), storyWords)).toEqual({
    step: 3,
    text: 'The biggest pile: Anna took 5 cards at once',
  })
  expect(story(courseOf(view, { states, me: 0 }), storyWords)?.text).toContain('you took 5 cards')
})

test('a few cards are no story', () => {
  expect(story(courseOf(view, { states: taking('5, 6, 9') }), storyWords)).toBe(null)
})
