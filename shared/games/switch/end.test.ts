import { expect, test } from 'vitest'

import { winningRank } from './end.ts'
import { view } from './rules/view.ts'
import { after, lay, position } from './testing/positions.ts'
import { endWords as de } from './words/de/extras.ts'
import { endWords as en } from './words/en/extras.ts'
import { endWords as fr } from './words/fr/extras.ts'

const wonWith = (card: string, discards: string) =>
  view(
    after(
      position({
        hands: [card, '6♣ 6♦'],
        discards,
        specialLast: false,
        targetWins: 1,
        wildSuit: 'none',
      }),
      lay(card),
    ),
    'public',
  )
const outcome = { kind: 'places', places: [1, 2], points: [1, 0] } as const

test.each([
  ['A♥', 'won with the last ace', 'mit dem letzten Ass gewonnen', 'gagné avec le dernier as'],
  ['Q♥', 'won with the last queen', 'mit der letzten Dame gewonnen', 'gagné avec la dernière dame'],
  ['J♥', 'won with the last jack', 'mit dem letzten Buben gewonnen', 'gagné avec le dernier valet'],
  ['5♥', 'won with the last five', 'mit der letzten 5 gewonnen', 'gagné avec le dernier 5'],
])('the caption of a game names the rank of its last card: %s', (card, ...captions) => {
  const over = wonWith(card, '4♥')
  expect([en, de, fr].map((words) => words.caption?.(outcome, over))).toEqual(captions)
})

test('a game that goes on has no last card', () => {
  const on = view(
    after(position({ hands: ['5♥ 7♣ 8♣', '6♣ 6♦'], discards: '4♥' }), lay('5♥')),
    'public',
  )
  expect(winningRank(on)).toBe(null)
})
