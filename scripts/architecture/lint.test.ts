import { execFile } from 'node:child_process'
import { copyFile, glob, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { beforeAll, expect, test } from 'vitest'

const root = join(import.meta.dirname, '../..')

/** Files that break one rule each, and which. */
const broken = {
  'shared/clock.ts': ['export const now = () => Date.now()', 'no-restricted-globals'],
  'shared/chance.ts': ['export const roll = () => Math.random()', 'no-restricted-properties'],
  'shared/secret.ts': ['export const id = () => crypto.randomUUID()', 'no-restricted-globals'],
  'shared/timer.ts': ['setTimeout(() => undefined, 1)', 'no-restricted-globals'],
  'shared/dom.ts': ['export const title = () => document.title', 'no-restricted-globals'],
  'shared/games/g/page.ts': ['export const w = () => window.name', 'no-restricted-globals'],
  'shared/platform.ts': ["export { env } from 'cloudflare:workers'", 'no-restricted-imports'],
  'shared/games/g/upward.ts': ["export * from '../../../worker/x.ts'", 'no-restricted-imports'],
  'shared/games/g/web.ts': ["export * from '../../../web/x.ts'", 'no-restricted-imports'],
  'web/table/upward.ts': ["export * from '../../worker/x.ts'", 'no-restricted-imports'],
  'worker/page.ts': ["export * from '../web/x.ts'", 'no-restricted-imports'],
  'worker/table/clock.ts': ['export const now = () => new Date()', 'no-restricted-globals'],
  'worker/table/chance.ts': ['export const roll = () => Math.random()', 'no-restricted-properties'],
  'worker/table/TableObject.ts': ['setTimeout(() => undefined, 1)', 'no-restricted-globals'],
  'shared/round.ts': ["import { b } from './trip.ts'\nexport const a = () => b", 'no-cycle'],
  'shared/trip.ts': ["import { a } from './round.ts'\nexport const b = () => a", 'no-cycle'],
} as const

/** Files that look like a breach and are none. */
const sound = {
  'shared/games/h/game.test.ts': [
    "import { env } from 'cloudflare:workers'\nexport const e = [env, Date]",
  ],
  'worker/relay/RelayObject.ts': ['export const now = () => [Date.now(), crypto.randomUUID()]'],
  'worker/routes/tables.ts': ['export const now = () => [Date.now(), crypto.randomUUID()]'],
  'web/table/clock.ts': ['export const now = () => [Date.now(), Math.random()]'],
  'worker/x.ts': ['export const x = 1'],
  'web/x.ts': ['export const x = 1'],
} as const

let found: Map<string, string[]>

beforeAll(async () => {
  const folder = await mkdtemp(join(tmpdir(), 'tischlein-lint-'))
  try {
    await copyFile(join(root, '.oxlintrc.json'), join(folder, '.oxlintrc.json'))
    for (const [file, [source]] of Object.entries({ ...broken, ...sound })) {
      await mkdir(dirname(join(folder, file)), { recursive: true })
      await writeFile(join(folder, file), source)
    }
    found = await lint(folder)
  } finally {
    await rm(folder, { recursive: true })
  }
}, 60_000)

test.each(Object.entries(broken))('the linter refuses %s', (file, [, rule]) => {
  expect(found.get(file)).toContain(rule)
})

test.each(Object.keys(sound))('the linter accepts %s', (file) => {
  expect(found.get(file)).toBeUndefined()
})

test('nothing outside the folders of a game names it, but the one line in each registry', async () => {
  const folders = await Array.fromAsync(glob('shared/games/*/about.ts', { cwd: root }))
  expect(folders.length).toBeGreaterThan(0)
  for (const folder of folders.map(dirname)) {
    // As a text or in a path: a game may have the name of an everyday word.
    const named = new RegExp(`['"\`/]${basename(folder)}['"\`/]`)
    const naming: string[] = []
    for await (const file of glob('{shared,worker,web}/**/*.{ts,tsx,css,html}', { cwd: root })) {
      const isItsOwn =
        file.startsWith(`${folder}/`) || file.startsWith(`web/boards/${basename(folder)}/`)
      if (isItsOwn || /^shared\/games\/(registry|bots|schemas)\.ts$/.test(file)) continue
      if (/^web\/(testing|dist|public\/versions)\//.test(file)) continue
      const source = await readFile(join(root, file), 'utf8')
      // Tests, and what only tests are made of, may sit down at any game.
      if (named.test(source) && !source.includes("from 'vitest'")) naming.push(file)
    }
    expect(naming).toEqual([])
  }
})

/** The rules that each file breaks. */
async function lint(folder: string): Promise<Map<string, string[]>> {
  const oxlint = join(root, 'node_modules/.bin/oxlint')
  // It ends with 1 where it finds something, which is no failure here.
  const { stdout } = await promisify(execFile)(oxlint, ['--format', 'json'], { cwd: folder }).catch(
    (ended: { stdout: string }) => ended,
  )
  const answer: { diagnostics: { code: string; filename: string }[] } = JSON.parse(stdout)
  const rules = new Map<string, string[]>()
  for (const { code, filename } of answer.diagnostics) {
    const rule = /\((.*)\)/.exec(code)?.[1] ?? code
    rules.set(filename, [...(rules.get(filename) ?? []), rule])
  }
  return rules
}
