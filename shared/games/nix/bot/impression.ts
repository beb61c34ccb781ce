import type { Row } from '../rules/rows.ts'
import type { Move } from '../rules/state.ts'
import { gainByPush, placeOf } from './board.ts'
import { pack, subtract, type CardCounts } from './card-counts.ts'
import type { Planner } from './plan.ts'
import type { Position } from './position.ts'

/** A move and its first rating, which needs no simulation of the rest of the deal. */
export interface Candidate {
  readonly move: Move
  readonly row: Row
  readonly isSuper: boolean
  /** The cards that are left in the hand after the move. */
  readonly rest: CardCounts
  readonly parts: Parts
  /** The sum of the parts: the first rating of the move. */
  readonly rating: number
}

/** The expected gains of a move, in points. */
interface Parts {
  /** The expected final value of the placed chip. */
  readonly landing: number
  /** The gain of the player's own chips that the placed chip pushes. */
  readonly lift: number
  /**
   * The points that the chips of other players lose by the push, divided by the number of other
   * players.
   */
  readonly shove: number
  /** The expected value of the remaining cards. */
  readonly later: number
}

/** Returns all moves with their first rating, the best first. */
export function candidatesFor(
  position: Position,
  planner: Planner,
  offered: readonly Move[],
): Candidate[] {
  const { me, board, hand, players, toCome } = position
  const worths = toCome[0]?.worths ?? new Float64Array()
  const next = (toCome[0]?.round ?? 5) + 1
  return offered
    .map((move): Candidate => {
      const { row, cards } = move
      const isSuper = move.chip === 'super'
      const rest = subtract(hand, pack(cards))
      const stillSuper = position.hasSuper[me] === true && !isSuper
      const lift = gainByPush(board, row, me, worths, 0)
      const parts: Parts = {
        landing: (worths[placeOf(row, 0)] ?? 0) * (isSuper ? 2 : 1),
        lift,
        shove: gainByPush(board, row, me, worths, 1 / (players - 1)) - lift,
        later: planner.best(rest, next, stillSuper).worth,
      }
      const rating = parts.landing + parts.lift + parts.shove + parts.later
      return { move, row, isSuper, rest, parts, rating }
    })
    .toSorted((one, other) => other.rating - one.rating)
}
