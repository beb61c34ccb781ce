import type { PageWords } from '../en/pages.ts'
import { pluralIn } from '../../../shared/plural.ts'

const plural = pluralIn('de')

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

  options: {
    presets: 'Regelsätze',
    usual: 'Die üblichen Regeln',
    own: 'Eigene Regeln',
    exactly: (rules) => `${rules}, nichts geändert.`,
    but: (rules) => `${rules}, aber:`,
    changes: (changes) => plural(changes, '1 Änderung', `${changes} Änderungen`),
    link: 'Link zu diesen Regeln kopieren',
    done: 'Fertig',
    unsettled: 'Einige dieser Regeln widersprechen sich. Ändere sie, damit sie gelten.',
    rest: 'Alles andere wie üblich',
    all: 'Alle Regeln im Einzelnen',
    unknown: 'Die Regeln in diesem Link gibt es hier nicht (mehr).',
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

  ended: {
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
  },

  rulebook: {
    pictures: 'In sechs Bildern',
    clauses: 'Wort für Wort',
    contents: 'Inhalt',
    house: 'Hausregel',
    means:
      'Steht da „Hausregel“, klärt keine Anleitung die Frage, und wir mussten selbst entscheiden.',
  },
}
