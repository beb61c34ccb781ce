import { expect, test } from 'vitest'

import { defaultsOf } from '../../../game/options.ts'
import type { OptionWords } from '../../../game/words.ts'
import { choices, type Options } from '../options.ts'
import { news } from './fr/table.ts'

const inEachLanguage = import.meta.glob<OptionWords>('./*/rules.ts', {
  eager: true,
  import: 'optionWords',
})

/**
 * With these rules, every rank of a small pack is special, although no two settings contradict
 * each other. A random test found these rules.
 */
const withoutOrdinaryRank: Options = {
  ...defaultsOf(choices.values),
  pack: 32,
  wildSuit: 'J',
  draw: 'A',
  draw2: 'Q-black',
  drawCancel: 'none',
  skip: '8',
  reverse: 'K-red',
  follow: '9-red',
  handSwap: '10-red',
  passLeft: '7',
}

test.each(Object.entries(inEachLanguage))(
  '[SC-03] settings that leave no ordinary rank are explained in %s',
  (_, { contradiction }) => {
    const found = choices.contradictions?.(withoutOrdinaryRank) ?? []
    expect(found.map(({ reason }) => reason)).toEqual(['no-ordinary-rank'])
    for (const one of found) expect(contradiction?.(one)).toMatch(/^\S.*\.$/)
  },
)

test('the French log has no plural before a single card', () => {
  const sentences = [news.paid('Anna', 1, 1), news.paid('Anna', 1, 0), news.cancelled('Anna', 1)]
  expect(sentences.filter((text) => /\b(les|des)\b|cartes/.test(text))).toEqual([])
  expect(news.paid('Anna', 2, 2)).toContain('les 2 cartes')
})
