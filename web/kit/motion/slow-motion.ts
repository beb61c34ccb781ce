import { isEndOfGame, type Cue, type CueName } from './cues.ts'
import { longestSlowMotion } from './durations.ts'
import { prefersReducedMotion } from './animations.ts'

const decisive: ReadonlySet<CueName> = new Set(['finished', 'great-deal', 'life-lost'])

/**
 * Returns whether the move before this cue is shown in slow motion: it ended the game, a round or a
 * deal, or a player has played their last card.
 * @param later delay of the cue in ms. A new deal that follows a move comes after the cue of the
 * move. The first deal of a game comes at once.
 */
export const isDecisive = (cue: Cue, later: number): boolean =>
  decisive.has(cue.name) || isEndOfGame(cue) || (cue.name === 'deal' && later > 0)

/**
 * Returns the playback rate with which an animation of a decisive move takes up to twice as long.
 * @param remaining the time in ms until the animation would end at its usual rate
 */
export const slowRate = (remaining: number): number =>
  Math.min(1, Math.max(0.5, remaining / longestSlowMotion))

/**
 * Slows down the running card animations. A tap still finishes them at once, like every card
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
