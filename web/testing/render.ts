import { type ComponentChild, render as renderInto } from 'preact'
import { act } from 'preact/test-utils'
import { beforeAll } from 'vitest'

import { learnLanguage } from '../words/index.ts'

/**
 * Loads the English texts before the tests of a file. A file calls it once if its components show
 * texts.
 */
export const inEnglish = (): void => beforeAll(learnLanguage)

/** Unmounts the rendered component. Otherwise its global key listeners would stay. */
export function clearPage(): void {
  const last = document.body.firstElementChild
  if (last !== null) void act(() => renderInto(null, last))
  document.body.replaceChildren()
}

/** Renders the component into an empty document. */
export function render(what: ComponentChild): HTMLElement {
  clearPage()
  const room = document.createElement('div')
  document.body.replaceChildren(room)
  void act(() => renderInto(what, room))
  return room
}

export const button = (room: HTMLElement, name: string): HTMLButtonElement => {
  const found = [...room.querySelectorAll('button')].find(
    (one) => (one.getAttribute('aria-label') ?? one.textContent)?.trim() === name,
  )
  if (found === undefined) throw new Error(`there is no button “${name}” in ${room.innerHTML}`)
  return found
}

export const press = (room: HTMLElement, name: string): void => {
  void act(() => button(room, name).click())
}

/** Returns the whole text of an element, including visually hidden text. */
export const textOf = (room: HTMLElement): string => room.textContent ?? ''

/** Presses a key on the element that has the focus. */
export const pressKey = (key: string): void => {
  void act(() => {
    const at = document.activeElement ?? document.body
    at.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
  })
}
