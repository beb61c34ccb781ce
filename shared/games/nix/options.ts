import type { Choices, OptionsOf } from '../../game/options.ts'

const values = {
  /** Whether EGON takes part, a player without a seat who moves last in every round (NU-14). */
  egon: [false, true],
  /**
   * Which seat begins the first deal: a random one, or a number from 1 (NU-02). If that seat is
   * empty, a random one begins.
   */
  begins: ['random', 1, 2, 3, 4, 5],
} as const

export type Values = typeof values
export type Options = OptionsOf<Values>

export const choices: Choices<Values> = { values }
