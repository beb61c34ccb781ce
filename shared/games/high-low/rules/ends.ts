import type { Outcome, Seat } from '../../../game/game.ts'
import type { State } from './state.ts'

type Cards = Pick<State, 'hands' | 'faceUp' | 'faceDown'>

export const cardsLeft = ({ hands, faceUp, faceDown }: Cards, seat: Seat): number =>
  (hands[seat]?.length ?? 0) +
  (faceUp[seat]?.length ?? 0) +
  (faceDown[seat]?.filter((card) => card !== null).length ?? 0)

/** Returns whether the game is over (HL-18). */
export const isOver = ({ options, hands, finished }: State): boolean =>
  options.finish === 'first' ? finished.length > 0 : finished.length >= hands.length - 1

/**
 * Returns the outcome. The players who have finished come first, in their order, then the players
 * with the fewest cards. The points are the numbers of cards left.
 */
export function outcome(state: Cards & Pick<State, 'finished' | 'ending'>): Outcome | null {
  if (!state.ending) return null
  const points = state.hands.map((_, seat) => cardsLeft(state, seat))
  const ranks = points.map((cards, seat) => {
    const place = state.finished.indexOf(seat)
    return place === -1 ? state.finished.length + cards : place
  })
  const placeOf = (rank: number) => 1 + ranks.filter((other) => other < rank).length
  return { kind: 'places', places: ranks.map(placeOf), points }
}
