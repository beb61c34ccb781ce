import { render as renderInto } from 'preact'
import { act } from 'preact/test-utils'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { render } from '../testing/render.ts'
import { useIsIdle } from './use-is-idle.ts'

const Screen = ({ shown }: { readonly shown: string }) => <p data-idle={useIsIdle(shown)} />

beforeEach(() => void vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const wait = (minutes: number): void =>
  void act(() => void vi.advanceTimersByTime(minutes * 60_000))

test('the screen gets darker ten minutes after the last move, and bright again with the next', () => {
  const room = render(<Screen shown="a" />)
  const isIdle = (): boolean => room.querySelector('[data-idle="true"]') !== null
  const show = (shown: string): void => void act(() => renderInto(<Screen shown={shown} />, room))
  wait(9)
  show('b')
  wait(9)
  expect(isIdle()).toBe(false)
  wait(1)
  expect(isIdle()).toBe(true)
  show('c')
  expect(isIdle()).toBe(false)
})
