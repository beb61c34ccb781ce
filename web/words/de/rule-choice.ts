import type { RuleChoiceWords } from '../en/rule-choice.ts'
import { pluralIn } from '../../../shared/plural.ts'

const plural = pluralIn('de')

export const ruleChoiceWords: RuleChoiceWords = {
  presets: 'Regelsätze',
  usual: 'Die üblichen Regeln',
  own: 'Eigene Regeln',
  exactly: (rules) => `${rules}, nichts geändert.`,
  but: (rules) => `${rules}, aber:`,
  changes: (changes) => plural(changes, '1 Änderung', `${changes} Änderungen`),
  link: 'Link zu diesen Regeln kopieren',
  done: 'Fertig',
  unsettled: 'Einige dieser Regeln widersprechen sich. Ändere sie, damit sie gelten.',
  rest: 'Alles andere wie üblich',
  all: 'Alle Regeln im Einzelnen',
  unknown: 'Die Regeln in diesem Link gibt es hier nicht (mehr).',
}
