/// <reference types="vite/types/importMeta.d.ts" />
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { allMiscounts, miscounts } from '../../testing/counted.ts'
import { fallbackLanguage, languages } from '../../language.ts'
import { registeredGames as games } from '../../games/all.ts'
import { oneFileGames } from '../../games/one-file-games.ts'
import type { Choices, OptionsOf, OptionValues } from '../options.ts'
import type { OptionWords, Pitch, RulebookSection, RulesWords, TableWords } from '../words.ts'

// The glob finds the files of all games, so this test needs no list of games.
const rules = import.meta.glob<string>('../../games/*/RULES.md', {
  query: '?raw',
  import: 'default',
  eager: true,
})
const sources = import.meta.glob<string>(
  ['../../games/*/**/*.ts', '!../../games/*/**/*.test.ts', '!../../games/*/words/**'],
  { query: '?raw', import: 'default', eager: true },
)
const choicesOf = import.meta.glob<Choices>('../../games/*/options.ts', {
  import: 'choices',
  eager: true,
})
const tableWords = import.meta.glob<TableWords>('../../games/*/words/*/table.ts', { eager: true })
const rulesWords = import.meta.glob<RulesWords>('../../games/*/words/*/rules.ts', { eager: true })
const pitches = import.meta.glob<Readonly<Record<string, Pitch>>>('../../words/*/pitches.ts', {
  import: 'pitches',
  eager: true,
})

const folders = Object.keys(rules).map((path) => path.replace('/RULES.md', ''))

const inFrench = import.meta.glob<string>(['../../games/*/words/fr/*.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
})

test.each(Object.entries(inFrench))(
  'French high punctuation follows a no-break space: %s',
  (_, source) => {
    const code = source.replaceAll(/\/\*[^]*?\*\/|\/\/.*/g, '')
    expect(code.match(/« | »/g)).toBeNull()
    const sentences = code.match(/'[^'\n]*'/g) ?? []
    expect(sentences.length).toBeGreaterThan(0)
    expect(sentences.filter((text) => / [!?:;]/.test(text))).toEqual([])
  },
)

test('every game with a folder has a RULES.md', () => {
  const inFolders = games.filter(({ about }) => !oneFileGames.some(({ id }) => id === about.id))
  expect(folders).toEqual(
    expect.arrayContaining(inFolders.map(({ about }) => `../../games/${about.id}`)),
  )
})

describe.each(folders)('%s', (folder) => {
  const isDraft = games.some(({ about }) => about.draft && folder.endsWith(`/${about.id}`))
  const clauses = clausesIn(at(rules, `${folder}/RULES.md`))

  test('each clause is defined once', () => {
    expect(clauses.length).toBeGreaterThan(0)
    expect(new Set(clauses.map(({ id }) => id)).size).toBe(clauses.length)
  })

  describe.each(isDraft ? ([fallbackLanguage] as const) : languages)('in %s', (language) => {
    const { words, clauses: sentences } = at(tableWords, `${folder}/words/${language}/table.ts`)

    test('every clause that the game can refuse a move with has a sentence', () => {
      const told = Object.keys(sentences)
      expect(told).toEqual(expect.arrayContaining(clausesInSource(folder)))
      expect(clauses.map(({ id }) => id)).toEqual(expect.arrayContaining(told))
      expectSentences(Object.values(sentences))
    })

    test('numbers and nouns agree at the table', () => {
      expect(allMiscounts([words, sentences], language)).toEqual([])
    })
  })

  // A draft needs only the words of the table. All other texts are required before the game is
  // offered.
  describe.each(isDraft ? [] : languages)('in %s', (language) => {
    const choices = at(choicesOf, `${folder}/options.ts`)
    const { optionWords, rulebook, pictureSentences } = at(
      rulesWords,
      `${folder}/words/${language}/rules.ts`,
    )
    const stated = rulebook.flatMap((section) => section.rules)

    test('the pitch is one word and one sentence', () => {
      const pitch = at(
        at(pitches, `../../words/${language}/pitches.ts`),
        folder.split('/').at(-1) ?? '',
      )
      expect(pitch.word).toMatch(/^\p{L}+$/u)
      expect(pitch.sentence).toMatch(/^\S.*[.!?]$/)
    })

    test('the pictures of the rules have six captions', () => {
      expect(pictureSentences).toHaveLength(6)
      for (const line of pictureSentences) expect(line).toMatch(/^[\p{Lu}\d].*[.!?]$/u)
      expect(allMiscounts([pictureSentences], language)).toEqual([])
    })

    test('the rules page states every clause once, and marks the house rules', () => {
      expect(stated.map(({ clause, house }) => [clause, house === true])).toEqual(
        clauses.map(({ id, text }) => [id, isHouseRule(text)]),
      )
    })

    test('the rules page has titles and whole sentences', () => {
      for (const { title } of rulebook) expect(title).toMatch(/^\S/)
      expectSentences(stated.flatMap(textsOfRule))
    })

    test('the rules page has the same structure in every language', () => {
      const original = at(rulesWords, `${folder}/words/en/rules.ts`)
      expect(shapeOf(rulebook)).toEqual(shapeOf(original.rulebook))
    })

    test('every value of every option has its own sentence, with and without players', () => {
      expect(Object.keys(optionWords.options).sort()).toEqual(Object.keys(choices.values).sort())
      for (const [option, values] of Object.entries(choices.values))
        for (const names of [[], everybody]) {
          const told = values.map((value) => sentence(optionWords, option, value, names))
          expectSentences(told)
          expect(told.flatMap((text) => miscounts(text, language))).toEqual([])
          expect(new Set(told).size).toBe(values.length)
        }
    })

    test('an option has a name, and words only for values that exist', () => {
      for (const [option, { name, values }] of Object.entries(optionWords.options)) {
        const allowed = choices.values[option]?.map(String) ?? []
        const told = typeof values === 'function' ? allowed : Object.keys(values)
        expect(name).toMatch(/^\S/)
        expect([...told].sort()).toEqual([...allowed].sort())
      }
    })

    test('short names of values are unique', () => {
      for (const [option, { short }] of Object.entries(optionWords.options)) {
        const names = short ? choices.values[option]?.map(short) : []
        expect(names).not.toContain('')
        expect(new Set(names).size).toBe(names?.length)
      }
    })

    test('numbers and nouns agree on the rules page', () => {
      expect(allMiscounts([rulebook], language)).toEqual([])
    })

    test('every preset has a name', () => {
      const called = optionWords.presets ?? {}
      expect(Object.keys(called).sort()).toEqual(Object.keys(choices.presets ?? {}).sort())
      for (const name of Object.values(called)) expect(name).toMatch(/^\S/)
    })

    test('every group of options has a name, and each option is in exactly one group', () => {
      const called = optionWords.groups ?? {}
      expect(Object.keys(called).sort()).toEqual(Object.keys(choices.groups ?? {}).sort())
      for (const name of Object.values(called)) expect(name).toMatch(/^\S/)
      const options = Object.keys(choices.values)
      const grouped = Object.values(choices.groups ?? { all: options }).flat()
      expect(grouped.toSorted()).toEqual(options.toSorted())
    })

    test('every contradiction has a sentence', () => {
      fc.assert(
        fc.property(anyOptions(choices.values), (options) =>
          expectSentences(
            (choices.contradictions?.(options) ?? []).map(
              (contradiction) => optionWords.contradiction?.(contradiction) ?? '',
            ),
          ),
        ),
        { numRuns: 300 },
      )
    })
  })
})

const everybody = ['Ada', 'Ben', 'Cleo', 'Dan', 'Eva', 'Finn']

/** Returns the text of each clause, in the order of the rules. */
function clausesIn(text: string): readonly { id: string; text: string }[] {
  const each = /^- \*\*([A-Z]{2}-\d\d)\*\* ([\s\S]*?)(?=^- \*\*|^## |$(?![\s\S]))/gm
  return [...text.matchAll(each)].map(([, id = '', clause = '']) => ({ id, text: clause }))
}

/**
 * Whether a clause of RULES.md is a house rule. Then the tag `H` is at its beginning, or in front
 * of one of its sentences.
 */
function isHouseRule(clause: string): boolean {
  return /^(O\/)?H |[.);] H /.test(clause.replace(/\s+/g, ' '))
}

/**
 * Returns the ids of all clauses, such as `SW-05`, that occur as strings in the source code of a
 * game.
 */
function clausesInSource(folder: string): string[] {
  const named = Object.entries(sources)
    .filter(([path]) => path.startsWith(`${folder}/`))
    .flatMap(([, source]) => source.match(/(?<=')[A-Z]{2}-\d\d(?=')/g) ?? [])
  return [...new Set(named)].sort()
}

function sentence(
  optionWords: OptionWords,
  option: string,
  value: string | number | boolean,
  names: readonly string[],
): string {
  const values = optionWords.options[option]?.values
  return (typeof values === 'function' ? values(value, names) : values?.[`${value}`]) ?? ''
}

function expectSentences(texts: readonly string[]): void {
  // A sentence that lacks a name or a number would contain `undefined`, `null` or `NaN`.
  for (const text of texts)
    expect(text).toMatch(/^(?!.*(undefined|NaN|\bnull\b))\S.*[.:!?…][”“»)]?$/)
}

/**
 * Returns the structure that all languages must share: the clauses of each section, and the number
 * of texts of each clause.
 */
function shapeOf(rulebook: readonly RulebookSection[]): readonly unknown[] {
  return rulebook.map((section) =>
    section.rules.map((rule) => [rule.clause, textsOfRule(rule).length]),
  )
}

/** Returns the text of a rule with the items of its list. */
function textsOfRule(rule: RulebookSection['rules'][number]): readonly string[] {
  return Object.values({ ...rule, clause: [], house: [] }).flat()
}

function anyOptions(values: OptionValues): fc.Arbitrary<OptionsOf<OptionValues>> {
  return fc.record(
    Object.fromEntries(
      Object.entries(values).map(([option, allowed]) => [option, fc.constantFrom(...allowed)]),
    ),
  )
}

function at<Part>(parts: Readonly<Record<string, Part>>, path: string): Part {
  const part = parts[path]
  if (part === undefined) throw new Error(`there is no ${path}`)
  return part
}
