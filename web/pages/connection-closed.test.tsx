import { describe, expect, test } from 'vitest'

import { settings } from '../client/settings.ts'
import { inEnglish, press, render, textOf } from '../testing/render.ts'
import { ConnectionClosed } from './ConnectionClosed.tsx'

inEnglish()

const removed = () =>
  textOf(render(<ConnectionClosed reason="removed" code="KTRMVX" reconnect={() => {}} />))

describe('the page of a connection that was closed for good', () => {
  test('offers to play here if the seat is open in another tab', () => {
    let reconnected = 0
    const room = render(
      <ConnectionClosed reason="replaced" code="KTRMVX" reconnect={() => (reconnected += 1)} />,
    )
    expect(room.querySelector('h1')?.textContent).toBe('Your seat is open elsewhere')
    press(room, 'Play here instead')
    expect(reconnected).toBe(1)
  })

  test.each(['removed', 'noSuchTable'] as const)('has a link to the start page: %s', (reason) => {
    const room = render(<ConnectionClosed reason={reason} code="KTRMVX" reconnect={() => {}} />)
    expect(room.querySelector('main .button')?.getAttribute('href')).toBe('/')
  })

  test.each(['removed', 'replaced'] as const)('takes the focus from the table: %s', (reason) => {
    const room = render(<ConnectionClosed reason={reason} code="KTRMVX" reconnect={() => {}} />)
    expect(document.activeElement).toBe(room.querySelector('main'))
  })

  test('says that the host has removed the player, and hides a code that the player hides', () => {
    expect(removed()).toContain('The host made your seat at KTR·MVX free.')
    settings.hideCode.value = true
    expect(removed()).toContain('The host made your seat free.')
    settings.hideCode.value = false
  })
})
