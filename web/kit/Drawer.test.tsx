import { render as renderInto } from 'preact'
import { act } from 'preact/test-utils'
import { expect, test } from 'vitest'

import { inEnglish, press, render, textOf } from '../testing/render.ts'
import { Drawer } from './Drawer.tsx'
import { MyTurnContext } from './table/table-context.ts'

inEnglish()

const pressed = () => new Event('pointerdown', { bubbles: true })

const drawer = (onClose: () => void) => (
  <Drawer title="Rules" onClose={onClose}>
    <p>Cards may be taken back.</p>
  </Drawer>
)

test('a drawer opens when it is mounted, and closes with its button', () => {
  let closed = 0
  const room = render(drawer(() => (closed += 1)))
  expect(room.querySelector('dialog')?.open).toBe(true)
  expect(textOf(room)).toContain('Cards may be taken back.')
  press(room, 'Close')
  expect(closed).toBe(1)
})

test('taps never reach the page underneath', () => {
  const room = document.body.appendChild(document.createElement('div'))
  renderInto(
    drawer(() => {}),
    room,
  )
  expect(room.querySelector('dialog')?.open).toBe(true)
})

test('a tap outside a drawer closes it, but not text that is selected beyond its edge', () => {
  let closed = 0
  const dialog = render(drawer(() => (closed += 1))).querySelector('dialog')
  dialog?.querySelector('p')?.dispatchEvent(pressed())
  // The target of a click is the element that contains both ends of the gesture.
  dialog?.click()
  expect(closed).toBe(0)
  dialog?.dispatchEvent(pressed())
  dialog?.click()
  expect(closed).toBe(1)
})

test('a drawer that was replaced does not close the next one', () => {
  let closed = 0
  const old = render(drawer(() => (closed += 1))).querySelector('dialog')
  render(drawer(() => {}))
  // Browsers fire `close` only after the dialog has left the page.
  old?.dispatchEvent(new Event('close'))
  expect(closed).toBe(0)
})

test('a drawer shows and announces a button to the table if the viewer’s turn starts while it is open, but not if it started before', () => {
  let closed = 0
  const behind = (isMyTurn: boolean) => (
    <MyTurnContext.Provider value={isMyTurn ? { seat: 0, name: 'Anna' } : null}>
      {drawer(() => (closed += 1))}
    </MyTurnContext.Provider>
  )
  const room = render(behind(true))
  const announced = room.querySelector('[role=status]')
  expect(announced?.textContent).toBe('')
  void act(() => renderInto(behind(false), room))
  void act(() => renderInto(behind(true), room))
  expect(announced?.textContent).toContain('Your turn: to the cards')
  press(room, 'Your turn: to the cards')
  expect(closed).toBe(1)
})
