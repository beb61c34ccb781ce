import type { Outcome } from '../../../game/game.ts'
import type { View } from './state.ts'

export const cardsLeft = ({ hands, draw }: View): number =>
  hands.reduce((sum, held) => sum + held, draw)

/** How the game that a view shows has ended, if it has. */
export const outcomeOf = (view: View): Outcome | null =>
  view.ending ? { kind: 'cooperative', ...view.ending, score: cardsLeft(view) } : null
