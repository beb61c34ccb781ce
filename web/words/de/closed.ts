import type { ClosedWords } from '../en/closed.ts'

export const closedWords: ClosedWords = {
  replaced: {
    title: 'Dein Platz ist woanders offen',
    why: 'Du hast ihn in einem anderen Tab oder auf einem anderen Gerät geöffnet. Spielen kann nur das zuletzt geöffnete.',
    again: 'Hier weiterspielen',
  },
  wrongOrigin: {
    title: 'Nicht von hier',
    why: 'Hinsetzen geht nur auf der Seite von Tischlein selbst.',
    again: 'Noch einmal versuchen',
  },
  tooFast: {
    title: 'Etwas zu schnell',
    why: 'Diese Seite hat zu viel auf einmal gesendet, deshalb hat der Tisch die Verbindung getrennt.',
    again: 'Noch einmal versuchen',
  },
  tooManySpectators: {
    title: 'Kein Platz zum Zuschauen',
    why: 'An diesem Tisch ist gerade kein Platz für weitere Zuschauer.',
    again: 'Noch einmal versuchen',
  },
  newerVersion: {
    title: 'Dieses Spiel kommt aus einer neueren Version',
    why: 'Eine neuere Version von Tischlein hat es auf diesem Gerät gespeichert. Lade sie, um weiterzuspielen. Ein neues Spiel ersetzt dieses.',
    again: 'Neuere Version laden',
  },
  newGame: 'Neues Spiel beginnen',
}
