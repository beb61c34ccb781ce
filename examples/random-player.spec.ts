import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { games } from '../shared/games/all.ts'
import type { GameRecord, PublicState } from '../shared/protocol.ts'
import { verifyRecord } from '../shared/record.ts'
import { openTable } from '../web/e2e/seatClient.ts'
import { freshState, type ServiceProcess, startService } from '../web/e2e/serviceProcess.ts'

let service: ServiceProcess
let state: Awaited<ReturnType<typeof freshState>>
beforeAll(async () => {
  state = await freshState()
  service = await startService(state.folder)
})
afterAll(async () => {
  await service.kill()
  await state.remove()
})

const program = join(import.meta.dirname, 'random-player.ts')
const randomPlayer = async (wanted: string): Promise<string> =>
  (await promisify(execFile)(process.execPath, [program, service.origin, wanted])).stdout

const lookAt = async (code: string, what = ''): Promise<unknown> =>
  (await fetch(`${service.origin}/api/tables/${code}${what}`)).json()

test.each(games.map(({ about }) => [about.id, about.seats.min] as const))(
  'knows nothing of %s, and plays it to its end with others of its kind',
  async (id, least) => {
    const code = await openTable(service.origin, id, {})
    const players = Array.from({ length: Math.max(2, least) }, () => randomPlayer(code))
    const said = await Promise.all(players)
    const { table } = (await lookAt(code)) as PublicState
    expect(table.phase).toBe('over')
    for (const one of said) expect(one).toContain(JSON.stringify(table.outcome))
    const record = (await lookAt(code, '/game')) as GameRecord
    expect(record.steps.every(({ by }) => by === 'human')).toBe(true)
    expect(verifyRecord(record)).toMatchObject({ ok: true })
  },
)

test('opens a table of a game that it is told, and plays with bots', async () => {
  const id = games[0]?.about.id ?? ''
  const [, code = '', outcome] = /^at table (\w+)\n(.*)\n$/.exec(await randomPlayer(id)) ?? []
  const { table } = (await lookAt(code)) as PublicState
  expect([table.game, JSON.stringify(table.outcome)]).toEqual([id, outcome])
  expect(table.seats.map(({ kind }) => kind)).toContain('bot')
})

test('says why it cannot play', async () => {
  await expect(randomPlayer('BCDFGH')).rejects.toThrow('no-such-table')
  await expect(randomPlayer('go-fish')).rejects.toThrow('malformed-code')
})
