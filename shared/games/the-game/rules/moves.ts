import type { Clause, RawData } from '../../../game/game.ts'
import type { Options } from '../options.ts'
import { turnSearch } from './search.ts'
import { termsOf, turnOf } from './turn-of-view.ts'
import { piles, type Move, type View } from './state.ts'
import { endForbiddenBy, refusalOf } from './turn.ts'

export { signals } from './talk.ts'

/**
 * Returns the moves of the viewer. A play after which the turn cannot end legally has `loses`,
 * since the player has to confirm it (TG-15).
 */
export function moves(view: View, options: Options, candidate?: RawData): readonly Move[] {
  if (!mayMove(view)) return []
  const terms = termsOf(view, options)
  const turn = turnOf(view, terms)
  const search = turnSearch(turn, view.hand, terms)
  const legal: Move[] = []
  for (const card of view.hand) {
    for (const pile of piles) {
      // To check whether the turn can still end is slow, so check only the given card and pile.
      if (candidate && (candidate['card'] !== card || candidate['pile'] !== pile)) continue
      if (refusalOf(turn, card, pile, terms) !== null) continue
      const loses = !search.canEndAfter(card, pile)
      legal.push(loses ? { do: 'play', card, pile, loses } : { do: 'play', card, pile })
    }
  }
  if (endForbiddenBy(turn, terms) === null) legal.push({ do: 'end' })
  return legal
}

/** Returns the clause that forbids `move`. Call it only for a move that is not legal. */
export function violatedClause(view: View, options: Options, move: Move): Clause {
  if (view.ending) return view.ending.clause
  // It is another player's turn: by TG-03, turns go clockwise.
  if (!mayMove(view)) return 'TG-03'
  const terms = termsOf(view, options)
  const turn = turnOf(view, terms)
  if (move.do === 'end') return endForbiddenBy(turn, terms) ?? 'TG-04'
  // A player can play only cards from the hand.
  if (!view.hand.includes(move.card)) return 'TG-04'
  return refusalOf(turn, move.card, move.pile, terms) ?? 'TG-15'
}

const mayMove = (view: View): boolean =>
  view.seat !== null && !view.ending && (view.turn === null || view.turn === view.seat)
