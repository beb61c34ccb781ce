import { act } from 'preact/test-utils'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

import { patience } from '../../../shared/wire/limits.ts'
import { human, table } from '../../testing/tables.ts'
import { button, inEnglish, press, render, textOf } from '../../testing/render.ts'
import type { Wish } from '../model/model.ts'
import { Paused } from './Paused.tsx'
import { WaitingFor } from './WaitingFor.tsx'
import { recordWishes } from '../../testing/record-wishes.ts'

inEnglish()

const paused = (why: 'asked' | 'away', seats = [human('Anna'), human('Ben', { here: false })]) =>
  table({ phase: 'playing', seats, paused: { why, seat: 1 } })

describe('a pause', () => {
  test('that somebody asked for is ended by anybody', () => {
    const { wishes, send } = recordWishes()
    const room = render(<Paused table={paused('asked')} mine={0} send={send} />)
    expect(textOf(room)).toContain('Ben needs a moment')
    press(room, 'Go on')
    expect(wishes).toEqual([{ type: 'resume' }])
  })

  test('that I asked for speaks of me', () => {
    const room = render(<Paused table={paused('asked')} mine={1} send={() => {}} />)
    expect(textOf(room)).toContain('You paused the game')
  })

  test('for somebody who is away offers a bot, or to go on without', () => {
    const { wishes, send } = recordWishes()
    const room = render(<Paused table={paused('away')} mine={0} send={send} />)
    press(room, 'Let a bot play')
    press(room, 'Go on without a bot')
    expect(wishes).toEqual([{ type: 'keep', seat: 1 }, { type: 'resume' }])
  })

  test('for somebody who has left waits for a bot or a newcomer', () => {
    const seats = [human('Anna'), { ...human('Ben'), kind: 'open' as const }]
    const room = render(<Paused table={paused('away', seats)} mine={0} send={() => {}} />)
    expect(textOf(room)).toContain('Ben has left')
    expect(() => button(room, 'Go on without a bot')).toThrow('there is no button')
  })

  test('is only looked at by watchers', () => {
    const room = render(<Paused table={paused('away')} mine={null} send={() => {}} />)
    expect(room.querySelectorAll('button')).toHaveLength(0)
  })
})

describe('waiting for somebody who is away', () => {
  const seats = [human('Anna'), human('Ben', { here: false })]
  const playing = table({ phase: 'playing', seats })
  const waiting = (toMove: readonly number[], wishes: Wish[] = []) =>
    render(<WaitingFor table={playing} toMove={toMove} send={(wish) => void wishes.push(wish)} />)

  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  test('offers a bot, once it has been a while', () => {
    const wishes: Wish[] = []
    const room = waiting([1], wishes)
    expect(textOf(room)).toBe('')
    void act(() => void vi.advanceTimersByTime(patience.away))
    expect(textOf(room)).toContain('Everybody waits for Ben, who is away.')
    press(room, 'Let a bot play')
    expect(wishes).toEqual([{ type: 'keep', seat: 1 }])
  })

  test('says nothing while it is the turn of somebody who is here', () => {
    const room = waiting([0])
    void act(() => void vi.advanceTimersByTime(patience.away))
    expect(textOf(room)).toBe('')
  })
})
