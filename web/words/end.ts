import type { FinishWords } from './en/end.ts'
import { eagerWords } from './index.ts'

// These words load with the end screen, which loads while the game is still in progress.
export const [finishWords] = eagerWords(
  import.meta.glob<FinishWords>('./*/end.ts', { eager: true, import: 'finishWords' }),
)
