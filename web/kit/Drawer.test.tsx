import { render as renderInto } from 'preact'
import { act } from 'preact/test-utils'
import { expect, test } from 'vitest'

import { button, inEnglish, press, render, textOf } from '../testing/render.ts'
import { Drawer } from './Drawer.tsx'
import { MyTurnContext } from './my-turn.ts'

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

test('no tap reaches what lies beneath, from the first moment on', () => {
  const room = document.body.appendChild(document.createElement('div'))
  renderInto(
    drawer(() => {}),
    room,
  )
  expect(room.querySelector('dialog')?.open).toBe(true)
})

test('a drawer that made room for the next one closes nothing any more', () => {
  let closed = 0
  const old = render(drawer(() => (closed += 1))).querySelector('dialog')
  render(drawer(() => {}))
  // Browsers say so only after it is gone.
  old?.dispatchEvent(new Event('close'))
  expect(closed).toBe(0)
})

test('a turn that comes while a drawer is open leads back from it; one that had come before does not', () => {
  let closed = 0
  const behind = (isMyTurn: boolean) => (
    <MyTurnContext.Provider value={isMyTurn ? { seat: 0, name: 'Anna' } : null}>
      {drawer(() => (closed += 1))}
    </MyTurnContext.Provider>
  )
  const room = render(behind(true))
  expect(() => button(room, 'Your turn: to the cards')).toThrow('there is no button')
  void act(() => renderInto(behind(false), room))
  void act(() => renderInto(behind(true), room))
  press(room, 'Your turn: to the cards')
  expect(closed).toBe(1)
})
