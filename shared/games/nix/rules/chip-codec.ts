import type { Chip, Chips, Owner, Stock } from './state.ts'

// Encodes the chips of a view as short as possible: a seat number, or `e` for EGON, and `+` for a
// super-chip. `/10/2+` is three rows: an empty one, two chips with the newer one from seat 1, and a
// super-chip of seat 2.

const between = '/'

export const encodeRows = (rows: readonly Chips[]): string =>
  rows.map((chips) => chips.map(encodeChip).join('')).join(between)

export const decodeRows = (text: string): readonly Chips[] => text.split(between).map(decodeChips)

/** Encodes the number of plain chips left, and whether the super-chip is left. */
export const encodeStock = (stock: readonly Stock[]): string =>
  stock.map((one) => `${one.plain}${mark(one.super)}`).join(between)

export const decodeStock = (text: string): readonly Stock[] =>
  text.split(between).map((one) => ({ plain: Number.parseInt(one, 10), super: one.endsWith('+') }))

export const encodeChip = (chip: Chip): string =>
  `${chip.owner === 'egon' ? 'e' : chip.owner}${mark(chip.super)}`

const decodeChips = (text: string): Chips => (text.match(/.\+?/g) ?? []).map(decodeChip)

export const decodeChip = (text: string): Chip => ({
  owner: decodeOwner(text),
  super: text.endsWith('+'),
})

const decodeOwner = (chip: string): Owner => (chip.startsWith('e') ? 'egon' : Number(chip[0]))

const mark = (isSuper: boolean): string => (isSuper ? '+' : '')
