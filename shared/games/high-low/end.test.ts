import { expect, test } from 'vitest'

import { end } from './end.ts'
import { view } from './rules/view.ts'
import { position } from './testing/positions.ts'

test('after the end, the cards that were face down are marked, and each group begins apart', () => {
  const state = position({ hand: [4], faceUp: [6], faceDown: [9, 11] })
  const over = view({ ...state, ending: { clause: 'HL-18' } }, 'afterwards')
  expect(end.left?.(over)[0]).toEqual([
    { index: '4' },
    { index: '6', apart: true },
    { index: '9', hidden: true, apart: true },
    { index: '11', hidden: true },
  ])
})
