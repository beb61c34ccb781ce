import { expect, test } from 'vitest'

import {
  after,
  down,
  play,
  position,
  up,
  up2,
} from '../../../../shared/games/the-game/testing/positions.ts'
import { view } from '../../../../shared/games/the-game/rules/view.ts'
import { storyWords } from '../../../../shared/games/the-game/words/en/extras.ts'
import type { LostTurn } from '../../../kit/story.ts'
import { courseOf } from '../../../testing/course.ts'
import { story } from './story.ts'

const start = position({ hand: [12, 45, 90], others: [[30]], tops: [10, 20, 91, 80] })
const moves = [play(12, up), play(45, up2), play(90, down)]
const states = [start, ...moves.map((_, at) => after(start, ...moves.slice(0, at + 1)))]
const lost: LostTurn = { seat: 0, from: 0, to: 3, byCards: false }

test('the turn that cost the win is told by its card that went farthest, with the way to it', () => {
  expect(story(courseOf(view, { states, moves, lost }), storyWords)).toEqual({
    step: 2,
    text: 'The turn that cost the most: Anna’s 45 on an ascending pile',
  })
  expect(story(courseOf(view, { states, moves, lost, me: 0 }), storyWords)?.text).toContain(
    'your 45',
  )
})

test('nobody is blamed where the cards that came cost more', () => {
  const byCards = { ...lost, byCards: true }
  expect(story(courseOf(view, { states, moves, lost: byCards }), storyWords)).toEqual({
    step: 3,
    text: 'What cost the most: the cards drawn after Anna’s turn',
  })
})

test('nothing is told where nobody knows, or nothing was lost', () => {
  expect(story(courseOf(view, { states, moves }), storyWords)).toBe(null)
})
