import { expect, test } from 'vitest'

import { defaultsOf } from '../../../game/options.ts'
import { words as de } from './de/options.ts'
import { words as en } from './en/options.ts'
import { words as fr } from './fr/options.ts'
import { choices, type Options } from '../options.ts'

/** A random set of settings once found it: every rank of a small pack is special, which clashes with no one setting. */
const withoutOrdinaryRank: Options = {
  ...defaultsOf(choices.values),
  pack: 32,
  suitWish: 'J',
  draw: 'A',
  draw2: 'Q-black',
  drawCancel: 'none',
  skip: '8',
  reverse: 'K-red',
  follow: '9-red',
  handSwap: '10-red',
  passLeft: '7',
}

test.each([
  ['English', en],
  ['German', de],
  ['French', fr],
])('[SC-03] settings that leave no ordinary rank are explained in %s', (_, { contradiction }) => {
  const found = choices.contradictions?.(withoutOrdinaryRank) ?? []
  expect(found.map(({ reason }) => reason)).toEqual(['no-ordinary-rank'])
  for (const one of found) expect(contradiction?.(one)).toMatch(/^\S.*\.$/)
})
