import { defaultsOf } from '../../../../shared/game/options.ts'
import { cardOf, type Card } from '../../../../shared/games/switch/rules/cards.ts'
import { choices, type Options } from '../../../../shared/games/switch/options.ts'
import type { Move } from '../../../../shared/games/switch/rules/state.ts'
import type { Lesson } from '../../../kit/lesson.ts'

const lays = (card: Card) => (move: Move) =>
  move.do === 'play' && move.cards.length === 1 && move.cards[0] === card && !move.call

/**
 * Returns selectors for the dialog about the card, the play button, and the card. The first
 * selector that matches is highlighted, so the card comes first, then the dialog, then the button.
 */
const handOver = (card: Card): readonly string[] => [
  'dialog .drawer-paper',
  '[data-verb="play"]',
  `.hand-card[data-card="${card}"]`,
]

const four = cardOf('4', 'diamonds')
const two = cardOf('2', 'hearts')
const ace = cardOf('A', 'hearts')

/**
 * The lesson. The six of diamonds is face up. The learner holds ♦4 ♠4 ♠7 ♠Q ♥2 ♥6 ♥A; the other
 * player holds a two of diamonds.
 */
export const lesson: Lesson<Options, Move> = {
  options: defaultsOf(choices.values),
  seats: 2,
  deal: 2774,
  steps: [
    { name: 'match', highlights: handOver(four), accepts: lays(four), face: 'hello' },
    {
      name: 'passOn',
      otherMoves: [[1, { do: 'play', cards: [cardOf('2', 'diamonds')] }]],
      highlights: handOver(two),
      accepts: lays(two),
      face: 'sly',
    },
    {
      name: 'named',
      otherMoves: [[1, { do: 'draw' }]],
      highlights: handOver(ace),
      accepts: lays(ace),
      face: 'great',
    },
    {
      name: 'call',
      otherMoves: [[1, { do: 'draw' }]],
      highlights: ['.player-panel-actions .call'],
      face: 'great',
    },
  ],
}
