import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { games } from '../../shared/games/all.ts'
import { randomRecord } from '../../shared/deal/testing/random-record.ts'

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
  'an honest export of %s fits, and the command says what was checked',
  async (_, game) => {
    const { code, said } = await verify(await saved(randomRecord(game, '1'.repeat(64))))
    expect(said).toContain('Everything fits.')
    expect(code).toBe(0)
  },
)

test('of cards that are dealt again the command says where they were dealt first', async () => {
  const [game] = games
  if (!game) throw new Error('there are no games')
  const record = randomRecord(game, '1'.repeat(64), { code: 'BCDFGH', deal: 4 })
  const { code, said } = await verify(await saved(record))
  expect(said).toContain('cards     those of table BCDFGH, deal 4, dealt again\n')
  expect(code).toBe(0)
})

test.each(games.map((game) => [game.about.id, game] as const))(
  'a changed export of %s ends with 1 and the first thing that does not fit',
  async (_, game) => {
    const record = randomRecord(game, '1'.repeat(64))
    const checks = record.checks.with(2, 'f'.repeat(16))
    const { code, said } = await verify(await saved({ ...record, checks }))
    expect(said).toMatch(/^Does not fit \(check, step 3\)/)
    expect(code).toBe(1)
  },
)

test('without a file, or without such a file, the command says so and ends with 1', async () => {
  expect(await verify()).toEqual({ code: 1, said: 'Say which game: npm run verify -- FILE\n' })
  expect((await verify(join(folder, 'none.json'))).code).toBe(1)
})
