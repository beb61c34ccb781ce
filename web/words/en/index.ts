import type { Refusal } from '../../../shared/protocol/refusals.ts'
import { pluralIn } from '../../../shared/plural.ts'
import type { Strength } from '../../../shared/game/strength.ts'

const plural = pluralIn('en')

/** The type of every language's texts. A language in which a text is missing does not compile. */
export type Words = typeof words

/** What a screen reader reads after the name of a player. */
type SeatFacts = {
  readonly moves: boolean
  /** The number of cards in the player's hand. Undefined if the game does not count them. */
  readonly held: number | undefined
  /** The state of the seat, as a text in the viewer's language. */
  readonly state: string
  readonly host: boolean
}

/**
 * The label of the button with which a player takes over from a bot. A refusal quotes this label.
 */
const takeBack = 'Play myself'

/** The texts of the table and of all other pages. */
export const words = {
  close: 'Close',
  save: 'Save',
  you: 'You',
  host: 'Host',
  yourTurn: 'Your turn',
  yourName: 'Your name',
  otherName: 'Change my name',
  sitDownAs: (name: string) => `Sit down as ${name}`,
  seatEndsWithPage: 'Your seat lasts as long as this page stays open.',
  changeRules: 'Change the rules',
  differs: 'not the usual rule',
  arriving: 'Looking for the table …',
  /** Suggested names for visitors who have not entered one. */
  names: ['Otter', 'Badger', 'Heron', 'Wren', 'Finch', 'Hare', 'Marten', 'Owl', 'Lynx', 'Hedgehog'],
  phases: { gathering: 'Waiting for players', playing: 'In progress', over: 'Finished' },
  seatStates: {
    here: 'here',
    away: 'away',
    kept: 'a bot is playing',
    bot: 'bot',
    open: 'free seat',
  },

  seats: {
    title: 'At the table',
    taken: (taken: number, most: number) => `${taken} of ${most} ${plural(most, 'seat', 'seats')}`,
    here: (taken: number, most: number) => `${taken} of ${most} ${plural(taken, 'is', 'are')} here`,
    addBot: 'Add a bot',
    program: 'program',
    cards: (held: number): string => plural(held, 'card', 'cards'),
    start: 'Deal the cards',
    missing: (players: number) =>
      plural(
        players,
        'You need one more player or a bot.',
        `You need ${players} more players or bots.`,
      ),
    promptHost: 'Deal as soon as everyone is here.',
    promptGuest: (host: string) => `${host} deals as soon as everyone is here.`,
    alone: {
      title: 'Just you so far',
      /** @param players the number of players, from 2 to 4 */
      means: (game: string, players: number) =>
        `${game} takes ${['two', 'three', 'four'][players - 2]}. Friends can take a bot’s seat at any time.`,
      play: 'Play now with bots',
      /** @param bots the number of bots, from 1 to 3 */
      playMeans: (bots: number) =>
        `${['One sits', 'Two sit', 'Three sit'][bots - 1]} down, the cards are dealt`,
    },
  },
  tableRules: 'Rules of this table',
  guest: {
    asks: (host: string) => `${host} asks you to play`,
    noAccount: 'No account, nothing to install.',
    mayWatch: 'You can stay and watch. The game appears here as soon as it begins.',
  },
  learn: {
    isNew: (game: string) => `New to ${game}?`,
    show: 'Show me, it takes a minute',
    no: 'No, thanks',
  },
  stage: {
    mine: 'My seat',
    watched: 'Watching',
    myself: (name: string) => `${name} (you)`,
  },
  strip: {
    facts: ({ moves, held, state, host }: SeatFacts) =>
      [
        moves ? 'to move' : '',
        held === undefined ? '' : plural(held, '1 card', `${held} cards`),
        state,
        host ? 'host' : '',
      ]
        .filter(Boolean)
        .join(', '),
    spectators: (spectators: number) =>
      plural(spectators, '1 spectator', `${spectators} spectators`),
  },
  notes: {
    lostTitle: 'No connection',
    lost: 'We’re reconnecting you. You keep your seat.',
    lostMoving: 'Your move is saved, and counts as soon as you’re connected again.',
    unfair: 'This deal left out your browser’s random number. It may have been tampered with.',
    unseated: 'You’re no longer seated at this table. You can watch.',
    kept: 'A bot is playing for you.',
    takeBack,
    missed: (moves: number) =>
      plural(moves, '1 move while you were away', `${moves} moves while you were away`),
    show: 'Show',
    waiting: (name: string) => `Everyone is waiting for ${name}, who is away.`,
    freeSeat: 'A seat is free',
    whoseCards: (name: string) => `You get ${name}’s cards.`,
    whoseBotCards: (name: string) => `You get ${name}’s cards, which a bot plays now.`,
    watching: 'You’re watching.',
    watchingFull: 'You’re watching. All seats are taken.',
  },
  chat: {
    title: 'Chat',
    open: (unread: number) => (unread === 0 ? 'Chat' : `Chat, ${unread} unread`),
    empty: 'No messages yet.',
    say: 'Write a message',
    send: 'Send',
    deal: (deal: number) => `Game ${deal}`,
    spectatorsCannotChat: 'Only players at the table can write here.',
  },
  /**
   * The label of a button that appears in an open drawer when the viewer's turn begins. The button
   * closes the drawer.
   */
  toCards: 'Your turn: to the cards',
  menu: {
    title: 'Menu',
    home: 'Start page',
  },
  over: {
    title: 'The game is over',
    rematch: 'Again!',
    replay: 'Replay',
  },
  rules: {
    title: 'Rules',
    read: 'Read the rules',
    open: 'The rule',
  },

  failed: 'Something went wrong here. Try again in a moment.',
  refusals: {
    malformed: 'We didn’t understand that. Reload the page and try again.',
    'too-large': 'That’s too long. Make it shorter.',
    'too-slow': 'The connection is too slow. Try again.',
    'too-fast': 'That was too fast. Wait a moment, then try again.',
    'no-such-page': 'There’s no page at this address. Check it, or go to the start page.',
    'wrong-method': 'That can’t be done here. Reload the page and try again.',
    'no-such-table': 'There’s no table with this code. Check the letters, or open your own.',
    'malformed-code': 'That’s not a table code. A code has six letters, like KTR·MVX.',
    'no-such-game': 'This game isn’t available here. Choose another one.',
    'no-such-option': 'This game doesn’t have that rule. Choose another one.',
    'contradicting-options': 'These rules contradict each other. Change one of them.',
    'bad-name': 'Choose a name with at least one letter and at most 24 characters.',
    'table-full': 'The table is full. You can watch, or open your own.',
    'table-started':
      'The game is in progress and no seat is free. You can watch, or open your own.',
    'table-locked': 'The table is locked. You can watch, or ask the host to unlock it.',
    'removed-by-host': 'You were removed. Someone at the table can let you back in.',
    'join-pending': 'Nobody has answered yet. Wait a moment, or watch.',
    'wrong-token': 'This seat is no longer yours. Sit down again, or watch.',
    'wrong-origin': 'That only works on the page of Tischlein itself. Open the table there.',
    'too-many-spectators': 'There’s no room for more spectators. Try again later.',
    'table-closed': 'The operator of this site has closed this table. Open a new one.',
    'listing-blocked': 'This table can’t be public any more. Share its link instead.',
    'not-host': 'Only the host can do that. Ask them in the chat.',
    'acting-host': 'Only the host who is away can do that. Wait until they’re back.',
    'not-now': 'That doesn’t work right now. Try again in a moment.',
    'take-back-asked': 'Someone asks to take a move back. Wait for the answer.',
    'take-back-off': 'Moves can’t be taken back at this table. The host can allow it.',
    'take-back-shown': 'This move has turned over a card, so it stays. Play on.',
    'piece-taken': 'Someone else has that piece. Choose another one.',
    'no-such-seat': 'That seat is gone. Choose another one.',
    'no-reason': 'I have nothing to explain yet. Ask me after my next move.',
    'too-few-players': 'You need more players to begin. Invite someone, or add a bot.',
    'too-many-players': 'Too many players for these rules. Remove a bot, or change the rules.',
    'same-deal': 'The rules belong to this deal. Open a new table to choose others.',
    paused: 'The table is paused. Anyone at the table can resume.',
    'substituted-by-bot': `A bot is playing for you. Tap “${takeBack}” first.`,
    'not-your-turn': 'It’s not your turn yet. Wait a moment.',
    stale: 'Someone was quicker. Have another look, then try again.',
    'against-the-rules': 'The rules don’t allow that. Try another move.',
    'chat-closed': 'The chat is closed right now. You can write again after the game.',
    'chat-forbidden': 'Please don’t give away a number. Say it another way.',
    'already-nudged': 'They were nudged a moment ago. Give them a little time.',
    'push-unavailable': 'This site can’t send notifications. Keep the page open.',
    'bad-endpoint': 'Your browser can’t be notified. Turn notifications off and on again.',
    'wrong-nonce': 'The next deal is already decided. Just play on.',
    'no-review': 'There’s no bot review for this game. Watch the replay instead.',
    'older-rules':
      'That game was played by older rules. Open a new table to play by the current ones.',
    'game-not-over': 'No game has ended here yet. Play on, then try again.',
    unavailable: 'The service doesn’t answer. Check your connection and try again.',
  } satisfies Record<Refusal, string>,

  // Texts about seats and players: joining, waiting, leaving, and bots that play for players.
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

  site: {
    home: 'Tischlein, start page',
    rulesOf: (game: string) => `Rules: ${game}`,
    verify: 'Verify a deal',
    api: 'For developers (API)',
  },

  looks: {
    title: 'Settings',
    language: 'Language',
    theme: 'Colours',
    themes: { system: 'System', light: 'Light', dark: 'Dark' },
    text: 'Text size',
  },

  landing: {
    title: 'A card table for friends near and far',
    pitch:
      'Call six letters across the room or send a link, and everyone holds cards. No account, nothing to install.',
    myTables: 'Back to your table',
    open: 'Open a table',
    openButton: (game: string) => `Open a table of ${game}`,
    whichGame: 'Which game?',
    allGames: 'All games',
    code: 'Join with six letters',
    sharePhone: 'One phone for all',
    enterButton: 'Join',
    noCode:
      'That’s not a table code. A code has six letters like KTR·MVX, never a vowel, L, Q or Y.',
  },

  lobby: { title: 'Public tables' },

  notFound: {
    title: 'Nothing here',
    why: 'There is no page at this address.',
    noTable: 'No such table',
    table:
      'Perhaps a letter is wrong, or the table was deleted because nobody had played there for weeks.',
    again: 'Try again',
    home: 'Open your own table',
  },

  // The texts of the replay of a finished game.
  replay: {
    title: 'Replay',
    dealt: 'The cards are dealt.',
    step: 'Step',
    first: 'To the beginning',
    back: 'One step back',
    run: 'Play',
    stop: 'Stop',
    on: 'One step forward',
    last: 'To the end',
    eyes: 'View as',
    allOpen: 'All face up',
    public: 'What spectators saw',
    log: 'What happened',
    link: 'Copy link to this step',
    close: 'Close the replay',
    stepOf: (step: number, last: number) => `${step} of ${last}`,
    eyesOf: (name: string) => `${name}’s view`,
    myEyes: 'Your view',
    tools: 'More',
  },

  sameDeal: {
    deed: 'Same deal again',
    title: (code: string) => `The same deal as at table ${code}`,
    means: (seats: number) =>
      plural(seats, 'Just for one player.', `Exactly ${seats} seats; bots can fill in.`),
    /** Shown if the deal has been played before. */
    known: 'Anyone who saw that game knows the cards already.',
    results: 'How it went with these cards',
    replayAt: (code: string) => `Table ${code}: watch the replay`,
    here: 'This table',
    cardsOf: (name: string) => `${name}’s cards`,
    share: (names: string) => `Exactly the cards that ${names} had. What will you make of them?`,
  },
}
