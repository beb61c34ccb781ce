import type { Row } from '../rules/rows.ts'

/** One share or probability for each row, the highest row first. */
type Shares = readonly number[]

/**
 * How often players choose each row, by round and number of cards. The shares were counted several
 * times in games of this bot against itself with two to five players. In each count, the bots used
 * the shares of the count before. A number of cards that did not occur has the shares of the
 * nearest one that did.
 */
const playersHabits: readonly Readonly<Record<number, Shares>>[] = [
  { 12: [0.066, 0.065, 0.174, 0.216, 0.103, 0.249, 0.127, 0] },
  {
    8: [0.102, 0.177, 0.144, 0.098, 0.118, 0.2, 0.161, 0],
    9: [0.135, 0.031, 0.136, 0.09, 0.081, 0.433, 0.094, 0],
    10: [0.168, 0.06, 0.195, 0.145, 0.07, 0.175, 0.187, 0],
    11: [0.255, 0.036, 0.161, 0.145, 0.039, 0.292, 0.072, 0],
  },
  {
    4: [0.041, 0.373, 0.031, 0.06, 0.398, 0.077, 0.02, 0],
    5: [0.003, 0.082, 0.231, 0.287, 0.124, 0.12, 0.153, 0],
    6: [0.048, 0.21, 0.218, 0.185, 0.205, 0.089, 0.045, 0],
    7: [0.223, 0.146, 0.288, 0.272, 0.011, 0.024, 0.036, 0],
    8: [0.473, 0.128, 0.078, 0.046, 0.057, 0.071, 0.147, 0],
    9: [0.448, 0.02, 0.219, 0.074, 0.073, 0.145, 0.021, 0],
    10: [0.568, 0.009, 0.147, 0.056, 0.04, 0.18, 0, 0],
  },
  {
    0: [0, 0, 0, 0, 0, 0, 0, 1],
    1: [0, 0, 0, 0, 0, 0, 1, 0],
    2: [0, 0, 0, 0, 0.822, 0.128, 0.05, 0],
    3: [0, 0, 0.307, 0.59, 0.065, 0.01, 0.028, 0],
    4: [0.043, 0.79, 0.013, 0.032, 0.106, 0.011, 0.005, 0],
    5: [0.007, 0.081, 0.388, 0.401, 0.099, 0.017, 0.007, 0],
    6: [0.089, 0.272, 0.294, 0.298, 0.037, 0.01, 0, 0],
    7: [0.078, 0.182, 0.396, 0.342, 0, 0.002, 0, 0],
    8: [0.352, 0.143, 0.223, 0.282, 0, 0, 0, 0],
    9: [0.352, 0.143, 0.223, 0.282, 0, 0, 0, 0],
  },
  {
    0: [0, 0, 0, 0, 0, 0, 0, 1],
    1: [0, 0, 0, 0, 0, 0, 1, 0],
    2: [0, 0, 0, 0, 0.76, 0.063, 0.177, 0],
    3: [0, 0, 0.169, 0.237, 0.445, 0.079, 0.07, 0],
    4: [0.01, 0.532, 0.116, 0.218, 0.089, 0.026, 0.009, 0],
    5: [0, 0.739, 0.015, 0.113, 0.084, 0.049, 0, 0],
    6: [0, 0.739, 0.015, 0.113, 0.084, 0.049, 0, 0],
    7: [0, 0.739, 0.015, 0.113, 0.084, 0.049, 0, 0],
    8: [0, 0.739, 0.015, 0.113, 0.084, 0.049, 0, 0],
  },
]

const noHabit: Shares = [0, 0, 0, 0, 0, 0, 0, 0]

export const playersHabit = (round: number, cards: number): Shares =>
  playersHabits[round - 1]?.[cards] ?? noHabit

/**
 * By round: the probability that the chip of EGON, the robot player, goes into each row. It was
 * computed from all combinations of cards that he can turn over.
 */
const egonsHabits: readonly Shares[] = [
  [0, 0, 0, 0, 0.335, 0.19, 0.475, 0],
  [0, 0, 0.088, 0.195, 0.352, 0.243, 0.122, 0],
  [0.021, 0.15, 0.168, 0.251, 0.289, 0.115, 0.006, 0],
  [0.075, 0.327, 0.203, 0.165, 0.218, 0.012, 0, 0],
  [0.17, 0.432, 0.169, 0.121, 0.108, 0, 0, 0],
]

export const egonsHabit = (round: number): Shares => egonsHabits[round - 1] ?? noHabit

/**
 * By round and row: the probability that a player who plays this row uses the super-chip, if the
 * player still has it.
 */
const superHabits: readonly Shares[] = [
  [0.42, 0.29, 0.03, 0.01, 0.03, 0.01, 0, 0],
  [0.53, 0.51, 0.12, 0.05, 0.04, 0.03, 0, 0],
  [0.53, 0.66, 0.31, 0.25, 0.05, 0.06, 0.01, 0],
  [0.94, 0.98, 0.96, 0.98, 0.83, 0.9, 0.5, 0.95],
]

export const superHabit = (round: number, row: Row): number => superHabits[round - 1]?.[row] ?? 0
