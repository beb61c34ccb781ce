import { describe, expect, test } from 'vitest'

import type { ReviewWords } from '../../../game/words.ts'
import type { Move, View } from '../rules/state.ts'
import { view } from '../rules/view.ts'
import { down, down2, end, play, position, up } from '../testing/positions.ts'
import { reviewWords as deReview } from './de/extras.ts'
import { words as de } from './de/table.ts'
import { reviewWords as enReview } from './en/extras.ts'
import { words as en, type Words } from './en/table.ts'
import { reviewWords as frReview } from './fr/extras.ts'
import { words as fr } from './fr/table.ts'

const left = (score: number, words: Words): string =>
  words.outcome({ kind: 'cooperative', won: false, clause: 'TG-13', score })

describe.each([
  ['English', en],
  ['German', de],
  ['French', fr],
])('in %s', (_, words) => {
  test('[TG-14] fewer than ten cards left are praised, though the game is lost', () => {
    expect(left(9, words)).toMatch(/!$/)
    expect(left(10, words)).not.toMatch(/!$/)
    for (const said of [left(1, words), left(9, words), left(10, words)])
      expect(said).toMatch(/^(Lost|Verloren|Perdu), /)
  })
})

const seatView = view(position({ hand: [], tops: [37, 1, 71, 100] }), 'public')
const moves = [play(50, up), play(66, down), play(52, up), play(42, up), play(90, down2), end]

test.each<[string, ReviewWords<View, Move>, string]>([
  [
    'English',
    enReview,
    'The hard bot would have played 50, 52 and 42 on the 37; 66 on the 71; 90 on the 100',
  ],
  [
    'German',
    deReview,
    'Der starke Bot hätte 50, 52 und 42 auf die 37; 66 auf die 71; 90 auf die 100 gelegt',
  ],
  [
    'French',
    frReview,
    'Le bot fort aurait posé le 50, le 52 et le 42 sur le 37\u202f; le 66 sur le 71\u202f; le 90 sur le 100',
  ],
])(
  'a turn is listed pile by pile, in the order in which its cards are played: %s',
  (_, words, sentence) => {
    expect(words.turn(seatView, moves)).toBe(sentence)
  },
)
