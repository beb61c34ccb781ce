import { signal } from '@preact/signals'
import { beforeEach, expect, test } from 'vitest'

import type { ConnectionStatus } from '../../client/TableConnection.ts'
import type { TableSession } from '../../client/TableSession.ts'
import { reportVisibility } from './sync-notifications.ts'
import { isPageVisible } from './page-visibility.ts'

beforeEach(() => void (isPageVisible.value = true))

function seat(mine: number | null = 0) {
  const said: unknown[] = []
  const line = signal<ConnectionStatus>('open')
  const session = {
    connection: { status: line },
    model: { seat: signal(mine), send: (wish: unknown) => said.push(wish) },
  } as unknown as TableSession
  return { said, line, session }
}

const out = { type: 'set-visibility', visible: false }
const back = { type: 'set-visibility', visible: true }

test('each seat of the phone reports each change of visibility, but not the assumed state', () => {
  const [one, other] = [seat(0), seat(1)]
  reportVisibility(() => [one.session, other.session])
  expect(one.said).toEqual([])
  isPageVisible.value = false
  isPageVisible.value = true
  expect([one.said, other.said]).toEqual([
    [out, back],
    [out, back],
  ])
})

test('a connection that recovers while the page is hidden reports it again', () => {
  const { said, line, session } = seat()
  reportVisibility(() => [session])
  isPageVisible.value = false
  line.value = 'lost'
  line.value = 'open'
  expect(said).toEqual([out, out])
})

test('a spectator reports nothing', () => {
  const { said, session } = seat(null)
  reportVisibility(() => [session])
  isPageVisible.value = false
  expect(said).toEqual([])
})
