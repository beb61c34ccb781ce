import type { PageWords } from '../en/pages.ts'

/** From 0 to 1 as a whole number of a hundred. */
const percent = (chance: number): string => `${Math.round(100 * chance)} %`

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

  bots: {
    strength: (name) => `Wie gut ${name} spielt`,
    strengths: { learning: 'lernt noch', even: 'ebenbürtig', best: 'in Bestform' },
    why: 'Warum dieser Zug?',
  },

  leaving: {
    title: 'Den Tisch verlassen?',
    means:
      'Dein Platz wird frei, und jemand anders darf ihn einnehmen. Wenn du ihn behalten willst, schließ einfach die Seite.',
    leave: 'Verlassen',
    stay: 'Bleiben',
  },

  phone: {
    title: 'Am Handy weiterspielen',
    how: 'Richte die Kamera des Handys auf das Bild. Dein Platz zieht dorthin um, mit allem, was du in der Hand hast.',
    secret: 'Nur für dich: Wer es scannt, spielt an deiner Stelle.',
    qrName: 'Der Link zu deinem Platz als QR-Code',
  },

  door: {
    ask: 'Im laufenden Spiel erst fragen, bevor jemand den Platz eines Bots nimmt',
    asks: (name) => `${name} möchte sich dazusetzen.`,
    yes: 'Ja, gern',
    no: 'Nein',
    waiting: 'Am Tisch wird gerade gefragt. Ist die Antwort Ja, sitzt du sofort mit am Tisch.',
    withdraw: 'Doch nicht',
    declined: 'Niemand hat Ja gesagt. Du kannst zuschauen oder noch einmal fragen.',
    letBack: (name) => `${name} wieder hereinlassen`,
  },

  invite: {
    title: 'Einladung',
    hint: (host) => `Auf ${host} mit den Buchstaben`,
    spelt: (letters) => `Der Code des Tisches: ${letters}`,
    hidden: 'Der Code ist verdeckt.',
    share: 'Teilen',
    shareText: 'Komm an den Tisch!',
    copy: 'Link kopieren',
    copied: 'Der Link ist kopiert.',
    qr: 'QR-Code',
    qrName: 'Der Link zu diesem Tisch als QR-Code',
    hide: 'Code verdecken',
    show: 'Code zeigen',
  },

  paused: {
    title: 'Pause',
    asked: (name) => `${name} braucht einen Moment.`,
    away: (name) => `${name} ist gerade weg. Weiter geht es erst, wenn alle da sind.`,
    left: (name) =>
      `${name} hat den Tisch verlassen. Jemand anders kann den Platz einnehmen, oder ein Bot.`,
    keep: 'Ein Bot soll den Platz halten',
    goOn: 'Weiterspielen',
    goOnWithout: 'Ohne Bot weiterspielen',
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

  replay: {
    title: 'Wiederholung',
    dealt: 'Die Karten sind ausgeteilt.',
    step: 'Schritt',
    first: 'Zum Anfang',
    back: 'Ein Schritt zurück',
    run: 'Abspielen',
    stop: 'Anhalten',
    on: 'Ein Schritt weiter',
    last: 'Zum Ende',
    eyes: 'Blickwinkel',
    allOpen: 'Alle Karten offen',
    public: 'Was Zuschauer sahen',
    log: 'Das Spiel in Worten',
    link: 'Link zu diesem Augenblick kopieren',
    close: 'Wiederholung schließen',
    stepOf: (step, last) => `${step} von ${last}`,
    eyesOf: (name) => `Blickwinkel von ${name}`,
  },

  review: {
    title: 'Was hätte der beste Bot getan?',
    short: 'Bester Bot',
    coming: 'Der Bot sieht sich das Spiel an …',
    better: (deed, chance, played) => `${deed}: ${percent(chance)} statt ${percent(played)}.`,
    asGood: (deed) => `${deed}, was etwa gleich gut ist.`,
    same: 'Der beste Bot hätte genauso gespielt.',
    alike: (same, of) =>
      `In ${same} von ${of} ${of === 1 ? 'Zug' : 'Zügen'} hätte der beste Bot genauso gespielt.`,
    lost: 'größter Verlust',
    toLost: 'Größter Verlust: zu diesem Zug',
    lostHere: 'Hier ging am meisten verloren.',
    lostByCards: 'Hier haben die Karten am meisten gekostet.',
    curve: 'Die Siegchance im Lauf des Spiels, wie der beste Bot sie sieht',
    percent,
    at: (chance) => `Siegchance ${percent(chance)}`,
    fromTo: (first, least, most) =>
      `${percent(first)} zu Beginn, danach zwischen ${percent(least)} und ${percent(most)}.`,
  },

  missed: {
    title: 'Während du weg warst',
    begins: (last) =>
      last === null
        ? 'So hast du den Tisch zuletzt gesehen.'
        : `Es ist viel geschehen. Das hier ${last === 1 ? 'ist der letzte Schritt' : `sind die letzten ${last} Schritte`}.`,
    toNow: 'Zum Spiel',
    toMyTurn: 'Ich bin dran',
  },

  sameDeal: {
    deed: 'Gleiche Karten',
    title: (code) => `Gleiche Karten wie an Tisch ${code}`,
    means: (seats) =>
      `${seats === 1 ? 'Für eine Person allein.' : `Genau ${seats} Plätze; Bots dürfen einspringen.`} Wer jenes Spiel gesehen hat, kennt die Karten schon.`,
    results: 'Wie es mit diesen Karten ausging',
    replayAt: (code) => `Tisch ${code}: Wiederholung ansehen`,
    here: 'Dieser Tisch',
    cardsOf: (name) => `Karten von ${name}`,
    share: (names) => `Genau die Karten, die ${names} hatten. Was machst du daraus?`,
  },

  rulebook: {
    house: 'Hausregel',
    means:
      'Wo „Hausregel“ steht, klärt keine Anleitung die Frage, und wir mussten selbst entscheiden.',
  },

  verify: {
    title: 'Kartenverteilung prüfen',
    means:
      'Vor dem Austeilen hat der Tisch ein Geheimnis versprochen, und der Browser jedes Spielers hat eine Zahl dazugegeben. Hier rechnet dein Browser das ganze Spiel daraus nach: So zeigt sich, dass die Karten schon vor dem Spiel feststanden und danach nicht mehr verändert wurden.',
    code: 'Code eines Tisches, dessen Spiel zu Ende ist',
    run: 'Prüfen',
    file: 'Datei prüfen',
    busy: 'Es wird nachgerechnet …',
    fits: 'Alles passt.',
    misfits: ({ what, step }) => {
      if (what === 'older-rules')
        return 'Dieses Spiel lief nach älteren Regeln und lässt sich hier nicht mehr prüfen.'
      return step === undefined ? 'Etwas passt nicht.' : `Schritt ${step + 1} passt nicht.`
    },
    found: { fits: 'passt', misfit: 'passt nicht', skipped: 'nicht mehr angesehen' },
    checks: {
      unreadable: 'Es ist die Aufzeichnung eines beendeten Spiels',
      game: 'Das Spiel ist eines von unseren',
      'older-rules': 'Es lief nach Regeln, die heute noch gelten',
      options: 'Die Regeln sind welche, die das Spiel anbietet',
      seats: 'Die Zahl der Spieler passt zum Spiel',
      commitment: 'Das Geheimnis ist das, das vor dem Austeilen versprochen wurde',
      step: 'Mit diesen Karten war jeder Zug möglich',
      check: 'Die Züge sind die, die der Tisch aufgeschrieben hat',
      outcome: 'Das Spiel endete so, wie es dasteht',
    },
    game: 'Spiel',
    first: 'Karten zuerst ausgeteilt an',
    players: 'Am Tisch',
    outcome: 'Ergebnis',
    steps: 'Züge und Signale',
    promise: 'Versprechen',
    secret: 'Geheimnis',
    key: 'Schlüssel der Verteilung',
  },
}
