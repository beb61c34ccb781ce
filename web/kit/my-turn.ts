import { createContext } from 'preact'

import type { Seat } from '../../shared/game/game.ts'

/** The viewer, while everybody waits for them; null at any other time. */
export const MyTurnContext = createContext<{ readonly seat: Seat; readonly name: string } | null>(
  null,
)
