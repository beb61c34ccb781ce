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
