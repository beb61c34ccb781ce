import { describe, expect, test } from 'vitest'

import { human, table } from '../../testing/tables.ts'
import { button, inEnglish, press, render, textOf } from '../../testing/render.ts'
import { Paused } from './Paused.tsx'
import { recordCommands } from '../../testing/record-commands.ts'

inEnglish()

const paused = (
  why: 'requested' | 'away',
  seats = [human('Anna'), human('Ben', { connected: false })],
) => table({ phase: 'playing', seats, paused: { reason: why, seat: 1 } })

describe('a pause', () => {
  test('that somebody asked for is ended by anybody', () => {
    const { commands, send } = recordCommands()
    const room = render(<Paused table={paused('requested')} mine={0} send={send} />)
    expect(textOf(room)).toContain('Ben needs a moment')
    press(room, 'Resume')
    expect(commands).toEqual([{ type: 'resume' }])
  })

  test('that I asked for speaks of me', () => {
    const room = render(<Paused table={paused('requested')} mine={1} send={() => {}} />)
    expect(textOf(room)).toContain('You paused the game')
  })

  test('for somebody who is away offers a bot, or to go on without', () => {
    const { commands, send } = recordCommands()
    const room = render(<Paused table={paused('away')} mine={0} send={send} />)
    press(room, 'Let a bot play')
    press(room, 'Resume without a bot')
    expect(commands).toEqual([{ type: 'keep', seat: 1 }, { type: 'resume' }])
  })

  test('for somebody who has left waits for a bot or a newcomer', () => {
    const seats = [human('Anna'), { ...human('Ben'), kind: 'open' as const }]
    const room = render(<Paused table={paused('away', seats)} mine={0} send={() => {}} />)
    expect(textOf(room)).toContain('Ben has left')
    expect(() => button(room, 'Resume without a bot')).toThrow('there is no button')
  })

  test('is only looked at by watchers', () => {
    const room = render(<Paused table={paused('away')} mine={null} send={() => {}} />)
    expect(room.querySelectorAll('button')).toHaveLength(0)
  })
})
