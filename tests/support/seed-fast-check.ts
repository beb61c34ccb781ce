import * as fc from 'fast-check'
import { inject } from 'vitest'

declare module 'vitest' {
  interface ProvidedContext {
    readonly seed: number
  }
}

// What property tests draw is the same in every run, so that none of them fails by chance. A failure prints the seed.
fc.configureGlobal({ seed: inject('seed') })
