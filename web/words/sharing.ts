import type { SharingWords } from './en/sharing.ts'
import { eagerWords } from './index.ts'

export const [sharingWords, sharingWordsIn] = eagerWords(
  import.meta.glob<SharingWords>('./*/sharing.ts', { eager: true, import: 'sharingWords' }),
)
