import type { SeatWords } from '../en/seats.ts'

export const seatWords: SeatWords = {
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
    copied: 'Der Link ist kopiert.',
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
}
