import type { NoSeatWords } from '../en/no-seat.ts'
import { countInWords } from '../../../shared/words/fr/numbers.ts'

export const noSeatWords: NoSeatWords = {
  full: {
    title: (seats) =>
      seats === 1 ? 'La place est prise' : `Les ${countInWords(seats)} places sont prises`,
    playing:
      'La partie est en cours. Regarde-la d’ici\u202f: la première place libre te sera proposée.',
    gathering:
      'Reste et regarde\u202f: la partie apparaît ici dès qu’elle commence, et la première place libre te sera proposée.',
  },
  watch: 'Regarder',
  openOwn: 'Ouvrir ma propre table',
  removed: {
    title: 'On t’a fait quitter cette table',
    means: (code) =>
      `Ta place à ${code === null ? 'la table' : `la table ${code}`} a été libérée. Quelqu’un de la table peut te laisser revenir. Tes autres tables ne changent pas.`,
    home: 'Vers l’accueil',
  },
}
