import type { CountedFact, DecidingMove, GameEnd, GameHistory, PlainCard } from '../../game/end.ts'
import type { Seat } from '../../game/game.ts'
import { piles, type Card, type Move, type Pile, type View } from './rules/state.ts'
import { ascends, goesBackward } from './rules/turn.ts'

export type Fact = CountedFact & { readonly fact: 'turns' | 'tens-back' }
export type Decision = DecidingMove & {
  /**
   * The deciding play. After a win (`saved`), it is the last card that went back by ten; after a
   * loss (`cost`), the card that advanced its pile furthest.
   */
  readonly why: 'saved' | 'cost'
  readonly seat: Seat
  readonly turn: number
  readonly card: Card
  readonly top: Card
}

export const end: GameEnd<View, Move, Fact, Decision> = {
  left: ({ open, hands }) => hands.map((_, seat) => inOrder(open?.hands[seat] ?? [])),
  rest: ({ open }) => inOrder(open?.draw ?? []),
  onTable: ({ tops }) => tops.filter((top) => top > 1 && top < 100).map(plain),
  facts: (history) => {
    const played = playedCards(history)
    const back = played.filter(({ card, pile, top }) => goesBackward(card, pile, top))
    return [
      { fact: 'turns', count: played.at(-1)?.turn ?? 0 },
      { fact: 'tens-back', count: back.length },
    ]
  },
  decidingMove: (history) => {
    const played = playedCards(history)
    const { ending } = history.viewAt(history.last)
    if (ending?.won === true) {
      const saved = played.findLast(({ card, pile, top }) => goesBackward(card, pile, top))
      return saved ? decisionFor('saved', saved) : null
    }
    const cost = played.reduce<Played | null>(
      (most, one) =>
        advanceOf(one) > (most === null ? harmlessStep : advanceOf(most)) ? one : most,
      null,
    )
    return cost && decisionFor('cost', cost)
  },
}

/** A step of at most this length is never shown as the move that lost the game. */
const harmlessStep = 9

interface Played {
  readonly step: number
  readonly seat: Seat
  /** The number of the turn, counted from 1. */
  readonly turn: number
  readonly card: Card
  readonly pile: Pile
  /** The top of the pile before the card. */
  readonly top: Card
}

/** Returns all cards in the order in which they were played, without those that were taken back. */
function playedCards({ last, viewAt, moveTo, seatOf }: GameHistory<View, Move>): readonly Played[] {
  const played: Played[] = []
  let turn = 1
  for (let step = 1; step <= last; step++) {
    const move = moveTo(step)
    const before = viewAt(step - 1)
    // A stop card ends a turn without an `end` move, so turns are counted at their first card.
    if (move?.do === 'play') {
      if (before.played.length === 0 && played.length > 0) turn++
      const top = before.tops[piles.indexOf(move.pile)] ?? 0
      const { card, pile } = move
      played.push({ step, seat: seatOf(step) ?? 0, turn, card, pile, top })
    }
  }
  return played
}

/** Returns how far a card advances its pile. Negative for a card that goes back. */
const advanceOf = ({ card, pile, top }: Played): number => (ascends(pile) ? card - top : top - card)

const decisionFor = (why: Decision['why'], { step, seat, turn, card, top }: Played): Decision => ({
  step,
  why,
  seat,
  turn,
  card,
  top,
  cards: [plain(top), plain(card)],
  link: why === 'saved' ? 'back' : 'on',
})

const plain = (card: Card): PlainCard => ({ index: String(card) })
const inOrder = (cards: readonly Card[]): readonly PlainCard[] =>
  cards.toSorted((a, b) => a - b).map(plain)
