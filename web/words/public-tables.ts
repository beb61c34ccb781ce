import type { PublicTablesWords } from './en/public-tables.ts'
import { eagerWords } from './index.ts'

// These texts load with the list of public tables. No other page uses them.
export const [publicTablesWords, publicTablesWordsIn] = eagerWords(
  import.meta.glob<PublicTablesWords>('./*/public-tables.ts', {
    eager: true,
    import: 'publicTablesWords',
  }),
)
