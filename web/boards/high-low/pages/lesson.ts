import { defaultsOf } from '../../../../shared/game/options.ts'
import { choices, type Options } from '../../../../shared/games/high-low/options.ts'
import type { Move, Value } from '../../../../shared/games/high-low/rules/state.ts'
import type { Lesson } from '../../../kit/lesson.ts'

const lays = (value: Value) => (move: Move) =>
  move.do === 'play' && move.value === value && move.count === 1

/**
 * Returns CSS selectors for the play button and for a card, by its position in the hand. The button
 * exists only while the card is selected. Therefore the card is highlighted first, then the button.
 */
const fromHand = (place: number): readonly string[] => [
  '[data-verb="play"]',
  `.hand-row > .hand-card:nth-child(${place})`,
]

const pile = '.spread'

/**
 * The lesson. The learner holds 3 4 7 9 13, and has 5 8 10 face up. The other player holds 4 5 11
 * 12 13.
 */
export const lesson: Lesson<Options, Move> = {
  options: defaultsOf(choices.values),
  seats: 2,
  deal: 44,
  steps: [
    {
      name: 'ready',
      highlights: ['[data-verb="ready"]'],
      compares: ['.my-trio'],
      accepts: (move) => move.do === 'ready',
      face: 'hello',
    },
    {
      name: 'higher',
      otherMoves: [[1, { do: 'ready' }]],
      highlights: fromHand(2),
      compares: [pile],
      accepts: lays(4),
      face: 'hello',
    },
    {
      name: 'ghost',
      otherMoves: [[1, { do: 'play', value: 5, count: 1 }]],
      highlights: fromHand(1),
      compares: [pile],
      accepts: lays(3),
      face: 'sly',
    },
    {
      name: 'take',
      otherMoves: [[1, { do: 'play', value: 11, count: 1 }]],
      highlights: [pile],
      face: 'ouch',
    },
  ],
}
