import { expect, test } from 'vitest'

import { inEnglish, press, render, textOf } from '../testing/render.ts'
import { Drawer } from './Drawer.tsx'

inEnglish()

const drawer = (onClose: () => void) => (
  <Drawer title="Rules" onClose={onClose}>
    <p>Cards may be taken back.</p>
  </Drawer>
)

test('a drawer is open as soon as it is there, and closes with its button', () => {
  let closed = 0
  const room = render(drawer(() => (closed += 1)))
  expect(room.querySelector('dialog')?.open).toBe(true)
  expect(textOf(room)).toContain('Cards may be taken back.')
  press(room, 'Close')
  expect(closed).toBe(1)
})

test('a drawer that made room for the next one closes nothing any more', () => {
  let closed = 0
  const old = render(drawer(() => (closed += 1))).querySelector('dialog')
  render(drawer(() => {}))
  // Browsers say so only after it is gone.
  old?.dispatchEvent(new Event('close'))
  expect(closed).toBe(0)
})
