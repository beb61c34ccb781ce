import { pluralIn } from '../../shared/plural.ts'

const pluralEn = pluralIn('en')
type RuleChoiceWords = typeof en

/** The texts of the drawer in which a host chooses the rules of a table. */
const en = {
  presets: 'Rule sets',
  usual: 'The usual rules',
  own: 'Rules of your own',
  exactly: (rules: string) => `${rules}, nothing changed.`,
  but: (rules: string) => `${rules}, but:`,
  changes: (changes: number) => pluralEn(changes, '1 change', `${changes} changes`),
  link: 'Copy the link to these rules',
  done: 'Done',
  unsettled: 'Some of these rules contradict each other. Fix that to use these rules.',
  rest: 'Everything else as usual',
  all: 'All rules in detail',
  unknown: 'The rules in this link don’t exist here (any more).',
}

const pluralDe = pluralIn('de')

const de: RuleChoiceWords = {
  presets: 'Regelsätze',
  usual: 'Die üblichen Regeln',
  own: 'Eigene Regeln',
  exactly: (rules) => `${rules}, nichts geändert.`,
  but: (rules) => `${rules}, aber:`,
  changes: (changes) => pluralDe(changes, '1 Änderung', `${changes} Änderungen`),
  link: 'Link zu diesen Regeln kopieren',
  done: 'Fertig',
  unsettled: 'Einige dieser Regeln widersprechen sich. Ändere sie, damit sie gelten.',
  rest: 'Alles andere wie üblich',
  all: 'Alle Regeln im Einzelnen',
  unknown: 'Die Regeln in diesem Link gibt es hier nicht (mehr).',
}

const pluralFr = pluralIn('fr')

const fr: RuleChoiceWords = {
  presets: 'Jeux de règles',
  usual: 'Les règles habituelles',
  own: 'Tes propres règles',
  exactly: (rules) => `${rules}, sans changement.`,
  but: (rules) => `${rules}, mais :`,
  changes: (changes) => pluralFr(changes, `${changes} changement`, `${changes} changements`),
  link: 'Copier le lien vers ces règles',
  done: 'Terminé',
  unsettled: 'Certaines de ces règles se contredisent. Change-les pour pouvoir les utiliser.',
  rest: 'Tout le reste comme d’habitude',
  all: 'Toutes les règles en détail',
  unknown: 'Les règles de ce lien n’existent pas (ou plus) ici.',
}

// These texts load with the components in which the rules of a table are chosen or listed.
export const ruleChoiceWords = { en, de, fr }
