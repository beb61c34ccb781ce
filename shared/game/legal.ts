import { equalAmong } from '../canonical.ts'
import type { Game } from './game.ts'

/** Our own move that a stranger means; undefined where nothing like it may be done. */
export function legalMove<Options, State, Move, Signal, View>(
  game: Pick<Game<Options, State, Move, Signal, View>, 'moves' | 'asOffered'>,
  view: View,
  options: Options,
  said: Move,
): Move | undefined {
  return equalAmong(game.asOffered?.(view, options, said) ?? said, game.moves(view, options))
}
