import { inject } from 'vitest'

declare module 'vitest' {
  interface ProvidedContext {
    readonly seed: number
  }
}

/** What tests draw by chance is the same in every run; `SEED=7` draws other things. A failure tells it. */
export const seed = inject('seed')
