import type { VerifyWords } from './en/verify.ts'
import { eagerWords } from './index.ts'

// These texts load with the page that verifies a deal, because few people open it.
export const [verifyWords, verifyWordsIn] = eagerWords(
  import.meta.glob<VerifyWords>('./*/verify.ts', { eager: true, import: 'verifyWords' }),
)
