import { defaultsOf } from '../../../../shared/game/options.ts'
import { choices, type Options } from '../../../../shared/games/high-low/options.ts'
import type { Move, Value } from '../../../../shared/games/high-low/rules/state.ts'
import type { Lesson } from '../../../kit/lesson.ts'

const lays = (value: Value) => (move: Move) =>
  move.do === 'lay' && move.value === value && move.count === 1

/** The card at a place of my hand, then the button. */
const fromHand = (place: number): readonly string[] => [
  '[data-verb="play"]',
  `.hand-row > .held:nth-child(${place})`,
]

/** I hold 3 4 7 9 13, with 5 8 10 open before me, and the other 4 5 11 12 13. */
export const lesson: Lesson<Options, Move> = {
  options: defaultsOf(choices.values),
  seats: 2,
  deal: 44,
  steps: [
    {
      name: 'ready',
      lights: ['[data-verb="ready"]'],
      plays: (move) => move.do === 'ready',
      face: 'hello',
    },
    {
      name: 'higher',
      others: [[1, { do: 'ready' }]],
      lights: fromHand(2),
      plays: lays(4),
      face: 'hello',
    },
    {
      name: 'ghost',
      others: [[1, { do: 'lay', value: 5, count: 1 }]],
      lights: fromHand(1),
      plays: lays(3),
      face: 'sly',
    },
    {
      name: 'take',
      others: [[1, { do: 'lay', value: 11, count: 1 }]],
      lights: ['.spread'],
      face: 'ouch',
    },
    { name: 'table', lights: ['.own .trio', '.trio'], face: 'great' },
  ],
}
