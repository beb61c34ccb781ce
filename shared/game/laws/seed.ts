import { inject } from 'vitest'

declare module 'vitest' {
  interface ProvidedContext {
    readonly seed: number
    /** How many tables, and a quarter of how many requests, worker/fuzz.test.ts tries. */
    readonly fuzzRuns: number
  }
}

/** What tests draw by chance is the same in every run; `SEED=7` draws other things. A failure tells it. */
export const seed = inject('seed')
