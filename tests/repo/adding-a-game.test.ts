import { execFile } from 'node:child_process'
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { root } from '../../tools/cli/local/build.ts'

// Follows docs/adding-a-game.md in a copy of this repository: a draft in a folder becomes one of
// the games, and so does the single file of the tutorial.

const draft = 'shared/testing/highest-card'
const patiently = 300_000

let copy: string
beforeAll(async () => {
  copy = await mkdtemp(join(tmpdir(), 'tischlein-'))
  const parts = ['shared', 'worker', 'web', 'tools', 'tests', 'client', 'examples', 'docs']
  for (const part of [
    ...parts,
    '.oxlintrc.json',
    'package.json',
    'tsconfig.json',
    'vitest.config.ts',
    'wrangler.toml',
  ])
    await cp(join(root, part), join(copy, part), {
      recursive: true,
      filter: (from) => !/[\\/](dist|node_modules)$/.test(from),
    })
  await symlink(join(root, 'node_modules'), join(copy, 'node_modules'), 'junction')

  await cp(join(copy, draft), join(copy, 'shared/games/highest-card'), { recursive: true })
  await edit('shared/games/registry.ts', (source) => {
    return `${source}export { game as highestCard } from './highest-card/game.ts'\n`
  })
  await edit('shared/games/bots.ts', (source) => {
    const named = source.replace(
      'new Map<string, unknown>([',
      "$&\n  ['highest-card', highestCard],",
    )
    return `import { bots as highestCard } from './highest-card/bot/bot.ts'\n${named}`
  })
}, patiently)
afterAll(() => rm(copy, { recursive: true }))

async function edit(file: string, by: (source: string) => string): Promise<void> {
  const source = await readFile(join(copy, file), 'utf8')
  expect(by(source)).not.toBe(source)
  await writeFile(join(copy, file), by(source))
}

/**
 * Runs a program of the copy and returns its output. Throws with the output if the program fails.
 */
async function run(...words: readonly string[]): Promise<string> {
  const ours = Object.entries(process.env).filter(([name]) => !name.startsWith('VITEST'))
  const env = { ...Object.fromEntries(ours), NODE_ENV: 'test' }
  const { stdout } = await promisify(execFile)(process.execPath, words, { cwd: copy, env })
  return stdout
}
const tool = (name: string): string => join(copy, 'node_modules', name)

test('a first game is at most eleven files, and the guide names each', async () => {
  const all = (await readdir(join(root, draft), { recursive: true }))
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file.includes('.'))
  expect(all.length).toBeLessThanOrEqual(11)
  const guide = await readFile(join(root, 'docs/adding-a-game.md'), 'utf8')
  const named = [...guide.matchAll(/^\d+\. `([^`]+)`/gm)].map(([, file]) => file)
  expect(named.toSorted()).toEqual(all.toSorted())
})

test('the compiler has no complaint', { timeout: patiently }, async () => {
  for (const part of ['shared', 'worker', 'web', 'tools'])
    expect(await run(tool('typescript/bin/tsc'), '-p', part)).toBe('')
})

test('it keeps the invariants of every game, and has a board', { timeout: patiently }, async () => {
  const only = [
    '--project=shared',
    '--project=web',
    '-t',
    'highest-card',
    '--reporter=json',
    '--outputFile=said.json',
  ]
  const files = ['shared/game/invariants', 'web/boards/every-board.test.tsx']
  await run(tool('vitest/vitest.mjs'), 'run', ...files, ...only)
  const said = await readFile(join(copy, 'said.json'), 'utf8')
  const { success, numPassedTests } = JSON.parse(said)
  expect(success).toBe(true)
  expect(numPassedTests).toBeGreaterThan(25)
})

test(
  'only the service of npm run dev opens a table of the draft',
  { timeout: patiently },
  async () => {
    await mkdir(join(copy, 'web/dist'))
    await writeFile(join(copy, 'opens.ts'), opens)
    const said = await run('opens.ts', 'highest-card')
    expect(JSON.parse(said)).toEqual({ drafts: 201, offered: 404 })
  },
)

test(
  'the tutorial leads to a game that is offered to all players',
  { timeout: patiently },
  async () => {
    const guide = await readFile(join(root, 'docs/adding-a-game.md'), 'utf8')
    const [, rest = ''] = guide.split('## Go Fish in a quarter of an hour')
    const [tutorial = ''] = rest.split('\n## ')
    const pieces = [...tutorial.matchAll(/```ts\n(.*?)```/gs)].map(([, piece = '']) => piece)
    await run('tools/games/new-game.ts', 'go-fish')
    await writeFile(join(copy, 'shared/games/go-fish.ts'), pieces.slice(0, -1).join('\n'))
    await writeFile(join(copy, 'shared/games/go-fish.test.ts'), pieces.at(-1) ?? '')
    const [, position = ''] = /### Tests\n.*?```ts\n(.*?)```/s.exec(guide) ?? []
    await writeFile(join(copy, 'shared/games/go-fish-position.test.ts'), position)
    expect(await run('tools/games/check-game.ts', 'go-fish')).toContain('no mistake')
    const tests = ['shared/games/go-fish', 'shared/game/invariants', '-t', 'go-fish|GF-0[67]']
    const said = await run(tool('vitest/vitest.mjs'), 'run', '--project=shared', ...tests)
    expect(said).toMatch(/Tests .*\d\d passed/)
    expect(JSON.parse(await run('opens.ts', 'go-fish'))).toEqual({ drafts: 201, offered: 404 })

    await edit('shared/games/go-fish.ts', (source) => source.replace('  draft: true,\n', ''))
    await run('tools/games/check-game.ts', 'go-fish')
    expect(JSON.parse(await run('opens.ts', 'go-fish'))).toEqual({ drafts: 201, offered: 201 })
  },
)

/**
 * A script that opens a table of the game in its argument, with and without drafts, and prints the
 * responses.
 */
const opens = `
import { openService } from './tools/cli/local/service.ts'

async function answerOf(drafts: boolean): Promise<number> {
  const service = await openService({ port: 0, drafts, state: './state' })
  const headers = { 'content-type': 'application/json' }
  const body = JSON.stringify({ game: process.argv[2] })
  const answer = await fetch(new URL('/api/tables', service.url), { method: 'POST', headers, body })
  await service.stop()
  return answer.status
}
console.log(JSON.stringify({ drafts: await answerOf(true), offered: await answerOf(false) }))
`

test('it passes the linter', { timeout: patiently }, async () => {
  expect(await run(tool('oxlint/bin/oxlint'), 'shared/games')).toMatch(
    /Found 0 warnings and 0 errors/,
  )
})

test('it has words in every language', { timeout: patiently }, async () => {
  const tests = ['tests/repo/languages.test.ts', '--project=tools']
  expect(await run(tool('vitest/vitest.mjs'), 'run', ...tests)).toMatch(/3 passed/)
})
