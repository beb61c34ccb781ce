import type { PublicTablesWords } from './en/public-tables.ts'
import { eagerWords } from './index.ts'

// These words load with the list of public tables, which alone needs them.
export const [publicTablesWords, publicTablesWordsIn] = eagerWords(
  import.meta.glob<PublicTablesWords>('./*/public-tables.ts', {
    eager: true,
    import: 'publicTablesWords',
  }),
)
