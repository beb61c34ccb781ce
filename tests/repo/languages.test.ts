import { glob, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'

import { registeredGames } from '../../shared/games/all.ts'
import { fallbackLanguage, languages } from '../../shared/language.ts'
import { root } from '../../tools/cli/local/build.ts'

// Tests what neither types nor linters notice: a language that is missing in a folder, or a second
// list of languages.

const sources = Array.fromAsync(
  glob('{shared,web,worker,client,tools,tests,examples}/**/*.{ts,tsx,mjs}', {
    cwd: root,
    exclude: (path) => /(^|\/)(node_modules|dist|versions)$/.test(path),
  }),
)

const code = `(?:${languages.join('|')})`
/** Matches the code of a language: in quotes, as a key, in braces, or as a folder. */
const naming = new RegExp(
  `['"\`]${code}['"\`]|(?:^|[{,])\\s*${code}:|[{,] ?${code}(?:,|\\s*\\})|/${code}/`,
  'm',
)
/**
 * Matches calls with a fixed language, which is the same for all viewers. These calls may name a
 * language.
 */
const notOfViewers = /(toLocaleString|toLocaleLowerCase|Segmenter)\('\w+'\)/g
/**
 * Matches imports of the TypeScript types of the texts. They name the fallback language, because
 * all languages share its types.
 */
const typeOfWords = new RegExp(`^(import|export) type .*/${fallbackLanguage}/.*$`, 'gm')

/** The files that have to name a language, and why. */
const namers: Readonly<Record<string, string>> = {
  'shared/define-game/words.ts':
    'the words of single-file games, as the Worker has no import.meta.glob',
  'shared/language.ts': 'the list itself',
  'examples/go-fish.ts': 'the single-file game of the guide',
  'tools/games/new-game.ts': 'the file of a game that it writes',
  'shared/games/the-game/rules/number-words.ts': 'endings of numbers: “en” is one',
}

/** Files that may name a language: those with texts, single-file games and tests. */
const mayName =
  /\/words\/[a-z]+\/|^web\/words\/[a-z-]+\.ts$|\/lesson-words\.ts$|^shared\/games\/[a-z-]+(\.lesson)?\.ts$|\.(test|spec)\.tsx?$|\/testing\/|^tests\//

test('only the list of languages and the files with texts name a language', async () => {
  const found: string[] = []
  for (const file of (await sources).filter((one) => !mayName.test(one))) {
    const source = await readFile(join(root, file), 'utf8')
    if (naming.test(source.replaceAll(notOfViewers, '').replaceAll(typeOfWords, '')))
      found.push(file)
  }
  expect(found.toSorted()).toEqual(Object.keys(namers).toSorted())
})

test('the command in docs/adding-a-language.md copies every folder of English words', async () => {
  const guide = await readFile(join(root, 'docs/adding-a-language.md'), 'utf8')
  const [, folders = ''] = /^for words in (.*?);/m.exec(guide) ?? []
  const copied = await Array.fromAsync(glob(folders.split(' '), { cwd: root }))
  const english = (await sources).flatMap(
    (file) => /^(?!shared\/testing)(.*\/words)\/en\//.exec(file)?.[1] ?? [],
  )
  expect(copied.toSorted()).toEqual([...new Set(english)].toSorted())
})

test('each folder of words has the same files in every language', async () => {
  const folders = Map.groupBy(
    (await sources).flatMap((file) => {
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
