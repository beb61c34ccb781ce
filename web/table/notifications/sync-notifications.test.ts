import { signal } from '@preact/signals'
import { beforeEach, expect, test, vi } from 'vitest'

import type { ConnectionStatus } from '../../client/TableConnection.ts'
import type { TableSession } from '../../client/TableSession.ts'
import { settings } from '../../client/settings.ts'
import { subscribeBrowser } from './push.ts'
import { reportVisibility, subscribeSeats } from './sync-notifications.ts'
import { isPageVisible } from './page-visibility.ts'

vi.mock('./push.ts', () => ({ subscribeBrowser: vi.fn<typeof subscribeBrowser>() }))
beforeEach(() => void (isPageVisible.value = true))

function seat(mine: number | null = 0) {
  const said: unknown[] = []
  const line = signal<ConnectionStatus>('open')
  const place = signal(mine)
  const session = {
    connection: { status: line },
    model: { seat: place, send: (wish: unknown) => said.push(wish) },
  } as unknown as TableSession
  return { said, line, place, session }
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

test('a player who sits down again is subscribed to notifications again', async () => {
  const address = { endpoint: 'https://push.test/1', p256dh: '', auth: '' }
  vi.mocked(subscribeBrowser).mockResolvedValue(address)
  settings.notifications.value = true
  const { said, place, session } = seat()
  const stop = subscribeSeats(() => [session])
  await vi.waitFor(() => expect(said).toHaveLength(1))
  place.value = null
  place.value = 0
  const subscribe = { type: 'subscribe', ...address }
  expect(said).toEqual([subscribe, subscribe])
  stop()
  settings.notifications.value = false
})
