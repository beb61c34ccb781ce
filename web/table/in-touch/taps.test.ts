import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

import { pagePatience } from '../../../shared/wire/page-limits.ts'
import type { ServerMessage } from '../../../shared/wire/protocol.ts'
import { projection, snapshot } from '../../testing/tables.ts'
import { Taps } from './taps.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const view = (due?: number): ServerMessage => ({
  type: 'view',
  ...projection(),
  ...(due !== undefined && { due }),
})

/** A page whose line has just opened, and how often it has tapped since. */
function seated() {
  const tap = vi.fn<() => void>()
  const taps = new Taps(tap)
  taps.hear(snapshot())
  tap.mockClear()
  return { taps, tapped: () => tap.mock.calls.length }
}

const { slow, tapAgain } = pagePatience

describe('the page of a seat', () => {
  test('taps once when its line has opened, so that the table counts on it', () => {
    const tap = vi.fn<() => void>()
    new Taps(tap).hear(snapshot())
    expect(tap).toHaveBeenCalledOnce()
  })

  test('taps when a bot is due, and not before', () => {
    const { taps, tapped } = seated()
    taps.hear(view(1_030))
    vi.advanceTimersByTime(1_029)
    expect(tapped()).toBe(0)
    vi.advanceTimersByTime(1)
    expect(tapped()).toBe(1)
  })

  test('taps for a bot that was due when the line opened', () => {
    const { taps, tapped } = seated()
    taps.hear({ ...snapshot(), due: 200 } as ServerMessage)
    vi.advanceTimersByTime(200)
    expect(tapped()).toBe(2)
  })

  test('taps again where nothing came of it, each time after twice as long', () => {
    const { taps, tapped } = seated()
    taps.hear(view(0))
    vi.advanceTimersByTime(tapAgain)
    expect(tapped()).toBe(2)
    vi.advanceTimersByTime(2 * tapAgain - 1)
    expect(tapped()).toBe(2)
    vi.advanceTimersByTime(1)
    expect(tapped()).toBe(3)
  })

  test('taps no more once somebody has moved', () => {
    const { taps, tapped } = seated()
    taps.hear(view(500))
    taps.hear(view())
    vi.advanceTimersByTime(slow - 1)
    expect(tapped()).toBe(0)
  })

  test('taps when somebody has taken long over their turn, so that all can see it', () => {
    const { taps, tapped } = seated()
    taps.hear(view())
    vi.advanceTimersByTime(slow)
    expect(tapped()).toBe(1)
    taps.hear(view())
    vi.advanceTimersByTime(slow - 1)
    expect(tapped()).toBe(1)
  })

  test('taps for nobody where nobody is to move, nor when its line is gone', () => {
    const { taps, tapped } = seated()
    taps.hear({ type: 'view', ...projection({ toMove: [] }) })
    vi.advanceTimersByTime(10 * slow)
    taps.hear(view(slow))
    taps.stop()
    vi.advanceTimersByTime(10 * slow)
    expect(tapped()).toBe(0)
  })

  test('counts anew from each view that tells of a bot', () => {
    const { taps, tapped } = seated()
    taps.hear(view(500))
    vi.advanceTimersByTime(400)
    taps.hear(view(900))
    vi.advanceTimersByTime(899)
    expect(tapped()).toBe(0)
    vi.advanceTimersByTime(1)
    expect(tapped()).toBe(1)
  })

  test('goes on waiting for a bot whatever is said beside the cards', () => {
    const { taps, tapped } = seated()
    taps.hear(view(500))
    taps.hear({ type: 'watchers', watchers: 2 })
    vi.advanceTimersByTime(500)
    expect(tapped()).toBe(1)
  })
})

test('a watcher never taps', () => {
  const tap = vi.fn<() => void>()
  new Taps(tap).hear(snapshot({ seat: null }))
  vi.advanceTimersByTime(60_000)
  expect(tap).not.toHaveBeenCalled()
})
