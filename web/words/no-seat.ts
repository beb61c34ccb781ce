import { countInWords as countInGerman } from '../../shared/words/de/numbers.ts'
import { countInWords as countInEnglish } from '../../shared/words/en/numbers.ts'
import { countInWords as countInFrench } from '../../shared/words/fr/numbers.ts'

type NoSeatWords = typeof en

/** The texts for visitors who can't take a seat at a table. */
const en = {
  full: {
    title: (seats: number) =>
      ['The seat is taken', 'Both seats are taken'][seats - 1] ??
      `All ${countInEnglish(seats)} seats are taken`,
    playing:
      'The game is under way. Watch from here, and the first seat that becomes free is offered to you.',
    gathering:
      'Stay and watch: the game appears here as soon as it begins, and the first seat that becomes free is offered to you.',
  },
  watch: 'Watch',
  openOwn: 'Open a table of my own',
  removed: {
    title: 'You were removed from this table',
    /** @param code the table's code; null if the viewer has chosen to hide it */
    means: (code: string | null) =>
      `The host made your seat${code === null ? '' : ` at ${code}`} free. Someone there can let you back in. Your other tables stay as they are.`,
    home: 'To the start page',
  },
}

const de: NoSeatWords = {
  full: {
    title: (seats) =>
      ['Der Platz ist besetzt', 'Beide Plätze sind besetzt'][seats - 1] ??
      `Alle ${countInGerman(seats)} Plätze sind besetzt`,
    playing: 'Das Spiel läuft. Schau zu: Der erste Platz, der frei wird, wird dir angeboten.',
    gathering:
      'Schau zu: Das Spiel erscheint hier, sobald es beginnt. Der erste Platz, der frei wird, wird dir angeboten.',
  },
  watch: 'Zuschauen',
  openOwn: 'Selbst einen Tisch aufmachen',
  removed: {
    title: 'Du wurdest von diesem Tisch entfernt',
    means: (code) =>
      `Dein Platz am Tisch${code === null ? '' : ` ${code}`} wurde freigemacht. Am Tisch kann man dich wieder hereinlassen. Deine anderen Tische bleiben, wie sie sind.`,
    home: 'Zur Startseite',
  },
}

const fr: NoSeatWords = {
  full: {
    title: (seats) =>
      seats === 1 ? 'La place est prise' : `Les ${countInFrench(seats)} places sont prises`,
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

// The page does not need these texts to show the first hand of cards. They load later, with the panel
// for spectators.
export const noSeatWords = { en, de, fr }
