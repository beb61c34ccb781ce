import type { Outcome } from '../../../game/game.ts'
import { outcome } from './ends.ts'
import type { View } from './state.ts'

/** How the game that a view shows has ended, if it has. */
export function outcomeOf({ shown, open, out, ending }: View): Outcome | null {
  return shown?.hidden && ending
    ? outcome({ hands: shown.hands, hidden: shown.hidden, open, out, ending })
    : null
}
