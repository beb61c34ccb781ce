import type { Words } from '../en/index.ts'
import { pluralIn } from '../../../shared/plural.ts'

const plural = pluralIn('de')

/**
 * The label of the button with which a player takes over from a bot. A refusal quotes this label.
 */
const takeBack = 'Selbst spielen'

export const words: Words = {
  close: 'Schließen',
  save: 'Übernehmen',
  you: 'Du',
  host: 'Gastgeber',
  yourTurn: 'Du bist dran',
  yourName: 'Dein Name',
  otherName: 'Namen ändern',
  sitDownAs: (name) => `Als ${name} hinsetzen`,
  seatEndsWithPage: 'Dein Platz bleibt, solange diese Seite offen ist.',
  changeRules: 'Regeln ändern',
  differs: 'weicht von der üblichen Regel ab',
  arriving: 'Der Tisch wird gesucht …',
  names: ['Otter', 'Dachs', 'Reiher', 'Igel', 'Fink', 'Hase', 'Marder', 'Eule', 'Luchs', 'Amsel'],
  phases: { gathering: 'Gleich geht’s los', playing: 'Läuft', over: 'Zu Ende' },
  seatStates: {
    here: 'da',
    away: 'gerade weg',
    kept: 'ein Bot spielt',
    bot: 'Bot',
    open: 'freier Platz',
  },

  seats: {
    title: 'Am Tisch',
    taken: (taken, most) => `${taken} von ${most} ${plural(most, 'Platz', 'Plätzen')}`,
    here: (taken, most) => `${taken} von ${most} ${plural(taken, 'ist', 'sind')} da`,
    addBot: 'Bot dazusetzen',
    program: 'Programm',
    cards: (held) => plural(held, 'Karte', 'Karten'),
    start: 'Karten austeilen',
    missing: (players) =>
      plural(
        players,
        'Es fehlt noch jemand oder ein Bot.',
        `Es fehlen noch ${players} Spieler oder Bots.`,
      ),
    promptHost: 'Teil aus, sobald alle da sind.',
    promptGuest: (host) => `${host} teilt aus, sobald alle da sind.`,
    alone: {
      title: 'Noch bist du allein',
      means: (game, players) =>
        `${game} braucht ${['zwei', 'drei', 'vier'][players - 2]}. Freunde können jederzeit den Platz eines Bots nehmen.`,
      play: 'Jetzt mit Bots spielen',
      playMeans: (bots) =>
        `${['Einer setzt', 'Zwei setzen', 'Drei setzen'][bots - 1]} sich, es wird ausgeteilt`,
    },
  },
  tableRules: 'Regeln dieses Tischs',
  guest: {
    asks: (host) => `${host} lädt dich ein zu`,
    noAccount: 'Kein Konto, nichts zu installieren.',
    mayWatch: 'Du kannst hier zuschauen. Sobald es losgeht, siehst du das Spiel.',
  },
  learn: {
    isNew: (game) => `${game} ist neu für dich?`,
    show: 'Zeig es mir, dauert eine Minute',
    no: 'Nein, danke',
  },
  stage: {
    mine: 'Mein Platz',
    watched: 'Zuschauen',
    myself: (name) => `${name} (du)`,
  },
  strip: {
    facts: ({ moves, held, state, host }) =>
      [
        moves ? 'ist dran' : '',
        held === undefined ? '' : plural(held, '1 Karte', `${held} Karten`),
        state,
        host ? 'Gastgeber' : '',
      ]
        .filter(Boolean)
        .join(', '),
    spectators: (spectators) => plural(spectators, '1 schaut zu', `${spectators} schauen zu`),
  },
  notes: {
    lostTitle: 'Keine Verbindung',
    lost: 'Wir verbinden dich wieder. Dein Platz bleibt dir.',
    lostMoving: 'Dein Zug ist gespeichert und zählt, sobald du wieder verbunden bist.',
    unfair:
      'In dieser Kartenverteilung fehlt die Zufallszahl, die dein Browser beigesteuert hat. Vielleicht wurde sie manipuliert.',
    unseated: 'Du sitzt nicht mehr am Tisch. Du kannst zuschauen.',
    kept: 'Ein Bot spielt für dich.',
    takeBack,
    missed: (moves) =>
      plural(moves, '1 Zug, während du weg warst', `${moves} Züge, während du weg warst`),
    show: 'Zeigen',
    waiting: (name: string) => `Alle warten auf ${name} (gerade weg).`,
    freeSeat: 'Ein Platz ist frei',
    whoseCards: (name) => `Du bekommst die Karten von ${name}.`,
    whoseBotCards: (name) => `Du bekommst die Karten von ${name}: Die spielt gerade ein Bot.`,
    watching: 'Du schaust zu.',
    watchingFull: 'Du schaust zu. Alle Plätze sind besetzt.',
  },
  chat: {
    title: 'Chat',
    open: (unread) => (unread === 0 ? 'Chat' : `Chat, ${unread} ungelesen`),
    empty: 'Noch keine Nachrichten.',
    say: 'Schreib etwas',
    send: 'Senden',
    deal: (deal) => `Spiel ${deal}`,
    spectatorsCannotChat: 'Nur wer am Tisch sitzt, kann hier schreiben.',
  },
  toCards: 'Du bist dran: zu den Karten',
  menu: {
    title: 'Menü',
    home: 'Startseite',
  },
  over: {
    title: 'Das Spiel ist zu Ende',
    rematch: 'Noch einmal!',
    replay: 'Wiederholung',
  },
  rules: {
    title: 'Regeln',
    read: 'Regeln lesen',
    open: 'Zur Regel',
  },

  failed: 'Hier ist etwas schiefgegangen. Versuch es gleich noch einmal.',
  refusals: {
    malformed: 'Das haben wir nicht verstanden. Lade die Seite neu und versuch es noch einmal.',
    'too-large': 'Das ist zu lang. Mach es kürzer.',
    'too-slow': 'Die Verbindung ist zu langsam. Versuch es noch einmal.',
    'too-fast': 'Das war zu schnell. Warte einen Moment.',
    'no-such-page': 'Unter dieser Adresse gibt es keine Seite. Prüf sie, oder geh zur Startseite.',
    'wrong-method': 'Das geht hier nicht. Lade die Seite neu und versuch es noch einmal.',
    'no-such-table': 'Zu diesem Code gibt es keinen Tisch. Prüf die Buchstaben.',
    'malformed-code': 'Das ist kein Tisch-Code. Ein Code hat sechs Buchstaben, wie KTR·MVX.',
    'no-such-game': 'Dieses Spiel gibt es hier nicht. Wähl ein anderes.',
    'no-such-option': 'Diese Regel gibt es in diesem Spiel nicht. Wähl eine andere.',
    'contradicting-options': 'Diese Regeln widersprechen sich. Ändere eine davon.',
    'bad-name': 'Wähl einen Namen mit 1 bis 24 Zeichen, darunter ein Buchstabe.',
    'table-full': 'Der Tisch ist voll. Du kannst zuschauen oder selbst einen aufmachen.',
    'table-started':
      'Das Spiel läuft, kein Platz ist frei. Schau zu, oder mach selbst einen Tisch auf.',
    'table-locked':
      'Der Tisch ist abgeschlossen. Schau zu, oder bitte den Gastgeber aufzuschließen.',
    'removed-by-host': 'Du wurdest entfernt. Am Tisch kann man dich wieder hereinlassen.',
    'join-pending': 'Noch hat niemand geantwortet. Warte einen Moment, oder schau zu.',
    'wrong-token': 'Dieser Platz gehört dir nicht mehr. Setz dich neu hin, oder schau zu.',
    'wrong-origin': 'Das geht nur auf der Seite von Tischlein selbst. Öffne den Tisch dort.',
    'too-many-spectators': 'Für weitere Zuschauer ist kein Platz. Versuch es später noch einmal.',
    'table-closed': 'Der Betreiber hat den Tisch geschlossen. Mach einen neuen Tisch auf.',
    'listing-blocked': 'Dieser Tisch darf nicht mehr öffentlich sein. Teile den Link.',
    'not-host': 'Das kann nur der Gastgeber. Frag im Chat.',
    'acting-host': 'Das kann nur der Gastgeber. Warte, bis er zurück ist.',
    'not-now': 'Das geht gerade nicht. Versuch es gleich noch einmal.',
    'take-back-asked': 'Jemand möchte einen Zug zurücknehmen. Warte auf die Antwort.',
    'take-back-off': 'An diesem Tisch nimmt man nichts zurück. Der Gastgeber kann es erlauben.',
    'take-back-shown': 'Eine verdeckte Karte wurde aufgedeckt, darum bleibt der Zug. Spiel weiter.',
    'piece-taken': 'Diese Figur hat schon jemand. Wähl eine andere.',
    'no-such-seat': 'Diesen Platz gibt es nicht mehr. Wähl einen anderen.',
    'no-reason': 'Ich habe noch nichts zu erklären. Frag mich nach meinem nächsten Zug.',
    'too-few-players': 'Zum Anfangen fehlen Spieler. Lade jemanden ein, oder setz einen Bot dazu.',
    'too-many-players': 'Zu viele Spieler für diese Regeln. Nimm einen Bot heraus.',
    'same-deal': 'Gleiche Karten, gleiche Regeln. Mach für andere einen neuen Tisch auf.',
    paused: 'Der Tisch macht Pause. Alle am Tisch können weiterspielen.',
    'substituted-by-bot': `Ein Bot spielt für dich. Tipp erst auf „${takeBack}“.`,
    'not-your-turn': 'Du bist noch nicht dran. Warte einen Moment.',
    stale: 'Jemand war schneller. Schau noch einmal hin.',
    'against-the-rules': 'Das erlauben die Regeln nicht. Versuch einen anderen Zug.',
    'chat-closed': 'Der Chat ist gerade zu. Nach dem Spiel kannst du wieder schreiben.',
    'chat-forbidden': 'Verrate bitte keine Zahl. Sag es anders.',
    'already-nudged': 'Jemand hat gerade angestupst. Lass der Person etwas Zeit.',
    'push-unavailable': 'Diese Seite kann keine Mitteilungen senden. Lass sie offen.',
    'bad-endpoint':
      'Dein Browser ist nicht erreichbar. Schalte die Mitteilungen aus und wieder ein.',
    'wrong-nonce': 'Die nächste Kartenverteilung steht schon fest. Spiel einfach weiter.',
    'no-review': 'Für dieses Spiel gibt es keine Auswertung. Sieh dir die Wiederholung an.',
    'older-rules': 'Dieses Spiel lief nach älteren Regeln. Mach einen neuen Tisch auf.',
    'game-not-over': 'Hier ist noch kein Spiel zu Ende. Spielt weiter, dann geht es.',
    unavailable: 'Der Dienst antwortet nicht. Prüf deine Verbindung und versuch es noch einmal.',
  },

  bots: {
    strength: (name) => `Wie gut ${name} spielt`,
    strengths: { easy: 'leicht', medium: 'mittel', hard: 'stark' },
    why: 'Warum dieser Zug?',
  },

  phone: {
    title: 'Auf ein anderes Gerät umziehen',
    how: 'Richte die Kamera des anderen Geräts auf das Bild. Dein Platz zieht dorthin um, mit all deinen Karten.',
    secret: 'Nur für dich: Wer es scannt, spielt an deiner Stelle.',
    qrName: 'Der Link zu deinem Platz als QR-Code',
  },

  pieces: {
    title: 'Meine Spielfigur',
    names: [
      'Blauer Kreis',
      'Rotes Quadrat',
      'Grüne Raute',
      'Lila Stern',
      'Oranges Kreuz',
      'Rosa Sechseck',
    ],
    of: (piece, name) => `${piece}: ${name}`,
  },

  door: {
    ask: 'Im Spiel fragen, bevor jemand den Platz eines Bots nimmt',
    asks: (name) => `${name} möchte sich dazusetzen.`,
    yes: 'Ja, gern',
    no: 'Nein',
    waiting: 'Wir fragen am Tisch. Sobald jemand Ja sagt, sitzt du mit dabei.',
    withdraw: 'Doch nicht',
    declined: 'Niemand hat Ja gesagt. Du kannst zuschauen oder noch einmal fragen.',
    letBack: (name) => `${name} wieder hereinlassen`,
  },

  invite: {
    title: 'Einladung',
    hint: (host) => `Mitspielen auf ${host} mit den Buchstaben`,
    spelt: (letters) => `Der Code des Tisches: ${letters}`,
    hidden: 'Der Code ist verdeckt.',
    share: 'Teilen',
    shareText: 'Komm an den Tisch!',
    copy: 'Link kopieren',
    qrName: 'Der Link zu diesem Tisch als QR-Code',
    hide: 'Code verdecken',
    show: 'Code zeigen',
  },

  paused: {
    title: 'Pause',
    asked: (name) => `${name} braucht einen Moment`,
    askedByMe: 'Du machst gerade Pause',
    askedMeans: 'Alle am Tisch können weiterspielen.',
    away: (name) => `${name} ist gerade weg`,
    awayMeans: 'Das Spiel wartet so lange.',
    left: (name) => `${name} hat den Tisch verlassen`,
    leftMeans: 'Jemand anders kann den Platz nehmen, oder ein Bot.',
    keep: 'Bot einspringen lassen',
    keepMeans: 'Wer zurückkommt, spielt sofort selbst weiter.',
    goOn: 'Weiterspielen',
    goOnWithout: 'Ohne Bot weiterspielen',
  },

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
    allOpen: 'Alle offen',
    public: 'Was Zuschauer sahen',
    log: 'Was passiert ist',
    link: 'Link zu diesem Schritt kopieren',
    close: 'Wiederholung schließen',
    stepOf: (step, last) => `${step} von ${last}`,
    eyesOf: (name) => `Blickwinkel von ${name}`,
    myEyes: 'Dein Blickwinkel',
    tools: 'Mehr',
  },

  sameDeal: {
    deed: 'Gleiche Karten',
    title: (code) => `Gleiche Karten wie an Tisch ${code}`,
    means: (seats) =>
      plural(seats, 'Für eine Person allein.', `Genau ${seats} Plätze; Bots können einspringen.`),
    known: 'Wer das Spiel gesehen hat, kennt die Karten schon.',
    results: 'Wie es mit diesen Karten ausging',
    replayAt: (code) => `Tisch ${code}: Wiederholung ansehen`,
    here: 'Dieser Tisch',
    cardsOf: (name) => `Karten von ${name}`,
    share: (names) => `Genau die Karten, die ${names} hatten. Was machst du daraus?`,
  },
}
