import { act } from 'preact/test-utils'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { TableSession } from '../../client/TableSession.ts'
import { inEnglish, render, textOf } from '../../testing/render.ts'
import { human, table } from '../../testing/tables.ts'
import { Claps } from './Claps.tsx'

inEnglish()

let session: TableSession
beforeEach(() => {
  vi.useFakeTimers()
  session = new TableSession('KTRMVX')
})
afterEach(() => {
  session.close()
  vi.useRealTimers()
})

const wait = (duration: number) => act(() => void vi.advanceTimersByTime(duration))

function opened() {
  const at = table({ phase: 'playing', seats: [human('Anna'), human('Ben')], spectators: 9 })
  const room = render(<Claps session={session} table={at} />)
  const receive = (claps: number) =>
    act(() => {
      session.model.claps.value = { type: 'claps', claps }
    })
  return { room, receive, shown: () => room.querySelector('.claps b')?.textContent }
}

test('claps add up during an applause, to at most the number of spectators', () => {
  const { receive, shown } = opened()
  expect(shown()).toBe(undefined)
  void receive(1)
  expect(shown()).toBe('1')
  void wait(4_000)
  void receive(6)
  expect(shown()).toBe('7')
  void wait(4_000)
  void receive(6)
  expect(shown()).toBe('9')
  void wait(5_000)
  expect(shown()).toBe(undefined)
})

test('an applause is announced and logged once, when it ends', () => {
  const { room, receive } = opened()
  const announced = () => textOf(room.querySelector('[role=log]') ?? room)
  void receive(1)
  void receive(2)
  expect(announced()).toBe('')
  void wait(5_000)
  expect(announced()).toBe('3 spectators clapped.')
  expect(session.log.entries.value).toMatchObject([{ text: '3 spectators clapped.' }])
  void receive(1)
  void wait(5_000)
  expect(announced()).toBe('1 spectator clapped.')
})

test('a second applause of the same size is announced in a new element', () => {
  const { room, receive } = opened()
  const announced = [1, 2].map(() => {
    void receive(1)
    void wait(5_000)
    return room.querySelector('[role=log] > *')
  })
  expect(announced.map((one) => one?.textContent)).toEqual(Array(2).fill('1 spectator clapped.'))
  expect(announced[0]).not.toBe(announced[1])
})

test('claps from before the page opened are not shown again', () => {
  session.model.claps.value = { type: 'claps', claps: 3 }
  expect(opened().shown()).toBe(undefined)
})
