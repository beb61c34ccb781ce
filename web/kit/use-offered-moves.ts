import { useRef } from 'preact/hooks'

/**
 * Returns the moves that a board shows to the viewer. `isPending` is true while a move is being sent
 * or the table is paused. The table offers no moves then, so the board keeps the previous ones.
 * Otherwise it would flicker.
 */
export function useOfferedMoves<View, Move>(
  view: View,
  offered: readonly Move[],
  isMine: boolean,
): { readonly isPending: boolean; readonly moves: readonly Move[] } {
  const isPending = isMine && offered.length === 0
  const last = useRef({ view, moves: offered })
  if (!isPending || last.current.view !== view) last.current = { view, moves: offered }
  return { isPending, moves: last.current.moves }
}
