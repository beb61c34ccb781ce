import { signal } from '@preact/signals'
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
beforeEach(() => void vi.mocked(playCues).mockReset())

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
