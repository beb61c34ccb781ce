import { findEqual } from '../canonical.ts'
import type { Game } from './game.ts'

/**
 * Returns the legal move that equals a client's move, or undefined. Callers apply the returned
 * move, and never the client's own object.
 */
export function legalMove<Options, State, Move, Signal, View>(
  game: Pick<Game<Options, State, Move, Signal, View>, 'moves' | 'canonicalMove'>,
  view: View,
  options: Options,
  candidate: Move,
): Move | undefined {
  return findEqual(
    game.moves(view, options),
    game.canonicalMove?.(view, options, candidate) ?? candidate,
  )
}
