import type { PhraseWords } from './en/phrases.ts'
import { eagerWords } from './index.ts'

// These words load with the chat, or with the first phrase that arrives.
export const [phraseWords, phraseWordsIn] = eagerWords(
  import.meta.glob<PhraseWords>('./*/phrases.ts', { eager: true, import: 'phraseWords' }),
)
