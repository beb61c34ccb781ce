import { useState } from 'preact/hooks'
import { act } from 'preact/test-utils'
import { expect, test } from 'vitest'

import { button, inEnglish, press, render, textOf } from '../testing/render.ts'
import { Drawer } from './Drawer.tsx'
import { useSecondPage } from './second-page.tsx'

inEnglish()

function TwoPages() {
  const [isSecond, open] = useState(false)
  const secondPage = useSecondPage(isSecond ? () => open(false) : null)
  return (
    <Drawer title={isSecond ? 'Second' : 'First'} onClose={() => {}} {...secondPage}>
      <button type="button" hidden={isSecond} onClick={() => open(true)}>
        More
      </button>
    </Drawer>
  )
}

test('a button and Escape lead from the second page of a drawer to the first, and to what opened it', () => {
  const room = render(<TwoPages />)
  const dialog = room.querySelector('dialog')
  const escape = () => {
    const event = new Event('cancel', { cancelable: true })
    void act(() => void dialog?.dispatchEvent(event))
    return event.defaultPrevented
  }
  expect(escape()).toBe(false)
  for (const goBack of [() => press(room, 'Back'), () => expect(escape()).toBe(true)]) {
    button(room, 'More').focus()
    press(room, 'More')
    expect(textOf(room)).toContain('Second')
    expect(document.activeElement).toBe(button(room, 'Back'))
    goBack()
    expect(textOf(room)).toContain('First')
    expect(document.activeElement).toBe(button(room, 'More'))
  }
})
