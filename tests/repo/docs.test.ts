import { existsSync } from 'node:fs'
import { glob, readFile, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '../..')
const read = (file: string): Promise<string> => readFile(join(root, file), 'utf8')

const pages = [
  'README.md',
  'CONTRIBUTING.md',
  'CHANGELOG.md',
  'SECURITY.md',
  ...(await Array.fromAsync(glob('docs/*.md', { cwd: root }))),
]

/**
 * The folders of the repository, as a pattern. Paths that begin otherwise are URLs of the service.
 */
const folders = 'shared|client|worker|web|tests|tools|examples|deploy|docs|\\.ci|\\.github'
const paths = (text: string): string[] =>
  [...text.matchAll(new RegExp(`(?<![\\w./-])(?:${folders})/[\\w./{},*-]*`, 'g'))].map(([path]) =>
    path.replace(/[.,]+$/, ''),
  )

/**
 * Returns a pattern for a path with placeholders: NAME for a game, LANG for a language, VERSION for
 * a version.
 */
const pattern = (path: string): string =>
  path.replaceAll(/NAME|LANG|VERSION/g, '*').replace(/\/$/, '')

async function isThere(path: string): Promise<boolean> {
  for await (const _ of glob(pattern(path), { cwd: root })) return true
  return false
}

test.each(pages)('%s names only files and folders that exist', async (page) => {
  // Leave out files that don't exist yet: a build creates them, or the reader does.
  // `tools/call` is a method of the Model Context Protocol.
  const named = paths(await read(page)).filter((path) => !/^web\/dist|NEW|^tools\/call$/.test(path))
  const missing: string[] = []
  for (const path of new Set(named)) if (!(await isThere(path))) missing.push(path)
  expect(missing).toEqual([])
})

test.each(pages)('%s names only commands that package.json has', async (page) => {
  const { scripts } = JSON.parse(await read('package.json')) as { scripts: Record<string, string> }
  const named = [
    ...(await read(page)).matchAll(/npm (?:run (\w[\w:]*(?:-\w[\w:]*)*)|(start|test)\b)/g),
  ]
  const missing = named.map(([, run, short]) => run ?? short ?? '').filter((one) => !scripts[one])
  expect(missing).toEqual([])
})

test('every command of package.json is explained in CONTRIBUTING.md', async () => {
  const { scripts } = JSON.parse(await read('package.json')) as { scripts: Record<string, string> }
  const text = await read('CONTRIBUTING.md')
  const explained = (name: string): boolean => new RegExp(`npm (run )?${name}(?![\\w:])`).test(text)
  expect(Object.keys(scripts).filter((name) => !explained(name))).toEqual([])
})

test('documents name one address of the repository', async () => {
  const texts = await Promise.all(pages.map(read))
  const addresses = texts.join('\n').matchAll(/github\.com\/([\w-]+)\/tischlein\b/g)
  const owners = new Set([...addresses].map(([, owner]) => owner))
  expect([...owners]).toHaveLength(1)
})

test('pictures of the documents have at most 2 MB', async () => {
  const large: string[] = []
  for await (const picture of glob('docs/pictures/*', { cwd: root }))
    if ((await stat(join(root, picture))).size > 2_000_000) large.push(picture)
  expect(large).toEqual([])
})

/** Returns the anchor that GitHub gives to a heading. */
const anchor = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N} -]/gu, '')
    .replaceAll(' ', '-')

test.each(pages)('every link of %s leads somewhere', async (page) => {
  const broken: string[] = []
  for (const [, target = ''] of (await read(page)).matchAll(/\]\(([^)\s]+)\)/g)) {
    if (/^(https?:|…)/.test(target)) continue
    const [file, heading] = target.split('#')
    const other = file ? join(dirname(page), file) : page
    if (!existsSync(join(root, other))) broken.push(target)
    else if (heading !== undefined) {
      const headings = [...(await read(other)).matchAll(/^#+ (.*)$/gm)].map(([, text = '']) => text)
      if (!headings.map(anchor).includes(heading)) broken.push(target)
    }
  }
  expect(broken).toEqual([])
})

test('the code declares each word of the glossary in CONTRIBUTING.md', async () => {
  const table =
    /\| word \| elsewhere called \| means \|\n([\s\S]*?)\n\n/.exec(
      await read('CONTRIBUTING.md'),
    )?.[1] ?? ''
  const words = table
    .split('\n')
    .slice(1)
    .flatMap((row) => (row.split('|')[1] ?? '').split(','))
    .map((word) => word.trim())
  expect(words.length).toBeGreaterThan(20)
  const sources: string[] = []
  for await (const file of glob('{shared,worker,web}/**/*.{ts,tsx}', { cwd: root }))
    if (!/\.test\.tsx?$|^web\/dist/.test(file)) sources.push(await read(file))
  const declared = new Set(
    [...sources.join('\n').matchAll(/(?:const|function|type|interface|class|readonly) (\w+)/g)]
      .map(([, name = '']) => name)
      .flatMap((name) => name.split(/(?=[A-Z])/))
      .map((part) => part.toLowerCase()),
  )
  const isDeclared = (word: string): boolean => declared.has(word) || declared.has(`${word}s`)
  expect(words.filter((word) => !isDeclared(word))).toEqual([])
})
