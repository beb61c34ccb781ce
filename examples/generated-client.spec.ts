import { execFile } from 'node:child_process'
import { copyFile, mkdtemp, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { verifyRecord } from '../shared/deal/record.ts'
import { games } from '../shared/games/all.ts'
import type { GameRecord } from '../shared/protocol/protocol.ts'
import { type FreshService, startFreshService } from '../tests/support/service-process.ts'

const root = join(import.meta.dirname, '..')
const source = join(import.meta.dirname, 'generated-client/play.ts')
const run = promisify(execFile)
const bin = (name: string): string => join(root, 'node_modules', name)
/** The compiler options that the head of the program names. */
const how =
  '--ignoreConfig --module nodenext --target es2024 --types node --skipLibCheck --rewriteRelativeImportExtensions'

let service: FreshService
let folder: string
beforeAll(async () => {
  service = await startFreshService()
  // A folder inside the repository, so that the compiler finds the types of node.
  folder = await mkdtemp(join(root, '.tischlein-generated-'))
  const generator = bin('swagger-typescript-api/dist/cli.js')
  const from = ['--path', `${service.origin}/api`, '--output', folder, '--name', 'api.ts']
  await run(
    process.execPath,
    [generator, 'generate', ...from, '--generate-union-enums', '--silent'],
    { cwd: folder },
  )
  await copyFile(source, join(folder, 'play.ts'))
  const strictly = ['--strict', '--noUncheckedIndexedAccess', '--exactOptionalPropertyTypes']
  const where = ['--rootDir', folder, '--outDir', folder]
  const compiler = [bin('typescript/lib/tsc.js'), ...how.split(' '), ...strictly, ...where]
  await run(process.execPath, [...compiler, join(folder, 'play.ts')]).catch(
    ({ stdout }: { stdout: string }) => {
      throw new Error(stdout)
    },
  )
})
afterAll(async () => {
  await service?.end()
  if (folder) await rm(folder, { recursive: true, force: true })
})

test.each(games.map(({ about }) => about.id))(
  'a client generated from the document plays a whole game of %s',
  async (game) => {
    const { stdout } = await run(process.execPath, [join(folder, 'play.js'), service.origin, game])
    const { code, outcome } = JSON.parse(stdout) as Pick<GameRecord, 'code' | 'outcome'>
    const answer = await fetch(`${service.origin}/api/tables/${code}/game`)
    const record = (await answer.json()) as GameRecord
    expect(record).toMatchObject({ game, outcome })
    expect(record.steps.length).toBeGreaterThan(0)
    expect(verifyRecord(record)).toMatchObject({ ok: true })
  },
)

test('the head of the program names the compiler options with which it compiles', async () => {
  expect(await readFile(source, 'utf8')).toContain(`npx tsc ${how} `)
})

test('the program with the generated client declares no type of its own', async () => {
  const program = await readFile(source, 'utf8')
  for (const cast of [/\bas\b(?! well| one)/, /\bany\b/, /\bunknown\b/, /[\w)\]]!/, /@ts-/])
    expect(program.replaceAll(/\/\/.*|\/\*\*.*\*\//g, '')).not.toMatch(cast)
})
