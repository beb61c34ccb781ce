import { defaultsOf } from '../../../../shared/game/options.ts'
import { choices, type Options } from '../../../../shared/games/the-game/options.ts'
import type { Card, Move, Pile } from '../../../../shared/games/the-game/rules/state.ts'
import type { Lesson } from '../../../kit/lesson.ts'

const lays = (card: Card, pile: Pile) => (move: Move) =>
  move.do === 'play' && move.card === card && move.pile === pile

const onto = (card: Card, pile: Pile): readonly string[] => [
  `.pile[data-pile="${pile}"][data-target="true"]`,
  `.held[data-card="${card}"]`,
]

/** I hold 4 20 26 51 58 84 98, and the other 17 23 30 57 79 86 94. */
export const lesson: Lesson<Options, Move> = {
  options: defaultsOf(choices.values),
  seats: 2,
  deal: 164,
  steps: [
    { name: 'climb', lights: onto(4, 0), plays: lays(4, 0), face: 'hello' },
    { name: 'sink', lights: onto(98, 2), plays: lays(98, 2), face: 'hello' },
    {
      name: 'end',
      lights: ['.mine-acts [data-look="main"]'],
      plays: (move) => move.do === 'end',
      face: 'great',
    },
    {
      name: 'tenBack',
      others: [
        [1, { do: 'play', card: 30, pile: 0 }],
        [1, { do: 'play', card: 94, pile: 2 }],
        [1, { do: 'end' }],
      ],
      lights: onto(20, 0),
      plays: lays(20, 0),
      face: 'great',
    },
    { name: 'signals', lights: ['.pile[data-pile="1"]'], face: 'great' },
  ],
}
