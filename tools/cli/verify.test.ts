import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { commitment } from '../../shared/deal/proof.ts'
import { games } from '../../shared/games/all.ts'
import { randomRecord } from '../../shared/testing/random-record.ts'

const command = join(import.meta.dirname, 'verify.ts')
const verify = (...files: string[]) =>
  promisify(execFile)(process.execPath, [command, ...files]).then(
    ({ stdout }) => ({ code: 0, said: stdout }),
    ({ code, stderr }: { code: number; stderr: string }) => ({ code, said: stderr }),
  )

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tischlein-verify-'))
})
afterAll(() => rm(folder, { recursive: true }))

async function saved(record: unknown): Promise<string> {
  const file = join(folder, 'game.json')
  await writeFile(file, JSON.stringify(record))
  return file
}

test.each(games.map((game) => [game.about.id, game] as const))(
  'a record of %s is verified, and the command lists the checks',
  async (_, game) => {
    const { code, said } = await verify(await saved(randomRecord(game, '1'.repeat(64))))
    expect(said).toContain('The game is verified.')
    expect(code).toBe(0)
  },
)

test('for a repeated deal, the command names the first deal', async () => {
  const [game] = games
  if (!game) throw new Error('there are no games')
  const record = randomRecord(game, '1'.repeat(64), { code: 'BCDFGH', deal: 4 })
  const { code, said } = await verify(await saved(record))
  expect(said).toContain('cards       the same as in deal 4 of table BCDFGH\n')
  expect(code).toBe(0)
})

test('a record of a deal of the day fails if nonces could have changed its cards', async () => {
  const game = games.find(({ about }) => about.id === 'switch')
  if (!game) throw new Error('there is no Switch')
  const record = randomRecord(game, '1'.repeat(64), { day: '2026-11-24', deal: 'switch' })
  const { code, said } = await verify(await saved(record))
  expect(said).toMatch(/^Not verified \(seats\)/)
  expect(code).toBe(1)
})

const saidOf = async (file: object) => (await verify(await saved(file))).said

test('a day is verified by its secret, which is published when the day is over', async () => {
  const secret = '5'.repeat(64)
  const running = {
    day: '2026-11-24',
    endsAt: Date.parse('2026-11-25'),
    commitment: commitment(secret),
    deals: [{ deal: 'switch', game: 'switch', seats: 4, results: [{ result: 1, tables: 3 }] }],
  }
  expect(await saidOf({ ...running, secret })).toContain('The day is verified.')
  expect(await saidOf(running)).toContain('not published before the day is over')
  expect(await saidOf({ ...running, secret: '6'.repeat(64) })).toMatch(/^Not verified \(commitment/)
})

test.each(games.map((game) => [game.about.id, game] as const))(
  'a changed record of %s fails with the first check that does not match',
  async (_, game) => {
    const record = randomRecord(game, '1'.repeat(64))
    const checks = record.checks.with(2, 'f'.repeat(16))
    const { code, said } = await verify(await saved({ ...record, checks }))
    expect(said).toMatch(/^Not verified \(check, step 3\)/)
    expect(code).toBe(1)
  },
)

test('without a file, or if the file is missing, the command says so and exits with 1', async () => {
  expect(await verify()).toEqual({ code: 1, said: 'Missing file: npm run verify -- FILE\n' })
  expect((await verify(join(folder, 'none.json'))).code).toBe(1)
})
