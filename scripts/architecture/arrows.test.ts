import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { root } from '../local/build.ts'
import { forbiddenImports, rules } from './arrows.ts'
import { circlesIn, importGraph, type ImportGraph } from './import-graph.ts'

/** Files that each break a rule by one import, and which: all ways to import are among them. */
const broken: Readonly<Record<string, readonly [source: string, why: string]>> = {
  'shared/up.ts': ["import { x } from '../web/x.ts'", 'the arrow goes up'],
  'shared/up.test.ts': ["import { x } from '../worker/x.ts'", 'the arrow goes up'],
  'shared/type.ts': ["import type { X } from '../web/x.ts'", 'the arrow goes up'],
  'shared/of-type.ts': ["export type X = import('../web/x.ts').X", 'the arrow goes up'],
  'shared/typeof.ts': ["export type X = typeof import('../web/x.ts')", 'the arrow goes up'],
  'shared/export.ts': ["export * from '../web/x.ts'", 'the arrow goes up'],
  'shared/lazy.ts': ["export const x = () => import('../web/x.ts')", 'the arrow goes up'],
  'shared/globbed.ts': ["export const x = import.meta.glob('../web/x.*')", 'the arrow goes up'],
  'web/worker.ts': ["export { x } from '../worker/x.ts'", 'the arrow goes up'],
  'web/tested.test.ts': ["import { x } from '../testing/x.ts'", 'the arrow goes up'],
  'worker/page.ts': ["import type { X } from '../web/x.ts'", 'the arrow goes up'],
  'worker/script.ts': ["export * from '../scripts/x.ts'", 'the arrow goes up'],
  'testing/up.ts': ["export * from '../scripts/x.ts'", 'the arrow goes up'],
  'scripts/up.ts': ["export * from '../e2e/x.ts'", 'the arrow goes up'],
  'scripts/local/up.ts': ["export * from '../x.ts'", 'the arrow goes up'],
  'web/shipped.ts': [
    "import { x } from './testing/x.ts'",
    'what is shipped imports what is for tests',
  ],
  'worker/shipped.ts': [
    "export * from '../shared/game/laws/x.ts'",
    'what is shipped imports what is for tests',
  ],
  'web/boards/whist/Board.tsx': [
    "export const x = () => import('../../x.ts')",
    'a board is made of shared/ and web/kit/ alone',
  ],
  'web/boards/whist/Face.tsx': [
    "export * from '../bridge/Face.tsx'",
    'a board is made of shared/ and web/kit/ alone',
  ],
  'web/kit/Hand.tsx': ["export * from '../x.ts'", 'web/kit/ knows no board and no page'],
  'shared/games/whist/game.ts': ["import { x } from './bot/x.ts'", 'a page loads no bot'],
  'worker/table/decisions/move.ts': [
    "import { x } from '../../../shared/games/bots.ts'",
    'a decision is given its game',
  ],
  'web/bots.ts': ["import type { X } from '../shared/games/bots.ts'", 'a page loads no bot'],
}

/** Imports that look forbidden, and are not. */
const sound: Readonly<Record<string, string>> = {
  'shared/games/whist/bot/bot.ts': "export * from './x.ts'",
  'shared/games/whist/rules/x.test.ts': "import { x } from '../testing/x.ts'",
  'shared/texts.ts': `export const texts = ["import { x } from '../web/x.ts'", "import('../web/x.ts')"]`,
  'shared/excluded.ts': "export const x = import.meta.glob(['../web/x.*', '!../web/x.ts'])",
  'web/boards/whist/Seats.tsx': "export * from '../../kit/x.ts'\nexport * from './Score.tsx'",
  'web/boards/whist/Seats.test.tsx': "import { x } from '../../testing/x.ts'",
  'worker/bots.ts': "import { x } from '../shared/games/bots.ts'",
  'testing/service.ts': "export * from '../scripts/local/x.ts'",
  'scripts/above.ts': "export * from '../testing/x.ts'",
}

/** What those import. */
const imported = `
  web/x.ts web/testing/x.ts web/kit/x.ts web/boards/bridge/Face.tsx web/boards/whist/Score.tsx
  worker/x.ts testing/x.ts scripts/x.ts scripts/local/x.ts e2e/x.ts
  shared/game/laws/x.ts shared/games/bots.ts
  shared/games/whist/bot/x.ts shared/games/whist/rules/x.ts shared/games/whist/testing/x.ts
`
  .trim()
  .split(/\s+/)

const circles: Readonly<Record<string, string>> = {
  'web/lazy-one.ts': "export const two = () => import('./lazy-two.ts')",
  'web/lazy-two.ts': "import './lazy-one.ts'",
  'shared/type-one.ts': "import type { Two } from './type-two.ts'",
  'shared/type-two.ts': "export type One = typeof import('./type-three.ts')",
  'shared/type-three.ts': "export type { One } from './type-one.ts'",
  'shared/leads-there.ts': "import './type-one.ts'",
}

let folder: string
let fixture: ImportGraph
let ours: ImportGraph

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tischlein-'))
  const sources = Object.entries(broken).map(([file, [source]]) => [file, source] as const)
  const empty = imported.map((file) => [file, 'export const x = 1'] as const)
  for (const [file, source] of [
    ...sources,
    ...empty,
    ...Object.entries({ ...sound, ...circles }),
  ]) {
    await mkdir(dirname(join(folder, file)), { recursive: true })
    await writeFile(join(folder, file), source)
  }
  fixture = await importGraph(folder)
  ours = await importGraph(root)
}, 60_000)
afterAll(() => rm(folder, { recursive: true }))

test.each(Object.entries(broken))('%s is found to break a rule', (file, [, why]) => {
  const found = forbiddenImports(fixture).filter((sentence) => sentence.startsWith(`${file} `))
  expect(found).toEqual([expect.stringContaining(why)])
})

test('each rule is broken by one of them', () => {
  const whys = new Set(Object.values(broken).map(([, why]) => why))
  expect([...whys].toSorted()).toEqual(rules.map(({ why }) => why).toSorted())
})

test.each(Object.keys(sound))('%s breaks no rule', (file) => {
  expect(forbiddenImports(fixture).filter((one) => one.startsWith(`${file} `))).toEqual([])
})

test('circles of files are found, also those that types and import() close', () => {
  expect(circlesIn(fixture).toSorted()).toEqual([
    ['shared/type-one.ts', 'shared/type-three.ts', 'shared/type-two.ts'],
    ['web/lazy-one.ts', 'web/lazy-two.ts'],
  ])
})

test('all files of this tree are read, and most of them import', () => {
  const importing = [...ours.values()].filter((imports) => imports.length > 0)
  expect(importing.length).toBeGreaterThan(500)
})

test('every import goes from web and worker to shared, and from tests to what they test', () => {
  expect(forbiddenImports(ours)).toEqual([])
})

test('no files import each other in a circle', () => {
  expect(circlesIn(ours)).toEqual([])
})
