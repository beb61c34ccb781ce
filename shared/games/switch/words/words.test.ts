import { expect, test } from 'vitest'

import { defaultsOf } from '../../../game/options.ts'
import type { OptionWords } from '../../../game/words.ts'
import { choices, type Options } from '../options.ts'

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
