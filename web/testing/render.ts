import { type ComponentChild, render as renderInto } from 'preact'
import { act } from 'preact/test-utils'
import { beforeAll } from 'vitest'

import { learnLanguage } from '../words/index.ts'

/** Call it once in a file whose components speak. */
export const inEnglish = (): void => beforeAll(learnLanguage)

/** Unmounts what the page shows: what was only put aside would still listen to the keys of the whole page. */
export function clearPage(): void {
  const last = document.body.firstElementChild
  if (last !== null) void act(() => renderInto(null, last))
  document.body.replaceChildren()
}

/** The component in a document of its own. */
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

/** All that can be read. */
export const textOf = (room: HTMLElement): string => room.textContent ?? ''

/** Presses a key where the focus is. */
export const pressKey = (key: string): void => {
  void act(() => {
    const at = document.activeElement ?? document.body
    at.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
  })
}
