import { describe, expect, test } from 'vitest'

import type { AnyDefinition } from '../define-game/layout.ts'
import type { AnyLesson } from '../define-game/lesson.ts'
import { tableWordsOf } from '../define-game/words.ts'
import { languages, type Language } from '../language.ts'
import type { ExtraWords, RulesWords, TableWords } from '../game/words.ts'
import {
  lacksElision,
  lacksNarrowSpace,
  longestRefusal,
  namesToElide,
  outdatedWords,
  quotations,
  textsOf,
} from '../testing/screen-texts.ts'
import { registeredGames } from './all.ts'
import { oneFileGames } from './one-file-games.ts'
import { cardOf, ranks, suits } from './switch/rules/cards.ts'

const tables = import.meta.glob<TableWords>('./*/words/*/table.ts', { eager: true })
const rules = import.meta.glob<RulesWords>('./*/words/*/rules.ts', { eager: true })
const extras = import.meta.glob<ExtraWords>('./*/words/*/extras.ts', { eager: true })
const sources = import.meta.glob<string>('./*/words/*/extras.ts', {
  eager: true,
  query: '?raw',
  import: 'default',
})

const lessons = import.meta.glob<AnyLesson>('./*.lesson.ts', { eager: true, import: 'default' })

/**
 * Returns the labels of the buttons that play one card. `textsOf` calls texts with sample arguments
 * that are not cards, so it does not find these labels.
 */
const cardButtons = (words: unknown): readonly string[] => {
  const { play } = words as { readonly play?: unknown }
  if (typeof play !== 'function') return []
  return suits.flatMap((suit) => ranks.map((rank) => String(play([cardOf(rank, suit)]))))
}

const sampleReason = (why: string): { readonly why: string } =>
  new Proxy(
    { why },
    {
      get: (_, key) => (key === 'why' ? why : key === 'named' ? 'hearts' : 1),
      has: () => true,
    },
  )

/** The texts of a game on the screen in one language. */
interface ScreenWords {
  /** Returns every text, in a game with a player of this name. */
  readonly all: (name: string) => readonly string[]
  /** A list of texts that includes all labels of buttons. */
  readonly labels: readonly string[]
  /** Lessons, prompts and refusals, which quote labels. */
  readonly quoting: readonly string[]
  readonly refusals: readonly string[]
}

function wordsInFolder(game: string, language: Language): ScreenWords {
  const folder = `./${game}/words/${language}`
  const table = tables[`${folder}/table.ts`]
  const extra = extras[`${folder}/extras.ts`]
  if (!table || !extra) throw new Error(`no words in ${folder}`)
  const { words, clauses } = table
  const { lesson, reasonWords } = extra
  const { prompt } = words as { readonly prompt?: unknown }
  /** Returns the sentence for one reason of each kind. All its numbers and seats are 1, and its suit is hearts. */
  const reasons = (name: string): readonly string[] =>
    [...(sources[`${folder}/extras.ts`] ?? '').matchAll(/case '([a-z-]+)'/g)].map(([, why = '']) =>
      reasonWords.sentence(sampleReason(why), ['Ben', name], 0),
    )
  return {
    all: (name) => [
      ...textsOf(table, name),
      ...textsOf(rules[`${folder}/rules.ts`], name),
      ...textsOf({ ...extra, reasonWords: null }, name),
      ...reasons(name),
    ],
    labels: [...textsOf(words, 'Anna'), ...cardButtons(words)],
    quoting: textsOf([lesson, clauses, prompt], 'Anna'),
    refusals: Object.values(clauses),
  }
}

function wordsInFile(game: AnyDefinition, language: Language): ScreenWords {
  const { clauses, words } = tableWordsOf(game, language)
  const texts = game[language]
  if (!texts) throw new Error(`no words of ${game.id} in ${language}`)
  const { prompts = {}, always } = texts
  // Only the titles of a lesson are its own texts. The others are clauses, and instructions that
  // get their words from the buttons.
  const titles = lessons[`./${game.id}.lesson.ts`]?.[language] ?? []
  const spoken = [0, 1, 2, 3].flatMap((passBy) =>
    // Sample views in which the text `always` of at least one game is not null.
    [null, 1].map((knocked) => ({ seats: 4, passBy, broken: true, bids: [1], size: 2, knocked })),
  )
  const refusing = Object.values(game.moves).flatMap(({ rule, forbids = {}, ifAble = {} }) =>
    [rule].concat(Object.keys(forbids), Object.keys(ifAble)),
  )
  return {
    all: (name) => [
      ...textsOf({ ...texts, always: null }, name),
      ...textsOf(words.kit, name),
      ...titles,
      ...textsOf(
        spoken.map((view) => always?.(view, () => name)),
        name,
      ),
    ],
    labels: textsOf([texts.moves, words.kit], 'Anna'),
    quoting: [...Object.values(clauses), ...textsOf(prompts, 'Anna'), ...titles],
    refusals: [...new Set(refusing)].map((clause) => clauses[clause] ?? ''),
  }
}

const offered = registeredGames.filter(({ about }) => !about.draft).map(({ about }) => about.id)
const oneFile = new Map<string, AnyDefinition>(oneFileGames.map((game) => [game.id, game]))

/**
 * Returns the languages in which a game has words. A single-file game needs only English, and a
 * game in a folder needs all languages.
 */
const languagesOf = (definition: AnyDefinition | undefined): readonly Language[] =>
  definition ? languages.filter((language) => definition[language]) : languages

test('a single-file game without French is checked in its other languages', () => {
  const { fr: _, ...others } = oneFileGames[0] as AnyDefinition
  expect(languagesOf(others)).toEqual(['en', 'de'])
  for (const game of offered) expect(languagesOf(oneFile.get(game))).toContain('en')
})

describe.each(
  offered.flatMap((game) =>
    languagesOf(oneFile.get(game)).map((language) => [game, language] as const),
  ),
)('the words of %s in %s', (game, language) => {
  const definition = oneFile.get(game)
  const { all, labels, quoting, refusals } = definition
    ? wordsInFile(definition, language)
    : wordsInFolder(game, language)

  test('lessons, prompts and refusals quote labels that exist', () => {
    const known = new Set(labels.map((label) => label.toLowerCase()))
    const quoted = quoting.flatMap(quotations)
    // These two words quote no label. They are the name of the option for the cards that make
    // players draw.
    const ofOptions = /^(draw|pioche)$/u
    expect(quoted.filter((one) => !ofOptions.test(one) && !known.has(one.toLowerCase()))).toEqual(
      [],
    )
  })

  test('refusals are short enough for a small phone', () => {
    expect(refusals.filter((text) => text.length > longestRefusal)).toEqual([])
  })

  test('the texts contain no outdated word', () => {
    const outdated = outdatedWords[language]
    expect(all('Anna').filter((text) => outdated?.test(text))).toEqual([])
  })

  test.runIf(language === 'fr')('an article or preposition is elided before a name', () => {
    expect(namesToElide.flatMap((name) => all(name).filter(lacksElision))).toEqual([])
  })

  test.runIf(language === 'fr')('punctuation follows a narrow space', () => {
    expect(all('Anna').filter(lacksNarrowSpace)).toEqual([])
  })
})
