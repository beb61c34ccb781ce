import { join, relative } from 'node:path'
import { build } from 'vite'
import { beforeAll, expect, test } from 'vitest'

import { games } from '../../shared/games/all.ts'
import { oneFileAbouts } from '../../shared/games/one-file-abouts.ts'
import { languages } from '../../shared/language.ts'
import { root } from '../../tools/cli/local/build.ts'

type Built = {
  readonly file: string
  readonly imports: readonly string[]
  readonly modules: readonly string[]
}
let files: readonly Built[]
/** The files of workers, with their sizes in bytes. The build does not list their modules. */
let workers: readonly { readonly file: string; readonly size: number }[]

beforeAll(async () => {
  const built = await build({
    root: join(root, 'web'),
    logLevel: 'warn',
    build: { write: false, minify: false },
  })
  if (!('output' in built)) throw new Error('the page came out as something else')
  workers = built.output.flatMap((output) => {
    const { fileName: file } = output
    if (!/worker.*\.js$/.test(file) || file === 'service-worker.js') return []
    return [{ file, size: (output.type === 'chunk' ? output.code : output.source).length }]
  })
  files = built.output.flatMap((file) =>
    file.type === 'chunk'
      ? [
          {
            file: file.fileName,
            imports: file.imports,
            modules: file.moduleIds.map((id) => relative(root, id)),
          },
        ]
      : [],
  )
}, 120_000)

const filesWith = (isWanted: (module: string) => boolean): readonly string[] =>
  files.flatMap(({ file, modules }) => (modules.some(isWanted) ? [file] : []))

test('no file of the page contains code or weights of a bot, except the worker of local tables', () => {
  const modules = files.flatMap((file) => file.modules)
  expect(modules).toContain('shared/games/switch/rules/apply.ts')
  expect(modules.filter((id) => /^shared\/games\/(bots\.ts|[^/]+\/bot\/)/.test(id))).toEqual([])
  const [solver, table, ...others] = workers.toSorted((one, other) => one.size - other.size)
  expect(others).toEqual([])
  expect(table?.file).toMatch(/^assets\/table-worker-/)
  // The worker that solves deals of the day has the rules of one game. Bots would make it larger.
  expect(solver?.file).toMatch(/^assets\/solve-worker-/)
  expect(solver?.size).toBeLessThan(80_000)
})

test('no file of the page contains the playground', () => {
  const modules = files.flatMap((file) => file.modules)
  expect(modules.filter((id) => id.startsWith('web/playground/'))).toEqual([])
})

const oneFileIds = oneFileAbouts.map(({ id }) => id)

test.each(games.map(({ about }) => about.id).filter((id) => !oneFileIds.includes(id)))(
  'a board of %s is one file, its texts are another, and no hand waits for a part that appears later',
  (game) => {
    // Returns whether a module is needed when the cards are dealt. The pages about a game, the end
    // of a deal and the sheet for naming a suit are not.
    const isBoard = (id: string) =>
      id.startsWith(`web/boards/${game}/`) &&
      !/\/(pages\/|((round|deal)-?end|naming-?sheet))/i.test(id)
    const board = filesWith(isBoard)
    expect(board).toHaveLength(1)
    const later = filesWith((id) => /\/(RoundEnd|DealEnd|NamingSheet)\.tsx$/.test(id))
    expect(importsOf(board).filter((file) => later.includes(file))).toEqual([])
    for (const language of languages) {
      const words = filesWith((id) => id === `shared/games/${game}/words/${language}/table.ts`)
      expect(words).toHaveLength(1)
      expect(words).not.toEqual(board)
    }
  },
)

test.each(oneFileIds)(
  'the rules and texts of %s are one file, and no page waits for it',
  (game) => {
    const [file, ...others] = filesWith((id) => id === `shared/games/${game}.ts`)
    expect(others).toEqual([])
    expect(files.find((one) => one.file === file)?.modules).toEqual([`shared/games/${game}.ts`])
    expect(importsOf(filesWith((id) => /^web\/(main|pages\/\w+)\.tsx$/.test(id)))).not.toContain(
      file,
    )
  },
)

test('only their own page loads the lessons of single-file games', () => {
  const lessons = filesWith((id) =>
    /^(shared\/games\/[\w-]+\.lesson|shared\/define-game\/(derived-)?lesson|web\/boards\/one-file-lessons)\.ts$/.test(
      id,
    ),
  )
  expect(lessons.length).toBeGreaterThan(oneFileIds.length)
  const others = files.map(({ file }) => file).filter((file) => !lessons.includes(file))
  expect(importsOf(others).filter((file) => lessons.includes(file))).toEqual([])
})

test('the board of all single-file games is one file', () => {
  expect(
    filesWith((id) => /^web\/boards\/one-file\/(?!OneFileLid)[\w-]+\.tsx$/.test(id)),
  ).toHaveLength(1)
})

test('the frame of every board is one file, and no page without a table waits for it', () => {
  const around = filesWith((id) => /^web\/table\/room\/(Room|Stage|Top)\.tsx$/.test(id))
  expect(around).toHaveLength(1)
  expect(around).toEqual(filesWith((id) => /^web\/kit\/(hand\/Hand|ShortcutsSheet)\.tsx$/.test(id)))
  for (const page of ['pages/Landing', 'pages/Rules', 'pages/PublicTables']) {
    const waitsFor = importsOf(filesWith((id) => id === `web/${page}.tsx`))
    expect(waitsFor).toContain(files.find(({ modules }) => modules.includes('web/main.tsx'))?.file)
    expect(waitsFor).not.toContain(around[0])
  }
})

/** Returns these files and all their static imports. */
function importsOf(wanted: readonly string[]): readonly string[] {
  const found = new Set(wanted)
  for (const name of found)
    for (const next of files.find(({ file }) => file === name)?.imports ?? []) found.add(next)
  return [...found]
}
