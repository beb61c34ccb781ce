import { pluralIn } from '../../../shared/plural.ts'

const plural = pluralIn('en')
export type RuleChoiceWords = typeof ruleChoiceWords

/** The texts of the drawer in which a host chooses the rules of a table. */
export const ruleChoiceWords = {
  presets: 'Rule sets',
  usual: 'The usual rules',
  own: 'Rules of your own',
  exactly: (rules: string) => `${rules}, nothing changed.`,
  but: (rules: string) => `${rules}, but:`,
  changes: (changes: number) => plural(changes, '1 change', `${changes} changes`),
  link: 'Copy the link to these rules',
  done: 'Done',
  unsettled: 'Some of these rules contradict each other. Fix that to use these rules.',
  rest: 'Everything else as usual',
  all: 'All rules in detail',
  unknown: 'The rules in this link don’t exist here (any more).',
}
