import { describe, expect, test } from 'vitest'

import { words as de } from './de/board.ts'
import { words as en, type Words } from './en/board.ts'
import { words as fr } from './fr/board.ts'

const left = (score: number, words: Words): string =>
  words.outcome({ kind: 'together', won: false, clause: 'TG-13', score })

describe.each([
  ['English', en],
  ['German', de],
  ['French', fr],
])('in %s', (_, words) => {
  test('[TG-14] fewer than ten cards left are praised, and lost all the same', () => {
    expect(left(9, words)).toMatch(/!$/)
    expect(left(10, words)).not.toMatch(/!$/)
    for (const said of [left(1, words), left(9, words), left(10, words)])
      expect(said).toMatch(/^(Lost|Verloren|Perdu), /)
  })
})
