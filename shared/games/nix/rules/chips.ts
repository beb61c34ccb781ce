import type { Options } from '../options.ts'
import { fields, type Row } from './rows.ts'
import type { Chip, Chips, Owner, Stock } from './state.ts'

/** NU-01: five chips each, one of them the super-chip. */
export const fullStock: Stock = { plain: 4, super: true }

/** Everybody who has chips: the seats in their order, then EGON where he plays along. */
export function ownersOf(seats: number, options: Options): readonly Owner[] {
  const owners: Owner[] = Array.from({ length: seats }, (_, seat) => seat)
  return options.egon ? [...owners, 'egon'] : owners
}

const fieldsInRow = 3

/** The chips that lie on the fields of their row, from left to right. */
export const onBoard = (chips: Chips): Chips => chips.slice(0, fieldsInRow)

/** The chips that were pushed off their row in this deal, the last one first. */
export const pushedOff = (chips: Chips): Chips => chips.slice(fieldsInRow)

/** What one more chip in this row would do: move these one field to the right, and push that one off (NU-08). */
export const shovedBy = (chips: Chips): { pushed: Chips; off: Chip | null } => ({
  pushed: chips.slice(0, fieldsInRow - 1),
  off: chips[fieldsInRow - 1] ?? null,
})

/** What a chip gets where it lies: its field, twice for a super-chip, nothing beside the board (NU-09, NU-11). */
export const worth = (chip: Chip, row: Row, place: number): number =>
  (fields[row][place] ?? 0) * (chip.super ? 2 : 1)
