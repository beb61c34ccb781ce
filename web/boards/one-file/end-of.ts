import { faceOf } from '../../../shared/define-game/french-cards.ts'
import { cardsIn, type Layout, type Move } from '../../../shared/define-game/layout.ts'
import type { Content, View } from '../../../shared/define-game/state.ts'
import type { CardId } from '../../../shared/define-game/types.ts'
import type { OneFileWords } from '../../../shared/define-game/words.ts'
import { countTurns, type GameEnd, type PlainCard } from '../../../shared/game/end.ts'

/**
 * Returns what the end screen of a single-file game shows: points (or ranks, if the name plates
 * show no points), the cards left in each hand, the last trick, and the number of deals and turns.
 */
export const endOf = (layout: Layout, words: OneFileWords): GameEnd<View, Move> => ({
  counts: Object.values(layout.game.shows ?? {}).includes('plate') ? 'points' : 'places',
  left: (view) =>
    handsOf(layout, view).map((hand) => hand.flatMap((card) => plainCard(card, words))),
  onTable: (view) => lastCards(layout, view).flatMap((card) => plainCard(card, words)),
  facts: (history) => [
    { fact: 'deals', count: history.viewAt(history.last).deals },
    { fact: 'turns', count: countTurns(history) },
  ],
})

/**
 * Returns a playing card as the end screen draws it, with its letter in the language of `words`.
 * Returns an empty list for a card of another pack, because only its own game can draw it.
 */
export function plainCard(card: CardId, words: OneFileWords): readonly PlainCard[] {
  const face = faceOf(card)
  if (!face) return []
  return [{ index: words.card(card).replace(face.suit, ''), suit: suitNames[face.suit] }]
}

const suitNames = { '♣': 'clubs', '♦': 'diamonds', '♠': 'spades', '♥': 'hearts' } as const

/** Returns the cards of each seat that no other seat has seen during the game. */
const handsOf = ({ own }: Layout, { seats, shown }: View): readonly (readonly CardId[])[] =>
  Array.from({ length: seats }, (_, seat) =>
    own.flatMap((zone) => cardsIn((shown?.[zone] as readonly Content[] | undefined)?.[seat])),
  )

/** Returns the trick or the top of the pile that contains a card of the last move. */
function lastCards(layout: Layout, view: View): readonly CardId[] {
  const played = new Set(Object.values(view.last ?? {}).flatMap(cardsIn))
  const pile = layout.open
    .flatMap((zone) => pilesIn(view[zone] as Content))
    .find((cards) => cards.some((card) => faceOf(card) !== null && played.has(card)))
  const hasTricks = layout.zones.some(([, kind]) => kind === 'card each')
  return pile?.slice(hasTricks ? -view.seats : -mostOfPile) ?? []
}

const mostOfPile = 3

/** Returns the piles of a zone: one for each seat, or only one. */
function pilesIn(content: Content | undefined): readonly CardId[][] {
  if (!Array.isArray(content)) return [cardsIn(content)]
  return content.some(Array.isArray)
    ? content.map(cardsIn)
    : [cardsIn(content).filter((card) => card !== null)]
}
