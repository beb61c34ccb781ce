import { batch, signal } from '@preact/signals'
import { beforeEach, expect, test, vi } from 'vitest'

import type { PublicTable } from '../../../shared/protocol/protocol.ts'
import { playCue, playCues } from '../../kit/motion/play-cues.ts'
import { alertPlayer } from './alert-player.ts'
import type { Log } from '../../client/Log.ts'
import type { TableModel } from '../../client/TableModel.ts'

vi.mock('../../kit/motion/play-cues.ts', () => ({
  playCue: vi.fn<typeof playCue>(),
  playCues: vi.fn<typeof playCues>(),
}))
beforeEach(() => {
  vi.mocked(playCue).mockReset()
  vi.mocked(playCues).mockReset()
})

const nudged = (...times: number[]) =>
  ({
    seats: [],
    pendingTurns: times.map((at, seat) => ({ seat, since: 0, nudge: { by: 5, at } })),
  }) as unknown as PublicTable

/** Starts `alertPlayer`, and passes it states of a table one after the other. */
async function seen(...tables: readonly (PublicTable | null)[]): Promise<readonly unknown[]> {
  const table = signal<PublicTable | null>(null)
  const model = { table, myTurn: signal(false), chat: signal([]), seat: signal(null) }
  const stop = alertPlayer(model as unknown as TableModel, {} as Log)
  for (const one of tables) table.value = one
  await vi.dynamicImportSettled()
  stop()
  return vi.mocked(playCues).mock.calls.flatMap(([moments]) => moments)
}

test('a nudge alerts its player once', async () => {
  const knock = { name: 'nudge', seats: [0], target: 'seat-0' }
  expect(await seen(nudged(), nudged(1), nudged(1), nudged(2))).toEqual([knock, knock])
})

test('a nudge in the first snapshot does not alert', async () => {
  expect(await seen(nudged(1), nudged(1))).toEqual([])
})

test('a turn alerts its player, but not if it is in the first snapshot', async () => {
  const [table, myTurn] = [signal<PublicTable | null>(null), signal(false)]
  const model = { table, myTurn, chat: signal([]), seat: signal(null) }
  const stop = alertPlayer(model as unknown as TableModel, {} as Log)
  const take = async (isMine: boolean): Promise<number> => {
    batch(() => {
      table.value = nudged()
      myTurn.value = isMine
    })
    await vi.dynamicImportSettled()
    return vi.mocked(playCue).mock.calls.length
  }
  expect([await take(true), await take(false), await take(true)]).toEqual([0, 0, 1])
  stop()
})
