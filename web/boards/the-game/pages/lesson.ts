import { defaultsOf } from '../../../../shared/game/options.ts'
import { choices, type Options } from '../../../../shared/games/the-game/options.ts'
import type { Card, Move, Pile } from '../../../../shared/games/the-game/rules/state.ts'
import type { Lesson } from '../../../kit/lesson.ts'

const lays = (card: Card, number: Pile) => (move: Move) =>
  move.do === 'play' && move.card === card && move.pile === number

const pile = (number: Pile): string => `.pile[data-pile="${number}"]`

const onto = (card: Card, number: Pile): readonly string[] => [
  `${pile(number)}[data-target="true"]`,
  `.hand-card[data-card="${card}"]`,
]

/** The lesson. The learner holds 4 20 26 51 58 84 98, and the other player 17 23 30 57 79 86 94. */
export const lesson: Lesson<Options, Move> = {
  options: defaultsOf(choices.values),
  seats: 2,
  deal: 164,
  steps: [
    {
      name: 'climb',
      highlights: onto(4, 0),
      compares: [pile(0)],
      accepts: lays(4, 0),
      face: 'hello',
    },
    {
      name: 'sink',
      highlights: onto(98, 2),
      compares: [pile(2)],
      accepts: lays(98, 2),
      face: 'hello',
    },
    {
      name: 'end',
      highlights: ['.player-panel-actions [data-look="main"]'],
      accepts: (move) => move.do === 'end',
      face: 'great',
    },
    {
      name: 'tenBack',
      otherMoves: [
        [1, { do: 'play', card: 30, pile: 0 }],
        [1, { do: 'play', card: 94, pile: 2 }],
        [1, { do: 'end' }],
      ],
      highlights: onto(20, 0),
      compares: [pile(0)],
      accepts: lays(20, 0),
      face: 'great',
    },
    { name: 'signals', highlights: [`${pile(1)} .pile-speak`], compares: [pile(1)], face: 'great' },
  ],
}
