import { createContext } from 'preact'

import type { Seat } from '../../shared/game/game.ts'

/** The viewer's seat and name while it is the viewer's turn; null at other times. */
export const MyTurnContext = createContext<{ readonly seat: Seat; readonly name: string } | null>(
  null,
)
