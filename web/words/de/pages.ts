import type { PageWords } from '../en/pages.ts'

export const pageWords: PageWords = {
  site: {
    home: 'Tischlein, Startseite',
    rulesOf: (game) => `Regeln: ${game}`,
    verify: 'Kartenverteilung prüfen',
    api: 'Für Entwickler (API)',
  },

  looks: {
    title: 'Einstellungen',
    language: 'Sprache',
    theme: 'Farben',
    themes: { system: 'System', light: 'Hell', dark: 'Dunkel' },
    text: 'Schriftgröße',
  },

  landing: {
    title: 'Ein Kartentisch für Freunde nah und fern',
    pitch:
      'Ruf sechs Buchstaben durchs Zimmer oder schick einen Link, und alle haben Karten. Ohne Konto, ohne Installieren.',
    myTables: 'Zurück an deinen Tisch',
    open: 'Tisch aufmachen',
    openButton: (game) => `Tisch aufmachen: ${game}`,
    whichGame: 'Welches Spiel?',
    allGames: 'Alle Spiele',
    code: 'Mitspielen mit sechs Buchstaben',
    sharePhone: 'Ein Handy für alle',
    enterButton: 'Mitspielen',
    noCode:
      'Das ist kein Tisch-Code. Ein Code hat sechs Buchstaben wie KTR·MVX, nie Vokal, L, Q oder Y.',
  },

  lobby: { title: 'Öffentliche Tische' },

  notFound: {
    title: 'Hier ist nichts',
    why: 'Unter dieser Adresse gibt es keine Seite.',
    noTable: 'Diesen Tisch gibt es nicht',
    table:
      'Vielleicht stimmt ein Buchstabe nicht, oder der Tisch wurde gelöscht, weil dort wochenlang niemand gespielt hat.',
    again: 'Noch einmal versuchen',
    home: 'Selbst einen Tisch aufmachen',
  },
}
