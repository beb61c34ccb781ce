import type { Selection, HeldCard, MyCards } from './my-cards.ts'
import {
  spots,
  type Spot,
  type Move,
  type Value,
  type View,
} from '../../../shared/games/high-low/rules/state.ts'

/** Where a dragged card can be dropped: on the pile, or on one of the viewer's columns. */
export type Target = 'pile' | Spot

export const noSelection: Selection = { hand: [], table: [] }

export const valueOf = (cards: readonly HeldCard[], id: number | undefined): Value | undefined =>
  cards.find((card) => card.id === id)?.value

/**
 * Adds a card to the selection. For an exchange, the selection is one card of the hand and one
 * face-up card. Otherwise all selected cards have the same rank, and are either all in the hand or
 * all on the table.
 */
export function select(
  chosen: Selection,
  from: keyof Selection,
  id: number,
  mine: MyCards,
  phase: View['phase'],
): Selection {
  if (phase === 'exchange') return { ...chosen, [from]: [id] }
  const cards = from === 'hand' ? mine.hand : mine.faceUp
  const value = valueOf(cards, id)
  const equal = chosen[from].filter(
    (other) => other !== id && value !== undefined && valueOf(cards, other) === value,
  )
  return { ...noSelection, [from]: [...equal, id] }
}

/** Returns the moves that the selected cards can mean, the most likely one first. */
export function movesFor(chosen: Selection, mine: MyCards, phase: View['phase']): readonly Move[] {
  const hand = valueOf(mine.hand, chosen.hand[0])
  const faceUp = valueOf(mine.faceUp, chosen.table[0])
  if (phase === 'exchange')
    return hand === undefined || faceUp === undefined ? [] : [{ do: 'exchange', hand, faceUp }]
  const value = hand ?? faceUp
  const at = spots.find((spot) => spot === chosen.table[0])
  if (value === undefined) return at === undefined ? [] : [{ do: 'flip', at }]
  const count = chosen.hand.length + chosen.table.length
  return [{ do: 'play', value, count }, ...(count === 1 ? [{ do: 'try', value } as const] : [])]
}
