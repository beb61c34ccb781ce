import type { MissedWords } from '../en/missed.ts'
import { pluralIn } from '../../../shared/plural.ts'

const plural = pluralIn('fr')

export const missedWords: MissedWords = {
  title: 'Pendant ton absence',
  begins: (last) =>
    last === null
      ? 'Voici la table telle que tu l’as quittée.'
      : `Il s’est passé beaucoup de choses. ${plural(last, 'Voici la dernière étape', `Voici les ${last} dernières étapes`)}.`,
  takenBack: 'Un coup est repris.',
  toNow: 'Retour au jeu',
  toMyTurn: 'À mon tour',
}
