import { render as renderInto } from 'preact'
import { act } from 'preact/test-utils'
import { expect, test, vi } from 'vitest'

import type { Tempo } from '../../shared/protocol/table-settings.ts'
import { inEnglish, render, textOf } from '../testing/render.ts'
import { TempoChoice } from './TempoChoice.tsx'
import { durationText, unitName } from './turn-time.ts'

inEnglish()

function opened(tempo: Tempo) {
  const choose = vi.fn<(tempo: Tempo) => void>()
  const room = render(<TempoChoice tempo={tempo} choose={choose} />)
  const type = (value: string) => {
    const field = room.querySelector<HTMLInputElement>('input[type=number]')
    if (field) field.value = value
    void act(() => void field?.dispatchEvent(new Event('input', { bubbles: true })))
    void act(() => void field?.dispatchEvent(new Event('change', { bubbles: true })))
  }
  const choosesUnit = (value: string) =>
    act(() => {
      const select = room.querySelector('select')
      if (select) select.value = value
      select?.dispatchEvent(new Event('change', { bubbles: true }))
    })
  const refusal = () => room.querySelector('[role=alert]')?.textContent
  return { room, choose, type, choosesUnit, refusal }
}

test('a custom time limit begins with two minutes, which its field shows', () => {
  const { room, choose } = opened('free')
  expect(room.querySelector('input[type=number]')).toBe(null)
  void act(() => [...room.querySelectorAll('label')].at(-1)?.click())
  expect(choose).toHaveBeenCalledWith(120)
  void act(() => renderInto(<TempoChoice tempo={120} choose={choose} />, room))
  expect(room.querySelector<HTMLInputElement>('input[type=number]')?.value).toBe('2')
  expect(textOf(room)).toContain('2 minutes a turn, then a bot plays it.')
})

test('a number and a unit are sent as seconds', () => {
  const { choose, type, choosesUnit } = opened(120)
  type('3')
  expect(choose).toHaveBeenLastCalledWith(180)
  void choosesUnit('hour')
  expect(choose).toHaveBeenLastCalledWith(10_800)
})

test('a time outside the allowed range shows an error beside the field, and is not sent', () => {
  const { room, choose, type, choosesUnit, refusal } = opened(20)
  for (const wrong of ['14', '', '1.5', '-20']) {
    type(wrong)
    expect(refusal()).toBe('Choose between 15 seconds and 7 days.')
  }
  expect(room.querySelector('[aria-invalid=true]')).toBeTruthy()
  expect(choose).not.toHaveBeenCalled()
  type('15')
  expect(refusal()).toBe(undefined)
  expect(choose).toHaveBeenLastCalledWith(15)
  void choosesUnit('day')
  expect(refusal()).toBeTruthy()
  type('7')
  expect(choose).toHaveBeenLastCalledWith(604_800)
})

test('a time is shown in the largest unit that divides it', () => {
  expect([15, 60, 90, 3_600, 604_800].map(durationText)).toEqual([
    '15 seconds',
    '1 minute',
    '90 seconds',
    '1 hour',
    '7 days',
  ])
  expect(unitName('minute')).toBe('minutes')
})
