import { useEffect, useState } from 'preact/hooks'

import { type AnyBoard, loadBoard } from '../games.ts'

/** A game's board; null until it is there. */
export function useBoard(game: string): AnyBoard | null {
  const [board, setBoard] = useState<AnyBoard | null>(null)
  useEffect(() => {
    let wanted = true
    loadBoard(game).then(
      (found) => wanted && setBoard(found),
      // A game newer than this page: the table is shown without its board.
      () => wanted && setBoard(null),
    )
    return () => {
      wanted = false
    }
  }, [game])
  return board
}
