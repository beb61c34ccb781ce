import type { VerifyWords } from './en/verify.ts'
import { eagerWords } from './index.ts'

// Few people read them: they load with the page that verifies.
export const [verifyWords, verifyWordsIn] = eagerWords(
  import.meta.glob<VerifyWords>('./*/verify.ts', { eager: true, import: 'verifyWords' }),
)
