import { defaultsOf } from '../../../../shared/game/options.ts'
import { cardOf, type Card } from '../../../../shared/games/switch/rules/cards.ts'
import { choices, type Options } from '../../../../shared/games/switch/options.ts'
import type { Move } from '../../../../shared/games/switch/rules/state.ts'
import type { Lesson } from '../../../kit/lesson.ts'

const lays = (card: Card) => (move: Move) =>
  move.do === 'lay' && move.cards.length === 1 && move.cards[0] === card && !move.call

/** The card, then what is asked about it, then the button. */
const handOver = (card: Card): readonly string[] => [
  'dialog .drawer-paper',
  '[data-verb="lay"]',
  `.held[data-card="${card}"]`,
]

const four = cardOf('4', 'diamonds')
const two = cardOf('2', 'hearts')
const ace = cardOf('A', 'hearts')

/** A six of diamonds lies. I hold ♦4 ♠4 ♠7 ♠Q ♥2 ♥6 ♥A, and the other a two of diamonds. */
export const lesson: Lesson<Options, Move> = {
  options: defaultsOf(choices.values),
  seats: 2,
  deal: 2774,
  steps: [
    { name: 'match', lights: handOver(four), plays: lays(four), face: 'hello' },
    {
      name: 'passOn',
      others: [[1, { do: 'lay', cards: [cardOf('2', 'diamonds')] }]],
      lights: handOver(two),
      plays: lays(two),
      face: 'sly',
    },
    {
      name: 'wish',
      others: [[1, { do: 'draw' }]],
      lights: handOver(ace),
      plays: lays(ace),
      face: 'great',
    },
    { name: 'call', others: [[1, { do: 'draw' }]], lights: ['.mine-acts .call'], face: 'great' },
  ],
}
