import { describe, expect, test } from 'vitest'

import { human, table } from '../../testing/tables.ts'
import { button, inEnglish, press, render, textOf } from '../../testing/render.ts'
import { PauseOverlay } from './PauseOverlay.tsx'
import { recordCommands } from '../../testing/FakeConnection.ts'

inEnglish()

const paused = (
  why: 'requested' | 'away',
  seats = [human('Anna'), human('Ben', { connected: false })],
) => table({ phase: 'playing', seats, paused: { reason: why, seat: 1 } })

describe('a pause', () => {
  test('that a player requested can be ended by any player', () => {
    const { commands, send } = recordCommands()
    const room = render(<PauseOverlay table={paused('requested')} mine={0} send={send} />)
    expect(textOf(room)).toContain('Ben needs a moment')
    press(room, 'Resume')
    expect(commands).toEqual([{ type: 'resume' }])
  })

  test('that I requested says so', () => {
    const room = render(<PauseOverlay table={paused('requested')} mine={1} send={() => {}} />)
    expect(textOf(room)).toContain('You paused the game')
  })

  test('for an absent player offers a bot, or to continue without the player', () => {
    const { commands, send } = recordCommands()
    const room = render(<PauseOverlay table={paused('away')} mine={0} send={send} />)
    press(room, 'Let a bot play')
    press(room, 'Resume without a bot')
    expect(commands).toEqual([{ type: 'substitute', seat: 1 }, { type: 'resume' }])
  })

  test('for a player who has left waits for a bot or a newcomer', () => {
    const seats = [human('Anna'), { ...human('Ben'), kind: 'open' as const }]
    const room = render(<PauseOverlay table={paused('away', seats)} mine={0} send={() => {}} />)
    expect(textOf(room)).toContain('Ben has left')
    expect(() => button(room, 'Resume without a bot')).toThrow('there is no button')
  })

  test('gives spectators no buttons', () => {
    const room = render(<PauseOverlay table={paused('away')} mine={null} send={() => {}} />)
    expect(room.querySelectorAll('button')).toHaveLength(0)
  })
})
