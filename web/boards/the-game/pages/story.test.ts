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
import { gameHistoryOf } from '../../../testing/course.ts'
import { story } from './story.ts'

const start = position({ hand: [12, 45, 90], others: [[30]], tops: [10, 20, 91, 80] })
const moves = [play(12, up), play(45, up2), play(90, down)]
const states = [start, ...moves.map((_, at) => after(start, ...moves.slice(0, at + 1)))]
const lost: LostTurn = { seat: 0, from: 0, to: 3, byLuck: false }

test('the story is the costliest card of the losing turn', () => {
  expect(story(gameHistoryOf(view, { states, moves, lost }), storyWords)).toEqual({
    step: 2,
    text: 'The turn that cost the most: Anna’s 45 on an ascending pile',
  })
  expect(story(gameHistoryOf(view, { states, moves, lost, me: 0 }), storyWords)?.text).toContain(
    'your 45',
  )
})

test('no player is blamed if the drawn cards cost more', () => {
  const byLuck = { ...lost, byLuck: true }
  expect(story(gameHistoryOf(view, { states, moves, lost: byLuck }), storyWords)).toEqual({
    step: 3,
    text: 'What cost the most: the cards drawn after Anna’s turn',
  })
})

test('there is no story without a losing turn', () => {
  expect(story(gameHistoryOf(view, { states, moves }), storyWords)).toBe(null)
})
