import type { Change } from './program.ts'

/** A fault that somebody might make, and the seed of a table that finds it. */
export type Planted = {
  readonly name: string
  readonly what: string
  readonly change: Change
  readonly seed: number
}

export const planted: readonly Planted[] = []

/** The fault that goes by this name. */
export function changeOf(name: string): Change {
  const fault = planted.find((one) => one.name === name)
  if (!fault) throw new Error(`${name} is none of ${planted.map((one) => one.name).join(', ')}`)
  return fault.change
}
