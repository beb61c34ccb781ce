import { expect, test } from 'vitest'

import { after, draw, lay, position } from '../../../../shared/games/switch/testing/positions.ts'
import type { Move } from '../../../../shared/games/switch/rules/state.ts'
import { view } from '../../../../shared/games/switch/rules/view.ts'
import { storyWords } from '../../../../shared/games/switch/words/en/extras.ts'
import { gameHistoryOf } from '../../../testing/course.ts'
import { story } from './story.ts'

const start = position({ hands: ['2♥ 5♣ 6♣', '2♣ 7♦ 8♦', '3♠ 4♠ 5♠'], lies: '9♥' })
const played = (...moves: readonly Move[]) => [
  start,
  ...moves.map((_, at) => after(start, ...moves.slice(0, at + 1))),
]

test('the story is the longest chain of draw cards, with the player who drew', () => {
  const states = played(lay('2♥'), lay('2♣'), draw)
  expect(story(gameHistoryOf(view, { states }), storyWords)).toEqual({
    step: 3,
    text: 'The longest chain: passed on once, then Cleo drew 4',
  })
  expect(story(gameHistoryOf(view, { states, me: 2 }), storyWords)?.text).toContain(
    'then you drew 4',
  )
})

test('a single draw card is no chain', () => {
  expect(story(gameHistoryOf(view, { states: played(lay('2♥'), draw) }), storyWords)).toBe(null)
})
