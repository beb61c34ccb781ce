import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { Tischlein } from '../client/index.ts'
import { verifyRecord } from '../shared/deal/record.ts'
import { type FreshService, startFreshService } from '../testing/service-process.ts'

const program = join(import.meta.dirname, 'bot-on-call.ts')
let service: FreshService
let bot: ReturnType<typeof spawn>
const told: string[] = []
const hears = async (line: RegExp): Promise<string> => {
  for (;;) {
    const found = told.find((one) => line.test(one))
    if (found !== undefined) return found
    await new Promise((wait) => setTimeout(wait, 20))
  }
}

beforeAll(async () => {
  service = await startFreshService()
  const child = spawn(process.execPath, [program, service.origin, 'Robo', 'nix', 'switch'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  createInterface(child.stdout).on('line', (line) => told.push(line))
  bot = child
})
afterAll(async () => {
  bot?.kill()
  await service?.end()
})

test('a bot that runs for long is called to a table by its letters, and plays there to the end', async () => {
  const letters = (await hears(/^called by/)).slice(-6)
  const tischlein = new Tischlein(service.origin)
  const code = await tischlein.open({ game: 'nix' })
  const host = await tischlein.sit(code, 'Anna')
  expect(await host.callBot(letters)).toEqual({ ok: true, value: { name: 'Robo' } })
  await hears(new RegExp(`^at table ${code}: nix`))
  await host.say({ type: 'start' })
  for await (const { table, shown } of host.moments()) {
    if (table.phase === 'over') break
    const move = shown?.moves[0]
    if (shown && move) await host.move(shown.turn, move)
  }
  const record = await tischlein.record(code)
  expect(record.names).toEqual(['Anna', 'Robo'])
  expect(record.steps.filter(({ seat }) => seat === 1).length).toBeGreaterThan(10)
  expect(record.steps.every(({ by }) => by === 'human')).toBe(true)
  expect(verifyRecord(record)).toMatchObject({ ok: true })
  await hears(new RegExp(`^${code}: `))
})

test('it declines what it does not play', async () => {
  const tischlein = new Tischlein(service.origin)
  const host = await tischlein.sit(await tischlein.open({ game: 'the-game' }), 'Anna')
  const letters = (await hears(/^called by/)).slice(-6)
  expect(await host.callBot(letters)).toEqual({ ok: false, refused: { refusal: 'bot-declines' } })
  expect(await host.callBot('BCDFGH')).toMatchObject({ refused: { refusal: 'no-such-bot' } })
})
