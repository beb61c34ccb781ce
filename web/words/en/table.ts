import type { Refusal } from '../../../shared/wire/refusals.ts'
import type { SeatFacts } from '../facts.ts'

const many = (count: number): string => (count === 1 ? '1 player' : `${count} players`)

export type TableWords = typeof tableWords

export const tableWords = {
  close: 'Close',
  save: 'Save',
  you: 'You',
  host: 'Host',
  yourTurn: 'Your turn',
  isPaused: 'Paused',
  yourName: 'Your name',
  otherName: 'Change my name',
  sitDownAs: (name: string) => `Sit down as ${name}`,
  changeRules: 'Change the rules',
  differs: 'not the usual rule',
  arriving: 'Looking for the table …',
  playersRange: (min: number, max: number) => (min === max ? many(min) : `${min} to ${many(max)}`),
  /** Suggested to whoever has no name yet. */
  names: ['Otter', 'Badger', 'Heron', 'Wren', 'Finch', 'Hare', 'Marten', 'Owl', 'Lynx', 'Hedgehog'],
  phases: { gathering: 'Gathering', playing: 'Under way', over: 'Finished' },
  seatStates: {
    here: 'here',
    away: 'away',
    kept: 'away, a bot is playing',
    bot: 'bot',
    open: 'free chair',
  },

  seats: {
    title: 'At the table',
    taken: (taken: number, most: number) => `${taken} of ${most} ${most === 1 ? 'seat' : 'seats'}`,
    addBot: 'Add a bot',
    remove: (name: string) => `Remove ${name}`,
    mute: (name: string) => `Mute ${name}`,
    unmute: (name: string) => `Listen to ${name} again`,
    keeper: 'A bot plays for anyone who is away',
    lock: 'Lock the table: nobody new may sit down',
    list: 'Show in the list of public tables',
    delay: 'Delay for watchers',
    delays: (moves: number) =>
      moves === 0
        ? 'Watchers see the game as it is played.'
        : moves === 1
          ? 'Watchers see the game one move later.'
          : `Watchers see the game ${moves} moves later.`,
    start: 'Deal the cards',
    missing: (players: number) =>
      players === 1
        ? 'It takes one more player, or a bot.'
        : `It takes ${players} more players, or bots.`,
    promptHost: 'Deal as soon as everybody is here.',
    promptGuest: (host: string) => `${host} deals as soon as everybody is here.`,
    promptWatcher: 'Sit down to play along.',
  },
  strip: {
    facts: ({ moves, held, state, host }: SeatFacts) =>
      [moves ? 'may move' : '', held === 1 ? '1 card' : `${held} cards`, state, host ? 'host' : '']
        .filter(Boolean)
        .join(', '),
    watchers: (watchers: number) => (watchers === 1 ? '1 watcher' : `${watchers} watchers`),
  },
  notes: {
    lost: 'No connection. It comes back by itself; your seat stays yours.',
    lostMoving: 'No connection. Your move is kept and goes out as soon as it is back.',
    unfair:
      'This deal leaves out the random number that your browser added. It may have been tampered with.',
    unseated: 'Your seat was taken away. You can watch.',
    kept: 'A bot is keeping your chair.',
    takeBack: 'Take it back',
    missed: (moves: number) =>
      moves === 1 ? '1 move while you were away' : `${moves} moves while you were away`,
    lookingBack: 'This is what happened while you were away.',
    show: 'Show',
    waiting: (name: string) => `Everybody waits for ${name}, who is away.`,
    watching: 'You are watching. A seat is free.',
    watchingFull: 'You are watching. All seats are taken.',
  },
  talk: {
    title: 'Log and chat',
    open: (unread: number) => (unread === 0 ? 'Log and chat' : `Log and chat, ${unread} unread`),
    empty: 'What happens and what is said appears here.',
    say: 'Say something',
    send: 'Send',
    deal: (deal: number) => `Game ${deal}`,
    watchersListen: 'Whoever sits at the table can write here.',
  },
  menu: {
    title: 'Menu',
    invite: 'Invite',
    rules: 'Rules',
    pause: 'Pause',
    phone: 'Continue on my phone',
    home: 'Start page',
    leave: 'Leave the table',
    sound: 'Sound',
    haptics: 'Vibrate',
    notices: 'Tell me when it is my turn, even in the background',
    on: 'Yes',
    off: 'No',
  },
  over: {
    title: 'The game is over',
    rematch: 'Play again',
    replay: 'Watch the replay',
    gather: 'Seats and rules',
    hostDecides: (host: string) => `${host} can deal again.`,
    verify: 'Verify',
    save: 'Save',
    newTable: 'New table',
  },
  rules: {
    title: 'Rules',
    read: 'Read the rules',
    open: 'The rule',
  },

  refusals: {
    malformed: 'That could not be understood.',
    'too-large': 'That is too long.',
    'too-fast': 'A little slower, please.',
    'no-such-page': 'There is no page at this address.',
    'no-such-table': 'There is no table with this code.',
    'malformed-code': 'That is not a table’s code.',
    'no-such-game': 'This game is not on offer here.',
    'no-such-option': 'The game does not offer this rule.',
    'contradicting-options': 'These rules contradict each other.',
    'bad-name': 'A name needs at least one letter, and at most 24.',
    'table-full': 'The table is full.',
    'table-started': 'The game is under way, and no seat is free.',
    'table-locked': 'The table is locked at the moment.',
    removed: 'You were removed. Somebody at the table can let you back in.',
    unanswered: 'Nobody has answered yet.',
    'wrong-token': 'This seat is no longer yours.',
    'wrong-origin': 'That only works on the page of Tischlein itself.',
    'too-many-watchers': 'So many people are watching that there is no room left.',
    closed: 'Whoever runs this service has closed this table.',
    barred: 'This table may no longer be on the list of public tables.',
    'not-host': 'Only the host decides that.',
    'not-now': 'That does not work at the moment.',
    'no-such-seat': 'There is no such seat any more.',
    'no-reason': 'I have nothing to explain yet.',
    'too-few-players': 'It takes more players to begin.',
    'too-many-players': 'More players sit here than these rules allow.',
    'same-deal': 'It is the same deal again, so its rules stay.',
    paused: 'The table is paused.',
    'kept-by-bot': 'A bot is keeping your chair. Take it back first.',
    'not-your-turn': 'It is not your turn.',
    stale: 'Somebody was quicker. Have another look.',
    'against-the-rules': 'The rules do not allow that.',
    'talk-closed': 'Nobody may talk at the moment.',
    'names-a-number': 'Nothing that gives away a number, please.',
    'nudged-already': 'Somebody has nudged them just now.',
    'wrong-nonce': 'The next deal is already settled.',
    'no-review': 'The bot does not look back at this game.',
    'older-rules': 'That game was played by older rules, which have changed since.',
    'game-not-over': 'The game is still being played. It can be verified when it is over.',
    unavailable: 'No answer. Are you connected to the network?',
  } satisfies Record<Refusal, string>,
}
