import { signal } from '@preact/signals'
import { act } from 'preact/test-utils'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import type { TableSession } from '../../client/TableSession.ts'
import { TableModel } from '../../client/TableModel.ts'
import { FakeConnection } from '../../testing/FakeConnection.ts'
import { inEnglish, press, pressKey, render } from '../../testing/render.ts'
import { projection, snapshot, table } from '../../testing/tables.ts'
import { TakeBackButton } from './TakeBack.tsx'

inEnglish()
beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.unstubAllGlobals())

const playing = table({ phase: 'playing', deal: 1 })

const wait = () => act(() => vi.advanceTimersByTimeAsync(1_000).then(() => {}))

/** Renders the button at turn 1. The server answers the requests with these statuses. */
async function openedButton({ name, statuses = [] }: { name?: string; statuses?: number[] } = {}) {
  let turn = 1
  vi.stubGlobal('fetch', () => {
    const status = statuses.shift() ?? 200
    return Promise.resolve(
      status === 200
        ? Response.json({ turn, asks: [] })
        : Response.json({ refusal: 'too-fast' }, { status }),
    )
  })
  const connection = new FakeConnection()
  const model = new TableModel(connection)
  connection.receive(snapshot({ table: playing, position: projection({ turn }) }))
  const session = { code: 'KTRMVX', model, token: signal('anna') } as unknown as TableSession
  const room = render(
    <TakeBackButton session={session} table={playing} game={null} {...(name && { name })} />,
  )
  await wait()
  return {
    room,
    commands: connection.commands,
    async nextTurn(): Promise<void> {
      turn += 1
      void act(() => connection.receive({ type: 'view', ...projection({ turn }) }))
      await wait()
    },
  }
}

test('two quick taps on “Take it back” send one command', async () => {
  const { room, commands } = await openedButton()
  press(room, 'Take it back')
  press(room, 'Take it back')
  expect(commands).toMatchObject([{ type: 'take-back', turn: 1 }])
})

test('the key Z takes a move back, but not on a phone whose players share it', async () => {
  const shared = await openedButton({ name: 'Anna' })
  pressKey('z')
  expect(shared.commands).toEqual([])
  const own = await openedButton()
  pressKey('z')
  expect(own.commands).toHaveLength(1)
})

test('after a failed request, the page asks again at the next turn', async () => {
  const { room, nextTurn } = await openedButton({ statuses: [429] })
  expect(room.querySelector('button')).toBe(null)
  await nextTurn()
  expect(room.querySelector('button')?.disabled).toBe(false)
})
