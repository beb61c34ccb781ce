import type { Chosen, Held, Mine } from './my-cards.ts'
import {
  spots,
  type Spot,
  type Move,
  type Value,
  type View,
} from '../../../shared/games/high-low/rules/state.ts'

/** Where a card can be put down: on the pile, or on one of my columns. */
export type Target = 'pile' | Spot

export const none: Chosen = { hand: [], table: [] }

export const valueOf = (cards: readonly Held[], id: number | undefined): Value | undefined =>
  cards.find((card) => card.id === id)?.value

/** What is lifted when this card is, too: one of each side for an exchange, and otherwise equal cards from one place. */
export function withOne(
  chosen: Chosen,
  from: keyof Chosen,
  id: number,
  mine: Mine,
  phase: View['phase'],
): Chosen {
  if (phase === 'exchange') return { ...chosen, [from]: [id] }
  const cards = from === 'hand' ? mine.hand : mine.open
  const value = valueOf(cards, id)
  const equal = chosen[from].filter(
    (other) => other !== id && value !== undefined && valueOf(cards, other) === value,
  )
  return { ...none, [from]: [...equal, id] }
}

/** What playing it could mean, likeliest first. */
export function wishesFor(chosen: Chosen, mine: Mine, phase: View['phase']): readonly Move[] {
  const hand = valueOf(mine.hand, chosen.hand[0])
  const open = valueOf(mine.open, chosen.table[0])
  if (phase === 'exchange')
    return hand === undefined || open === undefined ? [] : [{ do: 'exchange', hand, open }]
  const value = hand ?? open
  const at = spots.find((spot) => spot === chosen.table[0])
  if (value === undefined) return at === undefined ? [] : [{ do: 'flip', at }]
  const count = chosen.hand.length + chosen.table.length
  return [{ do: 'lay', value, count }, ...(count === 1 ? [{ do: 'try', value } as const] : [])]
}
