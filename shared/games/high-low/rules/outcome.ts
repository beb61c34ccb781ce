import type { Outcome } from '../../../game/game.ts'
import { outcome } from './ends.ts'
import type { View } from './state.ts'

/** Returns the outcome of the game in a view, or null before its end. */
export function outcomeOf({ shown, faceUp, finished, ending }: View): Outcome | null {
  return shown?.faceDown && ending
    ? outcome({ hands: shown.hands, faceDown: shown.faceDown, faceUp, finished, ending })
    : null
}
