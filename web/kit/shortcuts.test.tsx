import { useRef } from 'preact/hooks'
import { expect, test } from 'vitest'

import { pressKey, render } from '../testing/render.ts'
import { useShortcuts } from './shortcuts.ts'

function Board({ press }: { readonly press: (key: string) => boolean }) {
  const board = useRef<HTMLDivElement>(null)
  useShortcuts(board, press)
  return (
    <div ref={board}>
      <button type="button" />
      <input />
    </div>
  )
}

test('shortcuts work on the board and on the body, but not in a text field of the board', () => {
  const pressed: string[] = []
  const room = render(<Board press={(key) => pressed.push(key) > 0} />)
  pressKey('a')
  for (const name of ['button', 'input'] as const) {
    room.querySelector(name)?.focus()
    pressKey(name[0] ?? '')
  }
  expect(pressed).toEqual(['a', 'b'])
})
