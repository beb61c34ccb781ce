/** The longest slow motion, in ms. */
export const longestSlowMotion = 600

/**
 * Returns the playback rate of an animation at the last move of a game, which takes twice as long.
 * @param remaining the time in ms until the animation ends at its usual rate
 */
export const slowRate = (remaining: number): number =>
  Math.min(1, Math.max(0.5, remaining / longestSlowMotion))

/**
 * Slows down the flights that are running. They block nothing: a tap finishes them, as it finishes
 * any flight.
 */
export function slowDownFlights(): void {
  for (const flight of document.getAnimations()) {
    const { effect, currentTime } = flight
    // Animations of style sheets belong to lamps and hints, not to moving cards.
    if (flight instanceof CSSAnimation || flight instanceof CSSTransition) continue
    const remaining = Number(effect?.getComputedTiming().endTime) - Number(currentTime ?? 0)
    if (Number.isFinite(remaining)) flight.updatePlaybackRate(slowRate(remaining))
  }
}
