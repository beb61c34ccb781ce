import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'

import { registeredGames } from '../../shared/games/all.ts'
import { fallbackLanguage, languages } from '../../shared/language.ts'
import { root } from '../local/build.ts'
import { filesIn } from './import-graph.ts'
import { namesOfLanguages } from './languages.ts'

test.each([
  ['a list', "const all = ['en', 'de']", "'en'"],
  ['a record', 'const all = {\n  en: x,\n  de: y,\n}', ',\n  de:'],
  ['a record in one line', 'const all = { en, de, fr }', '{ en,'],
  ['a pattern', 'glob(`./words/{en,de,fr}/board.ts`)', '{en,'],
  ['a file of one language', "import { x } from './words/de/board.ts'", '/de/'],
  ['a question', "language === 'fr' ? 1 : 2", "'fr'"],
])('%s is found', (_, source, found) => {
  expect(namesOfLanguages(source)).toContain(found)
})

test.each([
  "import type { Words } from './words/en/board.ts'",
  "const many = amount.toLocaleString('en')",
  "['e', 'ende', 'fra']",
])('%s names no language of a viewer', (source) => {
  expect(namesOfLanguages(source)).toEqual([])
})

/** Who has to name one, and why. */
const namers: Readonly<Record<string, string>> = {
  'shared/language.ts': 'the list itself',
  'scripts/fuzz/headers.ts': 'what a stranger may send',
  'shared/games/the-game/rules/number-words.ts': 'endings of numbers: “en” is one',
}

/** What is said in one language lies in its folder; and tests quote it. */
const mayName = /\/words\/[a-z]+\/|\.(test|spec)\.tsx?$|\/testing\/|^e2e\//

test('nothing but the list and its own folders names a language', async () => {
  const files = (await filesIn(root)).filter((file) => /\.(ts|tsx|mjs)$/.test(file))
  const found: string[] = []
  for (const file of files.filter((one) => !mayName.test(one)))
    if (namesOfLanguages(await readFile(join(root, file), 'utf8')).length > 0) found.push(file)
  expect(found.toSorted()).toEqual(Object.keys(namers).toSorted())
})

test('every language has the same files, in each folder of words', async () => {
  const files = await filesIn(root)
  const folders = Map.groupBy(
    files.flatMap((file) => {
      const [, folder, language, name] =
        /^((?!shared\/testing).*\/words)\/([a-z]{2,3})\/(.*)$/.exec(file) ?? []
      return folder && language && name ? [{ folder, language, name }] : []
    }),
    ({ folder }) => folder,
  )
  expect(folders.size).toBeGreaterThan(4)
  const drafts = registeredGames.filter(({ about }) => about.draft)
  for (const { about } of drafts) folders.delete(`shared/games/${about.id}/words`)
  for (const [folder, all] of folders) {
    const of = (language: string): string[] =>
      all.flatMap((one) => (one.language === language ? [one.name] : [])).toSorted()
    for (const language of languages)
      expect([folder, language, of(language)]).toEqual([folder, language, of(fallbackLanguage)])
    expect([...new Set(all.map(({ language }) => language))].toSorted()).toEqual(
      languages.toSorted(),
    )
  }
})
