import { signal } from '@preact/signals'
import { act } from 'preact/test-utils'
import { afterEach, expect, test, vi } from 'vitest'

import type { TableSession } from '../../client/TableSession.ts'
import { render } from '../../testing/render.ts'
import type { SharedPhone } from './SharedPhone.ts'
import { useAutoCover } from './SharedPhoneRoom.tsx'

const [anna, ben] = ['anna', 'ben'] as unknown as [TableSession, TableSession]

function playTurn() {
  vi.useFakeTimers()
  const [next, handOverTo] = [signal(anna), signal<TableSession | null>(null)]
  const cover = vi.fn<() => void>()
  const phone = { next, handOverTo, cover } as unknown as SharedPhone
  const Anna = () => {
    useAutoCover(phone, anna)
    return <input class="text-input" />
  }
  const input = render(<Anna />).querySelector('input')
  if (input === null) throw new Error('there is no text field')
  input.focus()
  const end = (): void =>
    void act(() => {
      next.value = ben
      handOverTo.value = ben
    })
  return { input, end, cover }
}

afterEach(() => void vi.useRealTimers())

test('the cards are covered four seconds after the turn, but not while the player writes', () => {
  const { input, end, cover } = playTurn()
  input.value = 'Well pl'
  end()
  vi.advanceTimersByTime(20_000)
  expect(cover).not.toHaveBeenCalled()
  input.blur()
  vi.advanceTimersByTime(4_000)
  expect(cover).toHaveBeenCalledOnce()
})

test('the cards are covered after the turn although an empty chat field has the focus', () => {
  const { end, cover } = playTurn()
  end()
  vi.advanceTimersByTime(3_999)
  expect(cover).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(cover).toHaveBeenCalledOnce()
})
