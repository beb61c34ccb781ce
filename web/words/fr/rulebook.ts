import type { RulebookWords } from '../en/rulebook.ts'

export const rulebookWords: RulebookWords = {
  pictures: 'En six images',
  clauses: 'Mot à mot',
  contents: 'Sommaire',
  house: 'règle maison',
  means:
    'Si une règle porte « règle maison », aucun livret ne tranche la question, et il a fallu décider.',
}
