import { isEndOfGame, type Cue, type CueName } from './cues.ts'
import { longestSlowMotion } from './durations.ts'
import { prefersReducedMotion } from './animations.ts'

const decisive: ReadonlySet<CueName> = new Set(['finished', 'great-deal', 'life-lost'])

/**
 * Returns whether the move that caused the cue is shown in slow motion, because it ended the game,
 * a round or a deal, or because a player has played their last card.
 * @param later delay of the cue in ms. The cue `deal` has a delay if a move ended the previous
 * deal, and none at the first deal of a game
 */
export const isDecisive = (cue: Cue, later: number): boolean =>
  decisive.has(cue.name) || isEndOfGame(cue) || (cue.name === 'deal' && later > 0)

/**
 * Returns the playback rate for an animation of a decisive move. With this rate the animation takes
 * up to twice as long, but no longer than `longestSlowMotion`, unless it is longer anyway.
 * @param remaining the time in ms until the animation would end at its usual rate
 */
export const slowRate = (remaining: number): number =>
  Math.min(1, Math.max(0.5, remaining / longestSlowMotion))

/**
 * Slows down the running card animations. A tap finishes them immediately, like every card
 * animation.
 */
export function slowDownFlights(): void {
  if (prefersReducedMotion()) return
  for (const flight of document.getAnimations()) {
    const { effect, currentTime } = flight
    // Leaves CSS animations at their usual speed, because they animate lights and hints, not cards.
    if (flight instanceof CSSAnimation || flight instanceof CSSTransition) continue
    const remaining = Number(effect?.getComputedTiming().endTime) - Number(currentTime ?? 0)
    if (Number.isFinite(remaining)) flight.updatePlaybackRate(slowRate(remaining))
  }
}
