import { expect, test } from 'vitest'

import type { ReviewWords } from '../../../game/words.ts'
import { down, down2, end, play, position, up } from '../testing/positions.ts'
import { reviewWords as de } from './de/review.ts'
import { reviewWords as en } from './en/review.ts'
import { reviewWords as fr } from './fr/review.ts'
import type { Move, View } from '../rules/state.ts'
import { view } from '../rules/view.ts'

const seatView = view(position({ hand: [], tops: [37, 1, 71, 100] }), 'public')
const moves = [play(50, up), play(66, down), play(52, up), play(42, up), play(90, down2), end]

test.each<[string, ReviewWords<View, Move>, string]>([
  [
    'English',
    en,
    'The best bot would have laid 50, 52 and 42 on the 37; 66 on the 71; 90 on the 100',
  ],
  [
    'German',
    de,
    'Der beste Bot hätte 50, 52 und 42 auf die 37; 66 auf die 71; 90 auf die 100 gelegt',
  ],
  [
    'French',
    fr,
    'Le meilleur bot aurait posé le 50, le 52 et le 42 sur le 37\u202f; le 66 sur le 71\u202f; le 90 sur le 100',
  ],
])(
  'a whole turn is said pile by pile, in the order in which cards are laid: %s',
  (_, words, sentence) => {
    expect(words.turn(seatView, moves)).toBe(sentence)
  },
)
