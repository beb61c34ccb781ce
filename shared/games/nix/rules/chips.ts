import type { Options } from '../options.ts'
import { fields, type Row } from './rows.ts'
import type { Chip, Chips, Owner, Stock } from './state.ts'

/** The five chips of a player at the start of a deal, one of which is the super-chip (NU-01). */
export const fullStock: Stock = { plain: 4, super: true }

/** Returns all owners of chips: the seats in order, then EGON if he takes part. */
export function ownersOf(seats: number, options: Options): readonly Owner[] {
  const owners: Owner[] = Array.from({ length: seats }, (_, seat) => seat)
  return options.egon ? [...owners, 'egon'] : owners
}

const fieldsInRow = 3

/** Returns the chips on the fields of their row, from left to right. */
export const onBoard = (chips: Chips): Chips => chips.slice(0, fieldsInRow)

/** Returns the chips that were pushed off their row in this deal, the last one first. */
export const chipsOffBoard = (chips: Chips): Chips => chips.slice(fieldsInRow)

/**
 * Returns the chips that a new chip would move one field to the right, and the chip that it would
 * push off, if any (NU-08).
 */
export const shoveResult = (chips: Chips): { pushed: Chips; off: Chip | null } => ({
  pushed: chips.slice(0, fieldsInRow - 1),
  off: chips[fieldsInRow - 1] ?? null,
})

/**
 * Returns the points of a chip: the value of its field, doubled for a super-chip, and 0 off the board (NU-09, NU-11).
 */
export const worth = (chip: Chip, row: Row, place: number): number =>
  (fields[row][place] ?? 0) * (chip.super ? 2 : 1)
