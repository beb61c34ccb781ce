import { expect, test } from 'vitest'

import type { AnyView } from '../../shared/game/game.ts'
import { countedFigures } from '../table/end/Facts.tsx'
import { inEnglish } from '../testing/render.ts'
import { loadEnd } from './load-end.ts'

inEnglish()

test('the end of a single-file game counts the deals and the turns', async () => {
  const { end, words } = await loadEnd('hearts', 'en')
  const facts = end.facts?.({
    last: 3,
    viewAt: () => ({ deals: 2 }) as unknown as AnyView,
    moveTo: () => ({ do: 'play' }) as never,
    seatOf: (step) => (step === 3 ? 1 : 0),
  })
  expect(countedFigures(facts ?? [], words, () => null)).toEqual([
    { value: '2', name: 'deals' },
    { value: '2', name: 'turns' },
  ])
})

/** Returns a view for the end screen. It contains only the fields that the end screen reads. */
const endView = (fields: object) => ({ seats: 4, ...fields }) as unknown as AnyView

test('the end of a game with tricks shows the last trick, with the letters of the language', async () => {
  const { end } = await loadEnd('hearts', 'de')
  const view = endView({
    last: { seat: 0, do: 'play', card: '6♣' },
    trick: [null, null, null, null],
    taken: [[], ['3♣', '9♣', '6♣', '8♦', '10♥', 'Q♠'], [], []],
  })
  expect(end.onTable?.(view)).toEqual([
    { index: '6', suit: 'clubs' },
    { index: '8', suit: 'diamonds' },
    { index: '10', suit: 'hearts' },
    { index: 'D', suit: 'spades' },
  ])
})

test('the end of a game shows the cards that each player still holds', async () => {
  const { end } = await loadEnd('thirty-one', 'de')
  const shown = { hand: [['8♣', '9♣', 'A♣'], [], ['Q♦'], []], spare: ['7♠'], stock: ['7♥'] }
  expect(end.left?.(endView({ shown }))).toEqual([
    [
      { index: '8', suit: 'clubs' },
      { index: '9', suit: 'clubs' },
      { index: 'A', suit: 'clubs' },
    ],
    [],
    [{ index: 'D', suit: 'diamonds' }],
    [],
  ])
})

test('the end of a game without tricks shows the pile of the last move', async () => {
  const { end } = await loadEnd('thirty-one', 'en')
  const swap = { seat: 1, do: 'swap', give: '8♣', get: 'K♥' }
  const view = endView({ last: swap, market: ['Q♦', 'J♠', '8♣'], discard: [] })
  expect(end.onTable?.(view).map(({ index }) => index)).toEqual(['Q', 'J', '8'])
})
