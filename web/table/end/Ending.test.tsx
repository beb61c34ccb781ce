import { describe, expect, test } from 'vitest'

import { table } from '../../testing/tables.ts'
import { button, inEnglish, press, render, textOf } from '../../testing/render.ts'
import { Ending } from './Ending.tsx'
import { recordWishes } from '../../testing/record-wishes.ts'

inEnglish()

describe('the end', () => {
  const over = { table: table({ phase: 'over' }), replay: () => {}, say: () => {}, sits: true }

  test('offers the host the next deal with one tap', () => {
    const { wishes, send } = recordWishes()
    press(render(<Ending {...over} seated hosting send={send} />), 'Play again')
    expect(wishes).toEqual([{ type: 'rematch' }])
  })

  test('tells the others whose decision that is', () => {
    const room = render(<Ending {...over} seated hosting={false} send={() => {}} />)
    expect(textOf(room)).toContain('Anna can deal again.')
    expect(() => button(room, 'Play again')).toThrow('there is no button')
  })

  test('lets everybody verify and save the game', () => {
    const room = render(<Ending {...over} seated={false} hosting={false} send={() => {}} />)
    press(room, 'More')
    const links = [...room.querySelectorAll('a')].map((link) => link.getAttribute('href'))
    expect(links).toEqual(['/verify?code=KTRMVX', '/api/tables/KTRMVX/game', '/'])
  })
})
