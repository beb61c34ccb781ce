import type { Seat } from '../../../game/game.ts'
import { pointsFor, targetOf } from '../rules/rounds.ts'
import type { State } from '../rules/state.ts'
import { winnerOdds } from './winner.ts'

/**
 * Returns the estimated probability that the seat wins the game, not only the round. If another
 * player wins the round, it matters which one: the player with the most points may win the game.
 */
export function gameValue(state: State, seat: Seat): number {
  if (state.last.some(({ type }) => type === 'round-won'))
    return chanceWith(state.points, seat, state)
  const odds = winnerOdds(state)
  const chances = chancesIfWonBy(state, seat)
  const sum = odds.reduce((total, one) => total + one, 0)
  return odds.reduce((total, one, by) => total + (one / sum) * (chances[by] ?? 0), 0)
}

/**
 * Returns how much the seat gains if it wins this round instead of another player, as a difference
 * of its probability to win the game.
 */
export function gainOfRound(state: State, seat: Seat): number {
  const chances = chancesIfWonBy(state, seat)
  const own = chances[seat] ?? 0
  const others = chances.reduce((sum, one) => sum + one, 0) - own
  return own - others / (chances.length - 1)
}

/** Returns the probability that `seat` wins the game, for each seat that might win this round now. */
const chancesIfWonBy = (state: State, seat: Seat): readonly number[] =>
  state.points.map((points, by) =>
    chanceWith(state.points.with(by, points + pointsFor(state, by)), seat, state),
  )

/**
 * Estimates the probability that the seat wins the game with these points after a round. Each round
 * by which a player is behind divides the odds by the number of players.
 */
function chanceWith(points: readonly number[], seat: Seat, { options }: State): number {
  const most = Math.max(...points)
  const seats = points.length
  const perRound = options.scoring === 'wins' ? 1 : pointsPerHand * (seats - 1)
  const odds = (one: number): number =>
    most < targetOf(options) ? seats ** ((one - most) / perRound) : Number(one === most)
  return odds(points[seat] ?? 0) / points.reduce((sum, one) => sum + odds(one), 0)
}

/** The average points of the cards that a player holds at the end of a round. */
const pointsPerHand = 35
