import { planOf, type Happening, type Plan } from '../plan.ts'
import type { Change } from '../program.ts'

/** A fault that somebody might make, and the seed of a table whose first hour finds it: with other happenings, if it is rare. */
export type Planted = {
  readonly name: string
  readonly seed: number
  readonly happenings?: readonly Happening[]
} & Change

/** What finds it. */
export const planFor = ({ seed, happenings }: Planted): Plan =>
  happenings ? { ...planOf(seed, 1), people: 2, happenings } : planOf(seed, 1)

/** Somebody who watches is given up while they sleep, and wakes just as the relay tells the table that nobody is left. */
export const wakesWhileCounted: readonly Happening[] = [
  { at: 1, does: 'acts', who: 0, roll: 101 },
  { at: 5_000, does: 'acts', who: 1, roll: 100 },
  { at: 9_000, does: 'acts', who: 0, roll: 100 },
  { at: 60_000, does: 'sleeps', who: 1, roll: 100 },
  { at: 201_062, does: 'wakes', who: 1, roll: 162 },
  { at: 700_000, does: 'a quiet while', who: 0, roll: 100 },
]
