import type { Happening } from '../plan.ts'

type Acting = { readonly begin: number; readonly pause: number; readonly people: number }

/** So many times somebody acts, each in turn; every roll is one more than the one before. */
export const acts = (many: number, { begin, pause, people }: Acting, roll: number): Happening[] =>
  Array.from({ length: many }, (_, one) => ({
    at: begin + one * pause,
    does: 'acts',
    who: one % people,
    roll: roll + one,
  }))
