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
