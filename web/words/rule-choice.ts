import type { RuleChoiceWords } from './en/rule-choice.ts'
import { eagerWords } from './index.ts'

// They load with the sheets that choose or list the rules of a table.
export const [ruleChoiceWords, ruleChoiceWordsIn] = eagerWords(
  import.meta.glob<RuleChoiceWords>('./*/rule-choice.ts', {
    eager: true,
    import: 'ruleChoiceWords',
  }),
)
