import type { TakeBackWords } from './en/take-back.ts'
import { eagerWords } from './index.ts'

// These texts load with the button that takes a move back, after the first move of a player.
export const [takeBackWords, takeBackWordsIn] = eagerWords(
  import.meta.glob<TakeBackWords>('./*/take-back.ts', { eager: true, import: 'takeBackWords' }),
)
