import type { RuleChoiceWords } from './en/rule-choice.ts'
import { eagerWords } from './index.ts'

// These texts load with the components in which the rules of a table are chosen or listed.
export const [ruleChoiceWords, ruleChoiceWordsIn] = eagerWords(
  import.meta.glob<RuleChoiceWords>('./*/rule-choice.ts', {
    eager: true,
    import: 'ruleChoiceWords',
  }),
)
