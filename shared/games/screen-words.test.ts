import { describe, expect, test } from 'vitest'

import { languages } from '../language.ts'
import type { ExtraWords, RulesWords, TableWords } from '../game/words.ts'
import {
  lacksElision,
  longestRefusal,
  namesToElide,
  outdatedWords,
  quotations,
  textsOf,
} from '../testing/screen-texts.ts'
import { registeredGames } from './all.ts'
import { cardOf, ranks, suits } from './switch/rules/cards.ts'

const tables = import.meta.glob<TableWords>('./*/words/*/table.ts', { eager: true })
const rules = import.meta.glob<RulesWords>('./*/words/*/rules.ts', { eager: true })
const extras = import.meta.glob<ExtraWords>('./*/words/*/extras.ts', { eager: true })
const sources = import.meta.glob<string>('./*/words/*/extras.ts', {
  eager: true,
  query: '?raw',
  import: 'default',
})

/** Sample arguments cannot be cards, so the buttons that name cards are listed here. */
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

const games = registeredGames.filter(({ about }) => !about.draft).map(({ about }) => about.id)

describe.each(games.flatMap((game) => languages.map((language) => [game, language] as const)))(
  'the words of %s in %s',
  (game, language) => {
    const folder = `./${game}/words/${language}`
    const table = tables[`${folder}/table.ts`]
    const extra = extras[`${folder}/extras.ts`]
    if (!table || !extra) throw new Error(`no words in ${folder}`)
    const { words, clauses } = table
    const { lesson, reasonWords } = extra

    /** Returns each kind of reason. Its numbers and seats are 1, and its suit is hearts. */
    const reasons = (name: string): readonly string[] =>
      [...(sources[`${folder}/extras.ts`] ?? '').matchAll(/case '([a-z-]+)'/g)].map(
        ([, why = '']) => reasonWords.sentence(sampleReason(why), ['Ben', name], 0),
      )

    const all = (name: string): readonly string[] => [
      ...textsOf(table, name),
      ...textsOf(rules[`${folder}/rules.ts`], name),
      ...textsOf({ ...extra, reasonWords: null }, name),
      ...reasons(name),
    ]

    test('lessons, prompts and refusals quote labels that exist', () => {
      const labels = new Set(
        [...textsOf(words, 'Anna'), ...cardButtons(words)].map((label) => label.toLowerCase()),
      )
      const { prompt } = words as { readonly prompt?: unknown }
      const quoted = textsOf([lesson, clauses, prompt], 'Anna').flatMap(quotations)
      // In the options these words name the cards that make players draw.
      const known = /^(draw|pioche)$/u
      expect(quoted.filter((one) => !known.test(one) && !labels.has(one.toLowerCase()))).toEqual([])
    })

    test('refusals are short enough for a small phone', () => {
      expect(Object.values(clauses).filter((text) => text.length > longestRefusal)).toEqual([])
    })

    test('uses the words of the guide', () => {
      const outdated = outdatedWords[language]
      expect(all('Anna').filter((text) => outdated?.test(text))).toEqual([])
    })

    test.runIf(language === 'fr')('elides before names', () => {
      expect(namesToElide.flatMap((name) => all(name).filter(lacksElision))).toEqual([])
    })
  },
)
