import { afterEach, expect, test } from 'vitest'

import { settings } from '../../client/settings.ts'
import { bot, human } from '../../testing/tables.ts'
import { inEnglish, render } from '../../testing/render.ts'
import { pieceOwnersAt, PieceChoice, pieceForNewcomer } from './PieceChoice.tsx'

inEnglish()

afterEach(() => {
  settings.piece.value = null
})

const seats = [human('Anna', { piece: 3 }), human('Ben'), { ...bot('Kim'), piece: 0 }]

test('a newcomer chooses a piece that no other person has, and the browser stores it', () => {
  const choices: number[] = []
  const room = render(
    <PieceChoice
      others={pieceOwnersAt(seats)}
      chosen={2}
      choose={(piece) => choices.push(piece)}
    />,
  )
  const radios = [...room.querySelectorAll('input')]
  expect(radios.map((one) => one.disabled)).toEqual([false, true, false, true, false, false])
  expect(radios[3]?.getAttribute('aria-label')).toBe('Purple star: Anna')
  expect(radios[2]?.checked).toBe(true)
  radios[0]?.click()
  expect(choices).toEqual([0])
  expect(settings.piece.value).toBe(0)
})

test('the favourite piece is preselected, unless a person has it', () => {
  const others = pieceOwnersAt(seats)
  expect(pieceForNewcomer(others)).toBe(2)
  settings.piece.value = 0
  expect(pieceForNewcomer(others)).toBe(0)
  settings.piece.value = 3
  expect(pieceForNewcomer(others)).toBe(2)
})

test('the viewer’s own piece is enabled', () => {
  expect(pieceOwnersAt(seats, 1).map(({ name }) => name)).toEqual(['Anna', 'Kim'])
})
