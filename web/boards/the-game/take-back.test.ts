import { expect, test } from 'vitest'

import type { State } from '../../../shared/games/the-game/rules/state.ts'
import { view } from '../../../shared/games/the-game/rules/view.ts'
import {
  after,
  down,
  end,
  play,
  position,
  up,
} from '../../../shared/games/the-game/testing/positions.ts'
import { words } from '../../../shared/games/the-game/words/en/table.ts'
import { takeBackLabel } from './take-back.ts'

const labelFor = (seat: number, state: State) => takeBackLabel(view(state, seat), words)

test('the button names the card that the viewer has played last in this turn', () => {
  const start = position({ hand: [5, 6, 7, 8], others: [[50, 51, 52]] })
  const played = after(start, play(5, up), play(8, down))
  expect(labelFor(0, played)).toBe('Take 8 back')
  expect([labelFor(0, start), labelFor(1, played), labelFor(0, after(played, end))]).toEqual([
    null,
    null,
    null,
  ])
})
