import { expect, test } from 'vitest'

import { after, lay, plainChips, position } from '../../../../shared/games/nix/testing/positions.ts'
import { view } from '../../../../shared/games/nix/rules/view.ts'
import { storyWords } from '../../../../shared/games/nix/words/en/extras.ts'
import { gameHistoryOf } from '../../../testing/course.ts'
import { story } from './story.ts'

const hands = [
  [2, 2, 2],
  [1, 1, 3],
]

test('[NU-08] the story is the chip that cost another player the most points', () => {
  // Seat 1 is pushed on from the 9 in the middle to a 5.
  const start = position({ hands, rows: { three: plainChips(0, 1, 0) } })
  const states = [start, after(start, lay('three', 2, 2, 2))]
  expect(story(gameHistoryOf(view, { states, me: 1 }), storyWords)).toEqual({
    step: 1,
    text: 'The most expensive chip was Anna’s (three of a kind): it took 4 points from you',
  })
})

test('a point or two are no story', () => {
  // From 5 and 5 to the 9 in the middle, since one is pushed off.
  const start = position({ hands, rows: { three: plainChips(1, 0, 1) } })
  const states = [start, after(start, lay('three', 2, 2, 2))]
  expect(story(gameHistoryOf(view, { states }), storyWords)).toBe(null)
})
