import { describe, expect, test } from 'vitest'

import {
  after,
  down,
  end,
  play,
  position,
  up,
} from '../../../shared/games/the-game/testing/positions.ts'
import type { State } from '../../../shared/games/the-game/rules/state.ts'
import { view } from '../../../shared/games/the-game/rules/view.ts'
import { words } from '../../../shared/games/the-game/words/en/table.ts'
import { takeBack } from './take-back.ts'

const two = { hand: [5, 6, 7, 8], others: [[50, 51, 52]] }
const offeredTo = (seat: number, state: State) =>
  takeBack(view(state, seat), state.options, words)?.what ?? null

describe('the menu', () => {
  test('[TG-10] offers to take back the card that was played last', () => {
    const played = after(position(two), play(5, up), play(8, down))
    expect(takeBack(view(played, 0), played.options, words)).toEqual({
      move: { do: 'take-back' },
      name: 'Take back',
      what: 'your 8',
    })
  })

  test('[TG-10] does not offer it before a card is played, after the turn, to other players, or without that rule', () => {
    const strict = position({ ...two, takeback: false })
    const played = after(position(two), play(5, up), play(8, down))
    expect([
      offeredTo(0, position(two)),
      offeredTo(1, played),
      offeredTo(0, after(played, end)),
      offeredTo(0, after(strict, play(5, up))),
    ]).toEqual([null, null, null, null])
  })
})
