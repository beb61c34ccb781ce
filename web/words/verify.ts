import type { VerifyWords } from './en/verify.ts'
import { eagerWords } from './index.ts'

// These words load with the page that verifies, because few people read them.
export const [verifyWords, verifyWordsIn] = eagerWords(
  import.meta.glob<VerifyWords>('./*/verify.ts', { eager: true, import: 'verifyWords' }),
)
