import { render as renderInto } from 'preact'
import { act } from 'preact/test-utils'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { durations } from '../../kit/motion/durations.ts'
import { render, textOf } from '../../testing/render.ts'
import type { GreatMoment as Moment } from '../television-game.ts'
import { GreatMoment, momentDuration, useGreatMoment } from './GreatMoment.tsx'

const momentOf = (word: string): Moment => ({
  look: 'burn',
  word,
  sentence: 'Ada clears nine cards with a ten',
  owner: 1,
  face: 'great',
})

/** The views of this test are words. Each new word is a great moment. */
function Screen({ view, deal }: { readonly view: string; readonly deal: number }) {
  const moment = useGreatMoment({ view, deal } as never, (before, after) =>
    before === after ? null : momentOf(String(after)),
  )
  return (
    <div>
      <ol>
        <li data-seat={0} />
        <li data-seat={1} />
      </ol>
      {moment && <GreatMoment moment={moment} />}
    </div>
  )
}

let room: HTMLElement
const show = (view: string, deal = 1): void =>
  void act(() => renderInto(<Screen view={view} deal={deal} />, room))
const wait = (ms: number): void => void act(() => void vi.advanceTimersByTime(ms))

beforeEach(() => {
  vi.useFakeTimers()
  room = render(<Screen view="" deal={1} />)
})
afterEach(() => vi.useRealTimers())

test('a great moment begins when the card has landed, and is over after 1.6 seconds', () => {
  show('Burnt!')
  expect(textOf(room)).toBe('')
  wait(durations.card)
  expect(textOf(room)).toBe('Burnt!Ada clears nine cards with a ten')
  wait(momentDuration)
  expect(textOf(room)).toBe('')
  expect(momentDuration).toBeLessThanOrEqual(1_650)
})

const litSeats = (): number[] =>
  [...room.querySelectorAll('[data-great]')].map((seat) => Number(seat.getAttribute('data-seat')))

test('the light stays on the seat of the player whom the moment is about', () => {
  show('Burnt!')
  wait(durations.card)
  expect(litSeats()).toEqual([1])
  wait(momentDuration)
  expect(litSeats()).toEqual([])
})

test('a moment that follows while another one is shown is left out', () => {
  show('First!')
  show('Second!')
  wait(durations.card)
  expect(textOf(room)).toContain('First!')
  wait(momentDuration)
  expect(textOf(room)).toBe('')
  show('Third!')
  wait(durations.card)
  expect(textOf(room)).toContain('Third!')
})

test('the next deal begins without a great moment', () => {
  show('Burnt!', 2)
  wait(durations.card + momentDuration)
  expect(textOf(room)).toBe('')
})
