import { ownersOf, worth } from './chips.ts'
import { allRows, type Row } from './rows.ts'
import type { Chips, Owner, State } from './state.ts'

/** Returns the points of each owner for the chips on the board (NU-11). */
export const pointsOn = (rows: readonly Chips[], owners: readonly Owner[]): readonly number[] =>
  owners.map((owner) =>
    allRows.reduce<number>((sum, row) => sum + pointsInRow(rows, row, owner), 0),
  )

function pointsInRow(rows: readonly Chips[], row: Row, owner: Owner): number {
  const chips = rows[row] ?? []
  return chips.reduce(
    (sum, chip, place) => (chip.owner === owner ? sum + worth(chip, row, place) : sum),
    0,
  )
}

export const totals = ({ scores, options, hands }: Scored): readonly number[] =>
  ownersOf(hands.length, options).map((_, at) => totalAt(scores, at))

type Scored = Pick<State, 'scores' | 'options' | 'hands'>

/** Returns the points of one player over all deals. EGON has the last index. */
export const totalAt = (scores: State['scores'], at: number): number =>
  scores.reduce((sum, points) => sum + (points[at] ?? 0), 0)
