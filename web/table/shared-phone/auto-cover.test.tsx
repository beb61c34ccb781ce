import { signal } from '@preact/signals'
import { act } from 'preact/test-utils'
import { expect, test, vi } from 'vitest'

import type { TableSession } from '../../client/TableSession.ts'
import { render } from '../../testing/render.ts'
import type { SharedPhone } from './SharedPhone.ts'
import { useAutoCover } from './SharedPhoneRoom.tsx'

const [anna, ben] = ['anna', 'ben'] as unknown as [TableSession, TableSession]

test('the cards are covered four seconds after the turn, but not while the player types', () => {
  vi.useFakeTimers()
  const [next, handOverTo] = [signal(anna), signal<TableSession | null>(null)]
  const cover = vi.fn<() => void>()
  const phone = { next, handOverTo, cover } as unknown as SharedPhone
  const Anna = () => {
    useAutoCover(phone, anna)
    return <input />
  }
  const input = render(<Anna />).querySelector('input')
  input?.focus()
  void act(() => {
    next.value = ben
    handOverTo.value = ben
  })
  vi.advanceTimersByTime(20_000)
  expect(cover).not.toHaveBeenCalled()
  input?.blur()
  vi.advanceTimersByTime(4_000)
  expect(cover).toHaveBeenCalledOnce()
})
