import type { Row } from '../rules/rows.ts'
import type { Owner, View } from '../rules/state.ts'
import { decodeRows } from '../rules/chip-codec.ts'

/** The index of a player who places chips: the seats first, then the robot EGON. */
export type Player = number

/**
 * The chips on the board, with four cells for each row: the three fields, and a fourth cell that
 * stays empty, so that `Worths` has the same indexes. 0 is an empty cell. A flat array is quick to
 * copy.
 */
export type Board = Int8Array

/**
 * The expected value of a chip in each cell: three fields for each row, and 0 in the fourth cell,
 * which stands for a chip that was pushed off.
 */
export type Worths = Float64Array

export const places = 32
const fieldsInRow = 3

export const placeOf = (row: Row, field: number): number => 4 * row + field

const chipOf = (player: Player, isSuper: boolean): number => 2 * player + Number(isSuper) + 1
export const playerOf = (chip: number): Player => (chip - 1) >> 1
/** Returns how often a chip counts: 2 for a super-chip, 1 for a plain chip. */
export const timesOf = (chip: number): number => ((chip - 1) & 1) + 1

const playerNumber = (owner: Owner, seats: number): Player => (owner === 'egon' ? seats : owner)

export function boardOf({ rows, hands }: View): Board {
  const board: Board = new Int8Array(places)
  decodeRows(rows).forEach((chips, row) => {
    chips.slice(0, fieldsInRow).forEach((chip, field) => {
      board[4 * row + field] = chipOf(playerNumber(chip.owner, hands.length), chip.super)
    })
  })
  return board
}

/** Pushes a chip into a row from the left (NU-08). */
export function push(board: Board, row: Row, player: Player, isSuper: boolean): void {
  const left = placeOf(row, 0)
  board[left + 2] = board[left + 1] ?? 0
  board[left + 1] = board[left] ?? 0
  board[left] = chipOf(player, isSuper)
}

/**
 * Returns how much a player gains if the chips of a row move one field on: the gain of the player’s
 * own chips minus `rivalWeight` times the gain of all other chips.
 */
export function gainByPush(
  board: Board,
  row: Row,
  player: Player,
  worths: Worths,
  rivalWeight: number,
): number {
  let gain = 0
  const left = placeOf(row, 0)
  for (let place = left; place < left + fieldsInRow; place++) {
    const chip = board[place] ?? 0
    if (chip === 0) break
    const change = ((worths[place + 1] ?? 0) - (worths[place] ?? 0)) * timesOf(chip)
    gain += playerOf(chip) === player ? change : -change * rivalWeight
  }
  return gain
}

/** Adds the value of the chips on the board to the points of each player. */
export function addPoints(board: Board, worths: Worths, points: Float64Array): void {
  for (let place = 0; place < places; place++) {
    const chip = board[place] ?? 0
    if (chip === 0 || place % 4 === fieldsInRow) continue
    const player = playerOf(chip)
    points[player] = (points[player] ?? 0) + (worths[place] ?? 0) * timesOf(chip)
  }
}
