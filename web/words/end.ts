import type { FinishWords } from './en/end.ts'
import { eagerWords } from './index.ts'

// These texts load with the end screen. The end screen loads during the game, so that it appears
// without delay.
export const [finishWords] = eagerWords(
  import.meta.glob<FinishWords>('./*/end.ts', { eager: true, import: 'finishWords' }),
)
