import type { Card } from '../rules/state.ts'
import { startOfTurn } from '../rules/turn.ts'
import type { Position } from './position.ts'
import type { WholeTurn } from './turns/turns.ts'

/** Returns the cards left in the hand after a turn. */
export const handAfter = ({ hand }: Position, { cards }: WholeTurn): Card[] =>
  hand.filter((_, index) => !(cards & (1 << index)))

/** Returns how many cards are drawn after a turn that leaves `left` cards in the hand (TG-08, TX-16). */
export function drawCount(position: Position, { tops }: WholeTurn, left: number): number {
  const { terms, handSize, draw } = position
  const drawOne = tops.some((top) => terms.commandOn(top) === 'draw-one')
  return Math.min(draw, drawOne ? 1 : handSize - left)
}

/** Returns the position of the next player after a turn. */
export function nextPosition(
  position: Position,
  turn: WholeTurn,
  next: { readonly hand: readonly Card[]; readonly draw: number },
): Position {
  const unseen = Uint8Array.from(position.unseen)
  for (const card of handAfter(position, turn)) unseen[card] = 1
  for (const card of next.hand) unseen[card] = 0
  const { terms } = position
  return {
    ...position,
    begun: startOfTurn(turn.tops),
    hand: next.hand,
    unseen,
    draw: next.draw,
    terms: next.draw > 0 ? terms : { ...terms, minimum: 1 },
  }
}
