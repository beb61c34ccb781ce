import { glob, readFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'

// The style sheets of a board stay loaded when a player goes on to a table of another game. So they
// must not affect the other board.

const root = join(import.meta.dirname, '../..')
const games = (await Array.fromAsync(glob('web/boards/*/Board.tsx', { cwd: root }))).map(dirname)

/**
 * The style sheets that change parts of all boards for one layout, each with the selector that all
 * its rules must start with. Rules for the television start with the class of its page. Rules for a
 * phone beside a television start with an attribute of the table.
 */
const layouts: Readonly<Record<string, string>> = {
  'web/tv/tv-boards.css': '.tv',
  'web/beside/strips.css': '[data-beside',
}

/**
 * For each class name, the folders of boards that style or use the class. All code outside of the
 * boards counts as one folder, `web`.
 */
const owners = new Map<string, Set<string>>()

beforeAll(async () => {
  for await (const file of glob('web/**/*.{css,tsx}', { cwd: root })) {
    if (file.startsWith('web/dist/') || file in layouts) continue
    const source = await readFile(join(root, file), 'utf8')
    const classes = file.endsWith('.css') ? selectorsIn(source).flatMap(classesIn) : wordsIn(source)
    const owner = games.find((folder) => file.startsWith(`${folder}/`)) ?? 'web'
    for (const name of classes) owners.set(name, (owners.get(name) ?? new Set()).add(owner))
  }
})

test.each(games)('the style sheets of %s only style its own board', async (game) => {
  const straying: string[] = []
  for (const [file, source] of await sheetsOf(game))
    for (const selector of selectorsIn(source))
      if (
        !isOfTable(selector, game) &&
        !classesIn(selector).some((name) => owners.get(name)?.size === 1)
      )
        straying.push(`${basename(file)}: ${selector}`)
  expect(straying).toEqual([])
})

test.each(Object.entries(layouts))('%s styles boards only below %s', async (file, start) => {
  const source = await readFile(join(root, file), 'utf8')
  const bare = source.replaceAll(/\/\*.*?\*\//gs, '')
  // A line that continues a selector is indented further than the first line of the selector.
  const rules = [...bare.matchAll(/(?<=[{};])\s*\n( +)([^\s@{};][^{};]*)\{/g)].flatMap(
    ([, indent = '', list = '']) => list.split(`,\n${indent}`).filter((one) => /^\S/.test(one)),
  )
  expect(rules.filter((rule) => !rule.startsWith(start))).toEqual([])
  expect(rules.length).toBeGreaterThan(0)
})

test('no two boards define keyframes with the same name', async () => {
  const names: string[] = []
  for (const game of games)
    for (const [, source] of await sheetsOf(game))
      names.push(...[...source.matchAll(/@keyframes ([\w-]+)/g)].map(([, name = '']) => name))
  expect(names).toEqual([...new Set(names)])
})

test('selectors are found without their at-rules, declarations and comments', () => {
  const sheet = `@layer board {
    /* Matches the selectors and not the declarations:
       .not-this { } .pile, .deck :is(.card, i) { color: red; } */
    .pile, .deck :is(.card, i) { color: red; }
    @container board (width < 20rem) { .pile[data-far='true'] > b::before { content: ''; } }
    @keyframes fade { from { opacity: 0; } 50% { opacity: 1; } }
  }`
  expect(selectorsIn(sheet)).toEqual([
    '.pile',
    '.deck :is(.card, i)',
    ".pile[data-far='true'] > b::before",
  ])
  expect(classesIn('.deck :is(.card, i)')).toEqual(['deck', 'card'])
})

/**
 * Returns whether a selector is limited to the table of a game. A nested selector is limited by its
 * outer rule.
 */
const isOfTable = (selector: string, game: string): boolean =>
  selector.includes(`[data-game='${basename(game)}']`) || selector.startsWith('&')

const sheetsOf = async (game: string): Promise<readonly (readonly [string, string])[]> =>
  Promise.all(
    (await Array.fromAsync(glob(`${game}/**/*.css`, { cwd: root }))).map(
      async (file) => [file, await readFile(join(root, file), 'utf8')] as const,
    ),
  )

/** Returns each selector of a style sheet. */
function selectorsIn(sheet: string): readonly string[] {
  const bare = sheet
    .replaceAll(/\/\*.*?\*\//gs, '')
    .replaceAll(/@keyframes [\w-]+ \{(?:[^{}]*\{[^{}]*\})*\s*\}/g, '')
  return [...bare.matchAll(/(?<=^|[{};])([^{};@]+)\{/g)]
    .flatMap(([, list = '']) => list.split(/,(?![^(]*\))/))
    .map((selector) => selector.trim())
}

const classesIn = (selector: string): readonly string[] =>
  [...selector.matchAll(/\.([a-z][\w-]*)/gi)].map(([, name = '']) => name)

/** Returns all possible class names: the quoted words after `class=`, also in conditions. */
const wordsIn = (source: string): readonly string[] =>
  [...source.matchAll(/class=("[^"]*"|\{[^}]*\})/g)].flatMap(
    ([, value = '']) => value.match(/[a-z][\w-]*/gi) ?? [],
  )
