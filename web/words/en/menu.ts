import { pluralIn } from '../../../shared/plural.ts'

const plural = pluralIn('en')

export type MenuWords = typeof menuWords

/** The texts of a table's menu, and of the table's settings for players who can't change them. */
export const menuWords = {
  invite: 'Invite',
  rules: 'Rules',
  pause: 'Pause',
  phone: 'Move to another device',
  leave: 'Leave the table',
  thisTable: 'This table',
  dress: 'Dress the table',
  dressMeans: 'Cloth, card backs, your piece',
  sound: 'Sound',
  haptics: 'Vibration',
  notices: 'Notify me when it’s my turn, even in the background',
  leaving: {
    title: 'Leave the table?',
    means: 'Your seat becomes free, and someone else can take it. To keep it, just close the page.',
    leave: 'Leave',
    stay: 'Stay',
  },
  back: 'Back',
  mute: 'Mute',
  inPictures: 'in six pictures',
  moves: (moves: number) => plural(moves, '1 move', `${moves} moves`),
  unread: (unread: number) => `${unread} new`,
  pauseMeans: 'Everyone waits for you',
  settingsMeans: 'Only for you, on this device',
  // The parts of the one-line summary of the table's settings.
  botPlays: 'a bot stands in',
  locked: 'locked',
  unlocked: 'unlocked',
  log: {
    title: 'What happened',
    about: 'Newest first. Tap a line to see the table at that moment.',
    see: 'See the table at that moment',
    moment: 'The table at that moment',
    empty: 'Nothing has happened since you came.',
    now: 'This game',
    /** The beginnings by which the log recognises sentences about the viewer. */
    you: ['You '],
  },
  // The actions in the drawer of a player.
  player: {
    remove: (name: string) => `Remove ${name}`,
    removeMeans: 'Their seat becomes free.',
    removeAsks: (name: string) =>
      `Remove ${name}? Their seat becomes free. ${name} can’t sit down again until a player lets them back in.`,
    removeNot: 'Don’t remove',
    mute: (name: string) => `Mute ${name}`,
    muteMeans: 'You no longer see what they write.',
    unmute: (name: string) => `Unmute ${name}`,
  },
  // The switches with which the host changes the table's settings.
  switches: {
    keeper: 'A bot plays for anyone who’s away',
    lock: 'Lock the table',
    lockMeans: 'Nobody else can sit down.',
    list: 'Show in public tables',
    listMeans: 'Anyone can watch, or take a free seat.',
    delay: 'Spectator delay',
    delayed: (moves: number) => (moves === 0 ? 'None' : plural(moves, '1 move', `${moves} moves`)),
    delays: (moves: number) =>
      moves === 0
        ? 'Spectators see the game live.'
        : plural(
            moves,
            'Spectators see the game one move later.',
            `Spectators see the game ${moves} moves later.`,
          ),
    takeBack: 'Moves can be taken back',
    takeBackMeans: 'At once if no player can make use of it. Otherwise all have to agree.',
  },
  // The table's settings as whole sentences.
  kept: {
    on: 'A bot plays for anyone who’s away.',
    off: 'If someone is away, the game waits.',
  },
  asks: 'During a game, you’re asked before someone takes a bot’s seat.',
  lock: {
    on: 'The table is locked: nobody else can sit down.',
    off: 'Anyone with the link can sit down while a seat is free.',
  },
  lasts: 'The link keeps working if one of you visits at least every 90 days.',
  list: {
    on: 'The table is public: anyone can watch, or take a free seat.',
    off: 'Only people with the link find the table.',
  },
  noTakeBack: 'Moves can’t be taken back.',
  television: 'Show it on a television',
  televisionMeans: (address: string) => `Open ${address} there.`,
}
