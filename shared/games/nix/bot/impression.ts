import type { Row } from '../rules/rows.ts'
import type { Move } from '../rules/state.ts'
import { gainByPush, placeOf } from './board.ts'
import { pack, takenFrom, type Packed } from './card-counts.ts'
import type { Planner } from './plan.ts'
import type { Position } from './position.ts'

/** A move, and what it promises at first sight. */
export interface Candidate {
  readonly move: Move
  readonly row: Row
  readonly isSuper: boolean
  /** What is left in hand. */
  readonly rest: Packed
  readonly parts: Parts
  /** All of them together. */
  readonly promise: number
}

/** What a move can be expected to be good for, in points. */
export interface Parts {
  /** Where its chip ends. */
  readonly landing: number
  /** What it moves up of one's own. */
  readonly lift: number
  /** What it takes from the others. */
  readonly shove: number
  /** What the cards that are left can make. */
  readonly later: number
}

/** Each move by its first impression, the best first. */
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
      const rest = takenFrom(hand, pack(cards))
      const stillSuper = position.hasSuper[me] === true && !isSuper
      const lift = gainByPush(board, row, me, worths, 0)
      const parts: Parts = {
        landing: (worths[placeOf(row, 0)] ?? 0) * (isSuper ? 2 : 1),
        lift,
        shove: gainByPush(board, row, me, worths, 1 / (players - 1)) - lift,
        later: planner.best(rest, next, stillSuper).worth,
      }
      const promise = parts.landing + parts.lift + parts.shove + parts.later
      return { move, row, isSuper, rest, parts, promise }
    })
    .toSorted((one, other) => other.promise - one.promise)
}
