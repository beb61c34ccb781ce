import type { Strength } from '../../../shared/game/strength.ts'

// Texts about seats and players: joining, waiting, leaving, and bots that play for players.

export type SeatWords = typeof seatWords

export const seatWords = {
  bots: {
    strength: (name: string) => `How well ${name} plays`,
    strengths: {
      easy: 'easy',
      medium: 'medium',
      hard: 'hard',
    } satisfies Record<Strength, string>,
    why: 'Why that move?',
  },

  phone: {
    title: 'Move to another device',
    how: 'Point the other device’s camera at the picture. Your seat moves there, with all your cards.',
    secret: 'Only for you: anyone who scans it takes over your seat.',
    qrName: 'The link to your seat as a QR code',
  },

  pieces: {
    title: 'My piece',
    /** The names of the pieces, by index. Each name says the colour and the shape. */
    names: [
      'Blue circle',
      'Red square',
      'Green diamond',
      'Purple star',
      'Orange cross',
      'Pink hexagon',
    ],
    of: (piece: string, name: string) => `${piece}: ${name}`,
  },

  door: {
    ask: 'Ask us before someone takes a bot’s seat during a game',
    asks: (name: string) => `${name} would like to sit down.`,
    yes: 'Let them sit',
    no: 'No',
    waiting: 'Asking the table. You’ll be seated as soon as someone says yes.',
    withdraw: 'Never mind',
    declined: 'Nobody said yes. You can watch, or ask again.',
    letBack: (name: string) => `Let ${name} back in`,
  },

  invite: {
    title: 'Invitation',
    hint: (host: string) => `Join at ${host} with the letters`,
    spelt: (letters: string) => `The code of the table: ${letters}`,
    hidden: 'The code is hidden.',
    share: 'Share',
    shareText: 'Come to the table!',
    copy: 'Copy link',
    copied: 'The link is copied.',
    qrName: 'The link to this table as a QR code',
    hide: 'Hide code',
    show: 'Show code',
  },

  paused: {
    title: 'Paused',
    asked: (name: string) => `${name} needs a moment`,
    askedByMe: 'You paused the game',
    askedMeans: 'Anyone can resume.',
    away: (name: string) => `${name} is away`,
    awayMeans: 'The game waits for them.',
    left: (name: string) => `${name} has left`,
    leftMeans: 'Someone else can take the seat, or a bot.',
    keep: 'Let a bot play',
    keepMeans: 'They take over again when they’re back.',
    goOn: 'Resume',
    goOnWithout: 'Resume without a bot',
  },
}
