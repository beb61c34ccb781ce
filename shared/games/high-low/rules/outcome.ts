import type { Outcome } from '../../../game/game.ts'
import { outcome } from './ends.ts'
import type { View } from './state.ts'

/** Returns the outcome of the game in a view, or null before its end. */
export function outcomeOf({ shown, open, out, ending }: View): Outcome | null {
  return shown?.hidden && ending
    ? outcome({ hands: shown.hands, hidden: shown.hidden, open, out, ending })
    : null
}
