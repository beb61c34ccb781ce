import type { PhraseWords } from './en/phrases.ts'
import { eagerWords } from './index.ts'

// These texts load with the chat, or when the first phrase (ready-made message) arrives.
export const [phraseWords, phraseWordsIn] = eagerWords(
  import.meta.glob<PhraseWords>('./*/phrases.ts', { eager: true, import: 'phraseWords' }),
)
