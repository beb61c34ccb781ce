import type { Chip, Chips, Owner, Stock } from './state.ts'

// What every view holds, as short as it can be told: a seat's number or `e` for EGON, and `+` for a super-chip. So `/10/2+`
// are three rows: an empty one, two chips of which seat 1's is the newer, and a super-chip of seat 2.

const between = '/'

export const rowsWritten = (rows: readonly Chips[]): string =>
  rows.map((chips) => chips.map(chipWritten).join('')).join(between)

export const rowsRead = (text: string): readonly Chips[] => text.split(between).map(chipsRead)

/** How many plain chips are left, and whether the super-chip is. */
export const stockWritten = (stock: readonly Stock[]): string =>
  stock.map((one) => `${one.plain}${mark(one.super)}`).join(between)

export const stockRead = (text: string): readonly Stock[] =>
  text.split(between).map((one) => ({ plain: Number.parseInt(one, 10), super: one.endsWith('+') }))

export const chipWritten = (chip: Chip): string =>
  `${chip.owner === 'egon' ? 'e' : chip.owner}${mark(chip.super)}`

const chipsRead = (text: string): Chips => (text.match(/.\+?/g) ?? []).map(chipRead)

export const chipRead = (text: string): Chip => ({
  owner: ownerRead(text),
  super: text.endsWith('+'),
})

const ownerRead = (chip: string): Owner => (chip.startsWith('e') ? 'egon' : Number(chip[0]))

const mark = (isSuper: boolean): string => (isSuper ? '+' : '')
