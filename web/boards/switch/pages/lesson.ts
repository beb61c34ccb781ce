import { defaultsOf } from '../../../../shared/game/options.ts'
import { cardOf, type Card } from '../../../../shared/games/switch/rules/cards.ts'
import { choices, type Options } from '../../../../shared/games/switch/options.ts'
import type { Move } from '../../../../shared/games/switch/rules/state.ts'
import type { Lesson } from '../../../kit/lesson.ts'

const lays =
  (card: Card, { call = false } = {}) =>
  (move: Move): boolean =>
    move.do === 'play' &&
    move.cards.length === 1 &&
    move.cards[0] === card &&
    (move.call === true) === call

/**
 * Returns CSS selectors for three elements: the dialog about the card, the play button, and the
 * card. The first one that exists is highlighted. The dialog and the button appear only later, so
 * each is highlighted as soon as it appears.
 */
const handOver = (card: Card): readonly string[] => [
  'dialog .drawer-paper',
  '[data-verb="play"]',
  `.hand-card[data-card="${card}"]`,
]

const pile = '.discard'
const four = cardOf('4', 'spades')
const two = cardOf('2', 'clubs')
const ace = cardOf('A', 'clubs')
const seven = cardOf('7', 'clubs')
const five = cardOf('5', 'hearts')

/**
 * The lesson: a whole round with hands of five cards. The king of spades is face up. The learner
 * holds ♣2 ♠4 ♥5 ♣7 ♣A, and the other player ♠2 ♦3 ♥7 ♠8 ♥10. After the learner has named clubs,
 * the other player has no club and draws none.
 */
export const lesson: Lesson<Options, Move> = {
  options: { ...defaultsOf(choices.values), hand: 5, targetWins: 1 },
  seats: 2,
  deal: 1_362_179,
  steps: [
    {
      name: 'match',
      highlights: handOver(four),
      compares: [pile],
      accepts: lays(four),
      face: 'hello',
    },
    {
      name: 'passOn',
      otherMoves: [[1, { do: 'play', cards: [cardOf('2', 'spades')] }]],
      highlights: handOver(two),
      compares: [pile, '.demand-tag'],
      accepts: lays(two),
      face: 'sly',
    },
    {
      name: 'named',
      otherMoves: [[1, { do: 'draw' }]],
      highlights: handOver(ace),
      compares: [pile],
      accepts: (move) =>
        lays(ace)(move) &&
        move.do === 'play' &&
        move.named !== undefined &&
        'suit' in move.named &&
        move.named.suit === 'clubs',
      offers: lays(ace),
      face: 'great',
    },
    {
      name: 'bound',
      otherMoves: [[1, { do: 'draw' }]],
      highlights: ['.player-panel-actions .call[aria-pressed="false"]', ...handOver(seven)],
      compares: [pile, '.demand-tag', '.hand-row'],
      accepts: lays(seven, { call: true }),
      face: 'sly',
    },
    {
      name: 'last',
      otherMoves: [[1, { do: 'play', cards: [cardOf('7', 'hearts')] }]],
      highlights: handOver(five),
      compares: [pile],
      accepts: lays(five),
      face: 'great',
    },
  ],
  wins: true,
}
