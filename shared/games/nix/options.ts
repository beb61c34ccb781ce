import type { Choices, OptionsOf } from '../../game/options.ts'

const values = {
  /** A player without a seat, who lays last in every round (NU-14). */
  egon: [false, true],
  /** Who begins the first deal: the lot, or a chair by its number (NU-02). A chair that nobody sits on leaves it to the lot. */
  begins: ['lot', 1, 2, 3, 4, 5],
} as const

export type Values = typeof values
export type Options = OptionsOf<Values>

export const choices: Choices<Values> = { values }
