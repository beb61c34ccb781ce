import type { RuleChoiceWords } from '../en/rule-choice.ts'
import { pluralIn } from '../../../shared/plural.ts'

const plural = pluralIn('fr')

export const ruleChoiceWords: RuleChoiceWords = {
  presets: 'Jeux de règles',
  usual: 'Les règles habituelles',
  own: 'Tes propres règles',
  exactly: (rules) => `${rules}, sans changement.`,
  but: (rules) => `${rules}, mais :`,
  changes: (changes) => plural(changes, `${changes} changement`, `${changes} changements`),
  link: 'Copier le lien vers ces règles',
  done: 'Terminé',
  unsettled: 'Certaines de ces règles se contredisent. Change-les pour pouvoir les utiliser.',
  rest: 'Tout le reste comme d’habitude',
  all: 'Toutes les règles en détail',
  unknown: 'Les règles de ce lien n’existent pas (ou plus) ici.',
}
