import type { Options } from '../options.ts'
import type { View } from '../state.ts'
import { extremeTurns } from './extreme-turns.ts'
import { originalTurns } from './original-turns.ts'
import { positionAtStart, positionNow, type Position } from './position.ts'
import { harmIn } from './signals.ts'
import { discount, type Play, type WholeTurn } from './turns.ts'
import { valueIn } from './value.ts'

/**
 * What to lay in the rest of this turn; null if no turn can end any more. A turn is planned once, at its first card: as
 * long as the cards that lie are the beginning of that plan, it holds. (It may not be our own beginning: a person's who went away.)
 */
export function restOfTurn(view: View, options: Options): readonly Play[] | null {
  const planned = bestTurn(positionAtStart(view, options), view)?.plays() ?? []
  const holds = view.laid.every(
    ([card, pile], at) => planned[at]?.card === card && planned[at]?.pile === pile,
  )
  if (holds && planned.length > 0) return planned.slice(view.laid.length)
  return bestTurn(positionNow(view, options), view)?.plays() ?? null
}

/** All whole turns, the best by value and by what the others have signalled. */
function bestTurn(position: Position, view: View): WholeTurn | null {
  const value = valueIn(position)
  const harm = harmIn(view, position.begun.tops)
  let best: WholeTurn | null = null
  let highest = -Infinity
  for (const turn of worthLooking(wholeTurns(position))) {
    const worth = value(turn) - harm(turn)
    if (worth <= highest) continue
    best = turn
    highest = worth
  }
  return best
}

/** At the end of a game there can be thousands of turns: too many to look at all. */
const most = 1200
const worthLooking = (turns: WholeTurn[]): WholeTurn[] =>
  turns.length <= most
    ? turns
    : turns.sort((one, other) => netOf(one) - netOf(other)).slice(0, most)
const netOf = ({ cost, count }: WholeTurn): number => cost - discount * count

export const wholeTurns = (position: Position): WholeTurn[] =>
  position.edition === 'extreme' ? extremeTurns(position) : originalTurns(position)
