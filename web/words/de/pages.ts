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
    title: 'Ein Kartentisch für alle im Raum',
    pitch:
      'Tisch decken, sechs Buchstaben durchs Zimmer rufen, und ein paar Sekunden später halten alle Karten in der Hand. Ohne Konto, ohne Installieren.',
    myTables: 'Dein Platz ist noch frei für dich',
    open: 'Einen Tisch decken',
    openButton: 'Tischlein, deck dich',
    whichGame: 'Welches Spiel?',
    allGames: 'Alle Spiele',
    enter: 'An einen Tisch kommen',
    code: 'Die sechs Buchstaben des Tisches',
    enterButton: 'Los',
    noCode:
      'Das ist kein Tisch-Code. Er hat sechs Buchstaben wie KTR·MVX, nie einen Vokal, L, Q oder Y.',
  },

  options: {
    presets: 'Regelsätze',
    usual: 'Die üblichen Regeln',
    own: 'Eigene Regeln',
    link: 'Link zu diesen Regeln kopieren',
    done: 'Fertig',
    unsettled: 'Einige dieser Regeln widersprechen sich. Solange das so ist, gilt nichts davon.',
    rest: 'Alles andere wie üblich',
    all: 'Alle Regeln im Einzelnen',
    unknown: 'Dieser Link steht für Regeln, die es hier nicht (mehr) gibt.',
  },

  lobby: {
    title: 'Öffentliche Tische',
    none: 'Gerade gibt es keinen öffentlichen Tisch.',
    free: (seats) =>
      seats === 0 ? 'kein Platz frei' : seats === 1 ? '1 Platz frei' : `${seats} Plätze frei`,
    sit: 'Hinsetzen',
    watch: 'Zuschauen',
  },

  notFound: {
    title: 'Hier ist nichts',
    why: 'Unter dieser Adresse gibt es keine Seite.',
    table:
      'Zu diesem Code gibt es keinen Tisch. Vielleicht ging ein Buchstabe verloren, oder der Tisch stand wochenlang unberührt.',
    home: 'Selbst einen Tisch decken',
  },

  ended: {
    replaced: {
      title: 'Dein Platz ist woanders offen',
      why: 'Du hast ihn in einem anderen Tab oder auf einem anderen Gerät geöffnet. Das neueste spielt.',
      again: 'Hier weiterspielen',
    },
    wrongOrigin: {
      title: 'Nicht von hier',
      why: 'Hinsetzen geht nur auf der Seite von Tischlein selbst.',
      again: 'Noch einmal versuchen',
    },
    tooFast: {
      title: 'Etwas zu schnell',
      why: 'Von hier kam zu viel auf einmal, deshalb hat der Tisch die Leitung geschlossen.',
      again: 'Noch einmal versuchen',
    },
    tooManyWatchers: {
      title: 'Volles Haus',
      why: 'Es schauen so viele zu, dass gerade kein Platz mehr ist.',
      again: 'Noch einmal versuchen',
    },
  },

  rulebook: {
    house: 'Hausregel',
    means:
      'Wo „Hausregel“ steht, klärt keine Anleitung die Frage, und wir mussten selbst entscheiden.',
  },
}
