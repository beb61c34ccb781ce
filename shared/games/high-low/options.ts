import type { Choices, OptionsOf } from '../../game/options.ts'

const values = {
  /** Whether the first player without cards ends the game, or the others play on for the places (HL-18). */
  finish: ['first', 'places'],
} as const

export type Values = typeof values
export type Options = OptionsOf<Values>

export const choices: Choices<Values> = { values }
