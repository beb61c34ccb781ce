import { act } from 'preact/test-utils'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

import type { Position } from '../../shared/protocol/protocol.ts'
import { button, inEnglish, press, render } from '../testing/render.ts'
import { projection } from '../testing/tables.ts'
import { words } from '../words/en/index.ts'
import { missedWords } from '../words/missed.ts'
import { CatchUp } from './catch-up.ts'
import { CatchUpBar } from './CatchUpBar.tsx'

inEnglish()

const text = missedWords.en
const moment = (number: number): Position => projection({ seq: number, turn: number })

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function bar({ skipped = 0, myTurn = false, still = false, runs = true } = {}) {
  vi.stubGlobal('matchMedia', () => ({ matches: still }))
  const catchUp = new CatchUp({ skipped, positions: [moment(0), moment(1), moment(2)] })
  const close = vi.fn<() => void>()
  const room = render(
    <CatchUpBar
      title={text.title}
      catchUp={catchUp}
      autoPlay={runs}
      news={['Ben lays 30.']}
      myTurn={myTurn}
      close={close}
    />,
  )
  return { catchUp, room, close }
}

const passes = (time: number): void => {
  void act(() => void vi.advanceTimersByTime(time))
}
const hits = (key: string): void => {
  void act(() => void document.dispatchEvent(new KeyboardEvent('keydown', { key })))
}

describe('the bar of missed moves', () => {
  test('plays them automatically, announces each, and closes at the current view', () => {
    const { catchUp, room, close } = bar()
    passes(1_300)
    expect(catchUp.step.value).toBe(1)
    expect(room.querySelector('[role=status]')?.textContent).toBe('Ben lays 30.')
    passes(1_300)
    expect(close).not.toHaveBeenCalled()
    passes(1_300)
    expect(close).toHaveBeenCalledOnce()
  })

  test('does not start by itself with reduced motion', () => {
    const { catchUp, room } = bar({ still: true })
    passes(60_000)
    expect(catchUp.step.value).toBe(0)
    press(room, words.replay.on)
    expect(catchUp.step.value).toBe(1)
  })

  test('handles the keys, and Escape returns to the game', () => {
    const { catchUp, close } = bar({ still: true })
    for (const [key, step] of [
      ['ArrowRight', 1],
      ['End', 2],
      ['ArrowLeft', 1],
      ['Home', 0],
    ] as const) {
      hits(key)
      expect([key, catchUp.step.value]).toEqual([key, step])
    }
    hits('Escape')
    expect(close).toHaveBeenCalledOnce()
  })

  test('stays at a position that the viewer selected', () => {
    const { catchUp } = bar({ runs: false })
    passes(60_000)
    expect(catchUp.step.value).toBe(0)
  })

  test('shows that it is the viewer’s turn, with a button', () => {
    const { room, close } = bar({ myTurn: true })
    expect(button(room, text.toMyTurn).dataset.look).toBe('main')
    press(room, text.toMyTurn)
    expect(close).toHaveBeenCalledOnce()
  })

  test('receives the focus of the button that opened it', () => {
    const { room } = bar()
    expect(document.activeElement).toBe(room.querySelector('section'))
  })
})
