import { expect, test } from 'vitest'

import { standingOf, type Scene } from './scene.ts'
import { bandsOf } from './use-fit.ts'

const scene = (view: object, parts: object, winner?: 'fewest'): Scene =>
  ({
    view,
    parts: { points: [], pegs: [], rows: [], melds: [], ...parts },
    layout: { game: { winner } },
  }) as never

test('after a deal the standing is the score, not the number on the name plates', () => {
  const view = { sheet: [{ points: [3, 1] }], tricks: [0, 4] }
  expect(standingOf(scene(view, { points: ['tricks'] }), 0)).toEqual({ sum: 3, place: 1 })
  expect(standingOf(scene(view, { points: ['tricks'] }, 'fewest'), 0)).toEqual({ sum: 3, place: 2 })
  expect(standingOf(scene(view, {}), 1)).toEqual({ sum: 1, place: 2 })
})

test('lives are the standing if players have no points', () => {
  const view = { sheet: [{ points: [9, 9] }], lives: [1, 2] }
  expect(standingOf(scene(view, { pegs: ['lives'] }), 0)).toEqual({ sum: 1, place: 2 })
})

const bandsWith = (melds: number): number =>
  bandsOf(scene({ melds: Array.from({ length: melds }, () => ['7♣']) }, { melds: ['melds'] }), {
    piles: true,
    trick: false,
    choices: false,
  })

test('a third meld beside the piles makes the middle crowded', () => {
  expect([2, 3].map(bandsWith)).toEqual([2, 3])
})
