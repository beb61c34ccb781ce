import { setTimeout as pass } from 'node:timers/promises'

import { median } from './figure.ts'

export type Measures<Name extends string> = Readonly<Record<Name, () => Promise<number>>>

/**
 * Takes one sample of each in turn, to and fro, so that none always follows the same: what disturbs the machine for a
 * while disturbs neighbours alike, and leaves their ratio alone. Of each the median of every round; the first round only
 * warms up.
 */
export async function inTurn<Name extends string>(
  { rounds, samples }: { readonly rounds: number; readonly samples: number },
  measures: Measures<Name>,
): Promise<Readonly<Record<Name, number[]>>> {
  const names = Object.keys(measures) as Name[]
  const each = () => Object.fromEntries(names.map((name) => [name, []])) as unknown as Medians<Name>
  const medians = each()
  for (let round = 0; round <= rounds; round++) {
    const taken = each()
    for (let sample = 0; sample < samples; sample++)
      for (const name of sample % 2 === 0 ? names : names.toReversed())
        taken[name].push(await measures[name]())
    if (round > 0) for (const name of names) medians[name].push(median(taken[name]))
  }
  return medians
}

/** Waits until whoever was measured before is done with what follows from it. */
export const quietly = (measure: () => Promise<number>) => async (): Promise<number> => {
  await pass(100)
  return measure()
}

type Medians<Name extends string> = Record<Name, number[]>
