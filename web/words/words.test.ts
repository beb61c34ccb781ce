import { describe, expect, test } from 'vitest'

import { allMiscounts } from '../../shared/counted.ts'
import { refusals } from '../../shared/wire/wire.ts'
import { words as de } from './de.ts'
import { words as en } from './en.ts'
import { words as fr } from './fr.ts'
import { words as dePages } from './pages/de.ts'
import { words as enPages } from './pages/en.ts'
import { words as frPages } from './pages/fr.ts'

/** Every text of a language with the way to it; functions are left out, since the compiler knows them. */
function texts(part: unknown, path = ''): readonly [string, string][] {
  if (typeof part === 'string') return [[path, part]]
  if (typeof part !== 'object' || part === null) return []
  return Object.entries(part).flatMap(([key, inside]) => texts(inside, `${path}.${key}`))
}

describe.each([
  ['en', { ...en, ...enPages }],
  ['de', { ...de, ...dePages }],
  ['fr', { ...fr, ...frPages }],
] as const)('%s', (language, words) => {
  test('has a sentence for each refusal', () => {
    expect(Object.keys(words.refusals).toSorted()).toEqual([...refusals].toSorted())
  })

  test('leaves nothing empty', () => {
    expect(texts(words).filter(([, text]) => text.trim() === '')).toEqual([])
  })

  test('uses the apostrophe and the dots of print', () => {
    expect(texts(words).filter(([, text]) => /'|\.\.\./.test(text))).toEqual([])
  })

  test('counts none, one and many', () => {
    expect(allMiscounts(words, language)).toEqual([])
    expect(words.playersRange(4, 4)).not.toContain('4 to 4')
  })
})

test('the languages are not each other', () => {
  const english = new Map(texts({ ...en, ...enPages }))
  for (const other of [
    { ...de, ...dePages },
    { ...fr, ...frPages },
  ]) {
    const same = texts(other).filter(([path, text]) => english.get(path) === text)
    // A few short words are the same: Pause, QR, Bot.
    expect(same.filter(([, text]) => text.split(' ').length > 2)).toEqual([])
  }
})

test('a deal that is fixed or bent is a rigged one: none is called so', () => {
  const told = [...texts({ ...en, ...enPages }), ...texts({ ...de, ...dePages })]
  expect(told.filter(([, text]) => /\b(fixed|bent|verbogen|gebogen)\b/.test(text))).toEqual([])
})

test('French keeps its high punctuation on the line of its word', () => {
  expect(texts({ ...fr, ...frPages }).filter(([, text]) => / [!?:;»]|« /.test(text))).toEqual([])
})
