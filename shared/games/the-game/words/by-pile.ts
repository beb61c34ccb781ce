import { piles, type Card, type Move, type View } from '../rules/state.ts'

/**
 * The cards that were played on one pile, in order, and the number that the pile showed before.
 * Players tell piles apart by that number.
 */
export interface LaidOnPile {
  readonly top: number
  readonly cards: readonly Card[]
}

export const playedByPile = ({ tops }: View, moves: readonly Move[]): readonly LaidOnPile[] =>
  piles.flatMap((pile) => {
    const cards = moves.flatMap((move) =>
      move.do === 'play' && move.pile === pile ? [move.card] : [],
    )
    return cards.length > 0 ? [{ top: tops[pile] ?? 0, cards }] : []
  })
