import * as fc from 'fast-check'
import { inject } from 'vitest'

declare module 'vitest' {
  interface ProvidedContext {
    readonly seed: number
  }
}

// Property tests get the same random inputs in every run, so that no test fails by chance. A
// failure prints the seed.
fc.configureGlobal({ seed: inject('seed') })
