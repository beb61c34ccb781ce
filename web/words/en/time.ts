import type { NamedTempo } from '../../../shared/protocol/table-settings.ts'

// Texts about time: how long a turn may take, and what happens if a player does not move.

export type TimeWords = typeof timeWords

export const timeWords = {
  tempo: 'Time for a turn',
  tempos: {
    free: 'No hurry',
    brisk: 'Brisk',
    daily: 'Up to a day',
    shown: 'Show the time',
    own: 'Your own',
  } satisfies Record<NamedTempo | 'own', string>,
  tempoMeans: {
    free: 'Take your time.',
    brisk: '45 seconds a turn, then a bot plays it.',
    daily: 'A day a turn, then a bot plays it. You can come and go.',
    shown: 'Everyone sees how long a turn has lasted. Nothing happens when it takes long.',
  } satisfies Record<NamedTempo, string>,
  /** Explains a time limit that the host has entered. `time` is a text such as “2 minutes”. */
  ownMeans: (time: string) => `${time} a turn, then a bot plays it.`,
  /** The label of the drop-down list with seconds, minutes, hours and days. */
  unit: 'Unit',
  turnTimeRange: 'Choose between 15 seconds and 7 days.',
  elapsed: 'This turn so far',

  thinks: (name: string) => `${name} is thinking`,
  howToNudge: 'Tap their piece to nudge.',
  nudge: (name: string) => `Nudge ${name}`,
  nudgesMe: (name: string) => `${name} nudges you: it is your turn.`,
  /**
   * The title of the browser tab for a player who has been reminded to move. `name` is the player
   * who sent the reminder.
   */
  waits: (name: string) => `${name} is waiting`,
  standing: (name: string) => `${name} has done nothing for two minutes.`,
  standingMeans: 'A bot plays until they take over again.',
  overdue:
    'Your time was up, so a bot played. If that happens twice in a row, it plays on for you.',
  clockStands: 'The clock is stopped, too.',

  /** Sentences for the log. Each begins with a player's name. */
  news: {
    standIn: (name: string) => `${name} ran out of time: a bot plays this turn.`,
    standInMe: 'You ran out of time: a bot plays this turn.',
    kept: (name: string) => `${name} is replaced by a bot for now.`,
    keptMe: 'You are replaced by a bot for now.',
    back: (name: string) => `${name} plays again.`,
    backMe: 'You play again.',
    left: (name: string) => `${name} has left the table.`,
    leftToBot: (name: string) => `${name} has left the table, and a bot plays on.`,
    came: (name: string) => `${name} sits down.`,
    cameMe: 'You sit down.',
    host: (name: string) => `${name} is the host now.`,
    hostMe: 'You are the host now.',
    acts: (name: string, host: string) => `${name} is the host while ${host} is away.`,
    actsMe: (host: string) => `You are the host while ${host} is away.`,
    hostBack: (name: string) => `${name} is back, and is the host again.`,
    hostBackMe: 'You are the host again.',
    takesBack: (name: string) => `${name} takes the last move back.`,
    takesBackMe: 'You take your last move back.',
    agreed: 'All agreed.',
    asksBack: (name: string) => `${name} asked to take the last move back. It stays.`,
    asksBackMe: 'You asked to take your last move back. It stays.',
  },

  declined: 'Not this time. Somebody would rather play on, so your move stays.',

  call: {
    ask: (host: string) => `Ask ${host}`,
    toHost: (name: string) => `${name} needs you as the host.`,
    here: 'I’m here',
    mine: (host: string) => `You have asked ${host}.`,
    others: (name: string, host: string) => `${name} has asked ${host}.`,
    /** How soon another player becomes the host if the host stays away. */
    passes: { minute: 'in a minute', day: 'in a day' },
    mineAway: (host: string, passes: string) =>
      `You have asked ${host}. If ${host} stays away, you are the host ${passes}.`,
    othersAway: (name: string, host: string, passes: string) =>
      `${name} has asked ${host}. If ${host} stays away, ${name} is the host ${passes}.`,
  },
  /** The notice for a player who acts as the host while the host is away. */
  acting: (host: string) =>
    `You’re the host while ${host} is away. You can deal, choose the game, seat bots and pause. Anything else about the table waits for ${host}.`,

  /** Shown in the replay, at a move that a bot made for a player. */
  byBot: 'A bot played this.',
  chairFree: (host: string) => `Your seat at ${host}’s table is free`,
  chairForget: 'Forget this seat',
}
