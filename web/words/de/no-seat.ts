import type { NoSeatWords } from '../en/no-seat.ts'
import { countInWords } from '../../../shared/words/de/numbers.ts'

export const noSeatWords: NoSeatWords = {
  full: {
    title: (seats) =>
      ['Der Platz ist besetzt', 'Beide Plätze sind besetzt'][seats - 1] ??
      `Alle ${countInWords(seats)} Plätze sind besetzt`,
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
