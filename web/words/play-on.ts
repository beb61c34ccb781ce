import type { PlayOnWords } from './en/play-on.ts'
import { eagerWords } from './index.ts'

// These texts load with the replay, and at a table where a finished game is played on.
export const [playOnWords] = eagerWords(
  import.meta.glob<PlayOnWords>('./*/play-on.ts', { eager: true, import: 'playOnWords' }),
)
