import type { Outcome } from '../../../game/game.ts'
import type { View } from './state.ts'

export const cardsLeft = ({ hands, draw }: View): number =>
  hands.reduce((sum, held) => sum + held, draw)

/** Returns the outcome of the game in a view, or null before its end. */
export const outcomeOf = (view: View): Outcome | null =>
  view.ending ? { kind: 'cooperative', ...view.ending, score: cardsLeft(view) } : null
