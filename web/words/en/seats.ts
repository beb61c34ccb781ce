import type { Strength } from '../../../shared/game/strength.ts'

// What is said of a seat and of the people at a table: how they come, wait, go, and who keeps their chair.

export type SeatWords = typeof seatWords

export const seatWords = {
  bots: {
    strength: (name: string) => `How well ${name} plays`,
    strengths: {
      learning: 'easy',
      even: 'medium',
      best: 'hard',
    } satisfies Record<Strength, string>,
    why: 'Why that move?',
  },

  leaving: {
    title: 'Leave the table?',
    means:
      'Your seat becomes free, and somebody else may take it. To keep it, just close the page.',
    leave: 'Leave',
    stay: 'Stay',
  },

  phone: {
    title: 'Move to another device',
    how: 'Point the other device’s camera at the picture. Your seat moves there, with everything you hold.',
    secret: 'Only for you: whoever scans it plays in your place.',
    qrName: 'The link to your seat as a QR code',
  },

  pieces: {
    title: 'My piece',
    /** By its number: shape and colour. */
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
    ask: 'Ask us before somebody takes a bot’s seat in a game',
    asks: (name: string) => `${name} would like to sit down.`,
    yes: 'Let them sit',
    no: 'No',
    waiting: 'Somebody at the table is being asked. If the answer is yes, you sit down at once.',
    withdraw: 'Never mind',
    declined: 'Nobody has said yes. You can watch, or ask once more.',
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
    qr: 'QR code',
    qrName: 'The link to this table as a QR code',
    hide: 'Hide code',
    show: 'Show code',
  },

  paused: {
    title: 'Paused',
    asked: (name: string) => `${name} needs a moment`,
    askedByMe: 'You paused the game',
    askedMeans: 'It goes on as soon as somebody says so.',
    away: (name: string) => `${name} is away`,
    awayMeans: 'The game waits, so that nobody plays on without them.',
    left: (name: string) => `${name} has left`,
    leftMeans: 'Somebody else can take the seat, or a bot.',
    keep: 'Let a bot play',
    keepMeans: 'They take over again as soon as they are back.',
    goOn: 'Go on',
    goOnWithout: 'Go on without a bot',
  },
}
