/** How long the last move of a game can be shown in slow motion, in ms. */
export const longestSlowMotion = 600

/**
 * Returns the playback rate with which an animation of the last move takes up to twice as long.
 * @param remaining the time in ms until the animation would end at its usual rate
 */
export const slowRate = (remaining: number): number =>
  Math.min(1, Math.max(0.5, remaining / longestSlowMotion))

/**
 * Slows down the running card animations. A tap still finishes them at once, like every card
 * animation.
 */
export function slowDownFlights(): void {
  for (const flight of document.getAnimations()) {
    const { effect, currentTime } = flight
    // Leaves CSS animations at their usual speed, because they animate lights and hints, not cards.
    if (flight instanceof CSSAnimation || flight instanceof CSSTransition) continue
    const remaining = Number(effect?.getComputedTiming().endTime) - Number(currentTime ?? 0)
    if (Number.isFinite(remaining)) flight.updatePlaybackRate(slowRate(remaining))
  }
}
