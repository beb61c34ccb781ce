import { expect, test } from 'vitest'

import { randomNumbered } from '../../../shared/deal/random.ts'
import { gameOf } from '../../../shared/define-game/game.ts'
import { layoutOf } from '../../../shared/define-game/layout.ts'
import { tableWordsOf } from '../../../shared/define-game/words.ts'
import { defaultsOf } from '../../../shared/game/options.ts'
import hearts from '../../../shared/games/hearts.ts'
import { TableAround } from '../../testing/at-table.tsx'
import { inEnglish, render } from '../../testing/render.ts'
import { sceneOf } from './scene.ts'
import { ScorePad } from './ScorePad.tsx'

inEnglish()

test('[HE-10] the score sheet rings the deal in which a player shot the moon', () => {
  const game = gameOf(hearts)
  const names = ['Anna', 'Ben', 'Kim']
  const options = defaultsOf(hearts.options ?? {})
  const view = game.view(game.setup(3, options, randomNumbered(1), null), 0)
  const sheet = [{ points: [9, 9, 8] }, { points: [35, 9, 34], great: 1 as const }]
  const scene = sceneOf(layoutOf(hearts), {
    ...tableWordsOf(hearts, 'en'),
    view: { ...view, sheet },
    options,
    names,
  })
  const room = render(
    <TableAround names={names} mine={0}>
      <ScorePad scene={scene} />
    </TableAround>,
  )
  const rings = [...room.querySelectorAll('td[data-great=true]')]
  expect(rings.map(({ textContent }) => textContent)).toEqual(['0'])
  expect(rings[0]?.closest('tr')?.textContent).toContain('Ben')
})
