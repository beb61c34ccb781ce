/// <reference types="vite/types/importMeta.d.ts" />
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { allMiscounts, miscounts } from '../../counted.ts'
import { fallbackLanguage, languages } from '../../language.ts'
import { registeredGames as games } from '../../games/all.ts'
import type { Choices, OptionsOf, OptionValues } from '../options.ts'
import type { OptionWords, Pitch, RulebookSection, RulesWords, TableWords } from '../words.ts'

// Found in the games' folders, so that no list here has to name them.
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
  'French keeps its high punctuation on the line of its word: %s',
  (_, source) => {
    const code = source.replaceAll(/\/\*[^]*?\*\/|\/\/.*/g, '')
    expect(code.match(/« | »/g)).toBeNull()
    const sentences = code.match(/'[^'\n]*'/g) ?? []
    expect(sentences.length).toBeGreaterThan(0)
    expect(sentences.filter((text) => / [!?:;]/.test(text))).toEqual([])
  },
)

test('every game on the list has its rules written down', () => {
  expect(folders).toEqual(
    expect.arrayContaining(games.map(({ about }) => `../../games/${about.id}`)),
  )
})

describe.each(folders)('%s', (folder) => {
  const isDraft = games.some(({ about }) => about.draft && folder.endsWith(`/${about.id}`))
  const clauses = clausesIn(at(rules, `${folder}/RULES.md`))

  test('a clause is written down once', () => {
    expect(clauses.length).toBeGreaterThan(0)
    expect(new Set(clauses.map(({ id }) => id)).size).toBe(clauses.length)
  })

  describe.each(isDraft ? ([fallbackLanguage] as const) : languages)('in %s', (language) => {
    const { words, clauses: sentences } = at(tableWords, `${folder}/words/${language}/table.ts`)

    test('every clause that the game names to somebody has a sentence', () => {
      const told = Object.keys(sentences)
      expect(told).toEqual(expect.arrayContaining(namedIn(folder)))
      expect(clauses.map(({ id }) => id)).toEqual(expect.arrayContaining(told))
      expectSentences(Object.values(sentences))
    })

    test('a number and what it counts agree at the table', () => {
      expect(allMiscounts([words, sentences], language)).toEqual([])
    })
  })

  // The rest is written before anybody else plays it.
  describe.each(isDraft ? [] : languages)('in %s', (language) => {
    const choices = at(choicesOf, `${folder}/options.ts`)
    const { optionWords, rulebook, pictureSentences } = at(
      rulesWords,
      `${folder}/words/${language}/rules.ts`,
    )
    const stated = rulebook.flatMap((section) => section.rules)

    test('one word and one sentence make somebody choose it', () => {
      const pitch = at(
        at(pitches, `../../words/${language}/pitches.ts`),
        folder.split('/').at(-1) ?? '',
      )
      expect(pitch.word).toMatch(/^\p{L}+$/u)
      expect(pitch.sentence).toMatch(/^\S.*[.!?]$/)
    })

    test('six sentences say how to begin', () => {
      expect(pictureSentences).toHaveLength(6)
      for (const line of pictureSentences) expect(line).toMatch(/^[\p{Lu}\d].*[.!?]$/u)
      expect(allMiscounts([pictureSentences], language)).toEqual([])
    })

    test('the rules page states every clause once, and says which are ours', () => {
      expect(stated.map(({ clause, house }) => [clause, house === true])).toEqual(
        clauses.map(({ id, text }) => [id, isOurs(text)]),
      )
    })

    test('the rules page has titles, and speaks in sentences', () => {
      for (const { title } of rulebook) expect(title).toMatch(/^\S/)
      expectSentences(stated.flatMap(saidIn))
    })

    test('the rules page is as long as in the other languages', () => {
      const original = at(rulesWords, `${folder}/words/en/rules.ts`)
      expect(shapeOf(rulebook)).toEqual(shapeOf(original.rulebook))
    })

    test('every value of every option has a sentence of its own, whoever sits at the table', () => {
      expect(Object.keys(optionWords.options).sort()).toEqual(Object.keys(choices.values).sort())
      for (const [option, values] of Object.entries(choices.values))
        for (const names of [[], everybody]) {
          const told = values.map((value) => sentence(optionWords, option, value, names))
          expectSentences(told)
          expect(told.flatMap((text) => miscounts(text, language))).toEqual([])
          expect(new Set(told).size).toBe(values.length)
        }
    })

    test('an option has a name, and no values that nobody can choose', () => {
      for (const [option, { name, values }] of Object.entries(optionWords.options)) {
        const allowed = choices.values[option]?.map(String) ?? []
        const told = typeof values === 'function' ? allowed : Object.keys(values)
        expect(name).toMatch(/^\S/)
        expect([...told].sort()).toEqual([...allowed].sort())
      }
    })

    test('where values have short names, each has one of its own', () => {
      for (const [option, { short }] of Object.entries(optionWords.options)) {
        const names = short ? choices.values[option]?.map(short) : []
        expect(names).not.toContain('')
        expect(new Set(names).size).toBe(names?.length)
      }
    })

    test('a number and what it counts agree on the rules page', () => {
      expect(allMiscounts([rulebook], language)).toEqual([])
    })

    test('every set of rules that has a name is called something', () => {
      const called = optionWords.presets ?? {}
      expect(Object.keys(called).sort()).toEqual(Object.keys(choices.presets ?? {}).sort())
      for (const name of Object.values(called)) expect(name).toMatch(/^\S/)
    })

    test('every group of rules is called something, and together they hold each rule once', () => {
      const called = optionWords.groups ?? {}
      expect(Object.keys(called).sort()).toEqual(Object.keys(choices.groups ?? {}).sort())
      for (const name of Object.values(called)) expect(name).toMatch(/^\S/)
      const options = Object.keys(choices.values)
      const grouped = Object.values(choices.groups ?? { all: options }).flat()
      expect(grouped.toSorted()).toEqual(options.toSorted())
    })

    test('options that contradict each other come with the reason', () => {
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

/** Each clause with its text, in the order of the rules. */
function clausesIn(text: string): readonly { id: string; text: string }[] {
  const each = /^- \*\*([A-Z]{2}-\d\d)\*\* ([\s\S]*?)(?=^- \*\*|^## |$(?![\s\S]))/gm
  return [...text.matchAll(each)].map(([, id = '', clause = '']) => ({ id, text: clause }))
}

/** Its own tag, or one that stands before a sentence of it, says that it is ours. */
function isOurs(clause: string): boolean {
  return /^(O\/)?H |[.);] H /.test(clause.replace(/\s+/g, ' '))
}

/** The clauses that a game's own sources name, as text. */
function namedIn(folder: string): string[] {
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
  // Nobody's name is missing in it, nor a number.
  for (const text of texts)
    expect(text).toMatch(/^(?!.*(undefined|NaN|\bnull\b))\S.*[.:!?…][”“»)]?$/)
}

/** What a translation may not change: which clauses stand together, and how much is listed under them. */
function shapeOf(rulebook: readonly RulebookSection[]): readonly unknown[] {
  return rulebook.map((section) => section.rules.map((rule) => [rule.clause, saidIn(rule).length]))
}

/** Its text, and what is listed under it. */
function saidIn(rule: RulebookSection['rules'][number]): readonly string[] {
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
