import { render as renderInto } from 'preact'
import { act } from 'preact/test-utils'
import { describe, expect, test } from 'vitest'

import { inEnglish, press, render, textOf } from '../../testing/render.ts'
import { Chat } from './Chat.tsx'

inEnglish()

describe('chat', () => {
  test('that a rule forbids shows the rule', () => {
    const room = render(
      <Chat
        entries={[]}
        mine={0}
        state={{ open: false, why: 'Silence lies open.' }}
        draft=""
        send={() => {}}
      />,
    )
    expect(textOf(room)).toContain('Silence lies open.')
    expect(room.querySelector('input')).toBeNull()
  })

  test('sends the typed text, but no empty message', () => {
    const lines: string[] = []
    const room = render(
      <Chat
        entries={[]}
        mine={0}
        state={{ open: true }}
        draft=""
        send={(text) => void lines.push(text)}
      />,
    )
    const input = room.querySelector('input')
    const type = (text: string): void => {
      void act(() => {
        if (input !== null) input.value = text
        input?.dispatchEvent(new Event('input', { bubbles: true }))
      })
      void act(() => {
        room.querySelector('form')?.dispatchEvent(new Event('submit'))
      })
    }
    type('  ')
    type(' hello ')
    expect(lines).toEqual(['hello'])
    expect(input?.value).toBe('')
  })

  test('names the sender, except on the viewer’s own messages', () => {
    const line = { seat: 1, name: 'Ben', text: 'hello', at: 1 }
    const talk = (mine: number) =>
      render(
        <Chat
          entries={[{ kind: 'chat', key: 0, line }]}
          mine={mine}
          state={{ open: true }}
          draft=""
          send={() => {}}
        />,
      ).querySelector('li')?.textContent
    expect([talk(0), talk(1)]).toEqual(['Ben hello', 'hello'])
  })

  test('sends a quick phrase with one tap', () => {
    const lines: string[] = []
    const say = (text: string): void => void lines.push(text)
    const room = render(<Chat entries={[]} mine={0} state={{ open: true }} draft="" send={say} />)
    press(room, 'Well done!')
    expect(lines).toEqual(['Well done!'])
  })

  test('restores a refused message, unless the viewer has started another', () => {
    const talk = { entries: [], mine: 0, state: { open: true }, send: () => {} } as const
    const room = render(<Chat {...talk} draft="" />)
    const input = room.querySelector('input')
    void act(() => renderInto(<Chat {...talk} draft="I hold 61" />, room))
    expect(input?.value).toBe('I hold 61')
    void act(() => renderInto(<Chat {...talk} draft="I hold 62" />, room))
    expect(input?.value).toBe('I hold 61')
  })
})
