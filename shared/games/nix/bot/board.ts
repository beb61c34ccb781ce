import type { Row } from '../rules/rows.ts'
import type { Owner, View } from '../rules/state.ts'
import { decodeRows } from '../rules/chip-codec.ts'

/** Everybody who lays chips, by number: the seats, then EGON. */
export type Player = number

/**
 * The chips on the fields, four places a row, of which the last is beside the board; 0 is none. Quick to copy and to push.
 */
export type Board = Int8Array

/** What a chip is worth by its place: each row has its three fields, and 0 beside the board. */
export type Worths = Float64Array

export const places = 32
const fieldsInRow = 3

export const placeOf = (row: Row, field: number): number => 4 * row + field

const chipOf = (player: Player, isSuper: boolean): number => 2 * player + Number(isSuper) + 1
export const playerOf = (chip: number): Player => (chip - 1) >> 1
/** Once, or twice for a super-chip. */
export const timesOf = (chip: number): number => ((chip - 1) & 1) + 1

export const playerNumber = (owner: Owner, seats: number): Player =>
  owner === 'egon' ? seats : owner

export function boardOf({ rows, hands }: View): Board {
  const board: Board = new Int8Array(places)
  decodeRows(rows).forEach((chips, row) => {
    chips.slice(0, fieldsInRow).forEach((chip, field) => {
      board[4 * row + field] = chipOf(playerNumber(chip.owner, hands.length), chip.super)
    })
  })
  return board
}

/** A chip comes in at the left (NU-08). */
export function push(board: Board, row: Row, player: Player, isSuper: boolean): void {
  const left = placeOf(row, 0)
  board[left + 2] = board[left + 1] ?? 0
  board[left + 1] = board[left] ?? 0
  board[left] = chipOf(player, isSuper)
}

/** What moving a row's chips one field on is good for to a player: own gains, less this much of those of each other. */
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

/** Adds to each player's points what the board is worth. */
export function addPoints(board: Board, worths: Worths, points: Float64Array): void {
  for (let place = 0; place < places; place++) {
    const chip = board[place] ?? 0
    if (chip === 0 || place % 4 === fieldsInRow) continue
    const player = playerOf(chip)
    points[player] = (points[player] ?? 0) + (worths[place] ?? 0) * timesOf(chip)
  }
}
