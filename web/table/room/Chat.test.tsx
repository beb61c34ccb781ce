import { render as renderInto } from 'preact'
import { act } from 'preact/test-utils'
import { describe, expect, test } from 'vitest'

import type { PublicTable } from '../../../shared/protocol/protocol.ts'
import type { LogEntry } from '../../client/Log.ts'
import { recordCommands } from '../../testing/FakeConnection.ts'
import { inEnglish, press, render, textOf } from '../../testing/render.ts'
import { Chat } from './Chat.tsx'
import { useUnread } from './chat-state.ts'

inEnglish()

const playing = { game: 'the-game', phase: 'playing' } as const
const silent = { mine: 0, state: { open: true }, send: () => {} } as const

const Unread = (props: { entries: readonly LogEntry[]; looking: boolean }) => (
  <p>{useUnread(props.entries, 0, props.looking)}</p>
)

test('the unread messages are those of other players since the chat was open', () => {
  const entries: LogEntry[] = []
  const room = render(null)
  const show = (looking: boolean): void =>
    void act(() => renderInto(<Unread entries={[...entries]} looking={looking} />, room))
  const unreadAfter = (seat: number): string => {
    const line = { seat, name: '', text: 'hello', at: 1 }
    entries.push({ kind: 'chat', key: entries.length, line })
    show(false)
    return textOf(room)
  }
  show(false)
  expect([0, 1, 0, 1].map(unreadAfter)).toEqual(['0', '1', '1', '2'])
  show(true)
  expect([0, 1].map(unreadAfter)).toEqual(['0', '1'])
})

describe('chat', () => {
  test('that a rule forbids shows the rule', () => {
    const room = render(
      <Chat
        entries={[]}
        mine={0}
        table={playing}
        state={{ open: false, why: 'Silence lies open.' }}
        draft=""
        send={() => {}}
      />,
    )
    expect(textOf(room)).toContain('Silence lies open.')
    expect(room.querySelector('input')).toBeNull()
  })

  test('sends the typed text, but no empty message', () => {
    const { commands, send } = recordCommands()
    const room = render(
      <Chat entries={[]} mine={0} table={playing} state={{ open: true }} draft="" send={send} />,
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
    expect(commands).toEqual([{ type: 'chat', text: 'hello' }])
    expect(input?.value).toBe('')
  })

  test('names the sender, except on the viewer’s own messages', () => {
    const line = { seat: 1, name: 'Ben', text: 'hello', at: 1 }
    const talk = (mine: number) =>
      render(
        <Chat
          entries={[{ kind: 'chat', key: 0, line }]}
          mine={mine}
          table={playing}
          state={{ open: true }}
          draft=""
          send={() => {}}
        />,
      ).querySelector('li')?.textContent
    expect([talk(0), talk(1)]).toEqual(['Ben hello', 'hello'])
  })

  test('offers the phrases of this game at this moment, and sends one with one tap', () => {
    const { commands, send } = recordCommands()
    const at = { game: 'switch', phase: 'over' } as const
    const shown = (table: Pick<PublicTable, 'game' | 'phase'>) =>
      render(
        <Chat entries={[]} mine={0} table={table} state={{ open: true }} draft="" send={send} />,
      )
    expect(textOf(shown({ ...at, phase: 'gathering' }))).toContain('Good luck!')
    const room = shown({ ...at, phase: 'playing' })
    expect(textOf(room)).toContain('Watch out, last card!')
    expect(textOf(room)).not.toContain('Nice row!')
    press(room, 'Well done!')
    expect(commands).toEqual([{ type: 'send-phrase', phrase: 'well-done' }])
  })

  test('restores a refused message, unless the viewer has started another', () => {
    const talk = { entries: [], table: playing, ...silent } as const
    const room = render(<Chat {...talk} draft="" />)
    const input = room.querySelector('input')
    void act(() => renderInto(<Chat {...talk} draft="I hold 61" />, room))
    expect(input?.value).toBe('I hold 61')
    void act(() => renderInto(<Chat {...talk} draft="I hold 62" />, room))
    expect(input?.value).toBe('I hold 61')
  })
})
