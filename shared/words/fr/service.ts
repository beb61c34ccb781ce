import type { ServiceWords } from '../words.ts'
import { pluralIn } from '../../plural.ts'

const plural = pluralIn('fr')

export const fr: ServiceWords = {
  moment: 'Un instant…',
  error: {
    what: 'Quelque chose n’a pas marché ici.',
    next: 'Rien n’est perdu. Recharge la page dans un instant.',
    number: (id) => `Numéro de l’erreur : ${id}`,
  },
  picture: {
    gathering: 'On s’installe',
    playing: 'En cours',
    paused: 'En pause',
    over: 'Terminée',
    won: 'Gagnée',
    lost: 'Perdue',
    nobody: 'Personne n’est encore assis ici',
    noTable: 'Cette table n’existe pas',
    mayMove: 'doit jouer',
    cards: (cards) => plural(cards, `${cards} carte`, `${cards} cartes`),
  },
}
