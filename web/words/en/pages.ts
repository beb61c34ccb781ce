import type { Strength } from '../../../shared/game/strength.ts'
import type { Misfit } from '../../../shared/deal/record.ts'

export type PageWords = typeof pageWords

/** From 0 to 1 as a whole number of a hundred. */
const percent = (chance: number): string => `${Math.round(100 * chance)}%`

export const pageWords = {
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
    title: 'A card table for everybody in the room',
    pitch:
      'Open a table, say six letters, and a few seconds later everybody holds cards. No account, nothing to install.',
    myTables: 'Your seat is still yours',
    open: 'Open a table',
    openButton: 'Set the table',
    whichGame: 'Which game?',
    allGames: 'All games',
    enter: 'Join a table',
    code: 'The six letters of the table',
    enterButton: 'Go',
    noCode:
      'That is not a table’s code. It has six letters like KTR·MVX, and never a vowel, L, Q or Y.',
  },

  options: {
    presets: 'Rule sets',
    usual: 'The usual rules',
    own: 'Rules of your own',
    link: 'Copy the link to these rules',
    done: 'Done',
    unsettled: 'Some of these rules contradict each other. Until they fit, none of this counts.',
    rest: 'Everything else as usual',
    all: 'All rules in detail',
    unknown: 'This link stands for rules that are not known here (any more).',
  },

  bots: {
    strength: (name: string) => `How well ${name} plays`,
    strengths: {
      learning: 'still learning',
      even: 'even match',
      best: 'at its best',
    } satisfies Record<Strength, string>,
    why: 'Why that move?',
  },

  leaving: {
    title: 'Leave the table?',
    means:
      'Your chair becomes free, and somebody else may take it. To keep it, just close the page.',
    leave: 'Leave',
    stay: 'Stay',
  },

  phone: {
    title: 'Continue on my phone',
    how: 'Point the phone’s camera at the picture. Your seat moves there, with everything you hold.',
    secret: 'Only for you: whoever scans it plays in your place.',
    qrName: 'The link to your seat as a QR code',
  },

  door: {
    ask: 'During a game, ask before taking a bot’s chair',
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
    asked: (name: string) => `${name} needs a moment.`,
    away: (name: string) => `${name} is away, and nobody should play on without them.`,
    left: (name: string) => `${name} has left. Somebody else can take the chair, or a bot.`,
    keep: 'Let a bot keep the chair',
    goOn: 'Go on',
    goOnWithout: 'Go on without a bot',
  },

  lobby: {
    title: 'Public tables',
    none: 'There is no public table at the moment.',
    free: (seats: number) =>
      seats === 0 ? 'no seat free' : seats === 1 ? '1 seat free' : `${seats} seats free`,
    sit: 'Sit down',
    watch: 'Watch',
  },

  notFound: {
    title: 'Nothing here',
    why: 'There is no page at this address.',
    table:
      'There is no table with this code. Perhaps a letter got lost, or nobody has touched the table for weeks.',
    home: 'Open a table of your own',
  },

  ended: {
    replaced: {
      title: 'Your seat is open elsewhere',
      why: 'You took it in another tab or on another device. The newest one plays.',
      again: 'Play here instead',
    },
    wrongOrigin: {
      title: 'Not from here',
      why: 'A seat can only be taken on the page of Tischlein itself.',
      again: 'Try again',
    },
    tooFast: {
      title: 'A little too fast',
      why: 'Too much came from here at once, so the table closed the line.',
      again: 'Try again',
    },
    tooManyWatchers: {
      title: 'A full house',
      why: 'So many people are watching that there is no room left at the moment.',
      again: 'Try again',
    },
  },

  replay: {
    title: 'Replay',
    dealt: 'The cards are dealt.',
    step: 'Step',
    first: 'To the beginning',
    back: 'One step back',
    run: 'Play',
    stop: 'Stop',
    on: 'One step on',
    last: 'To the end',
    eyes: 'View as',
    allOpen: 'All cards open',
    public: 'What watchers saw',
    log: 'The game in words',
    link: 'Copy the link to this moment',
    close: 'Close the replay',
    stepOf: (step: number, last: number) => `${step} of ${last}`,
    eyesOf: (name: string) => `${name}’s view`,
  },

  review: {
    title: 'What would the best bot have done?',
    short: 'Best bot',
    coming: 'The bot is looking at the game …',
    /** @param deed what it would have done, in the game's own words; chances are from 0 to 1 */
    better: (deed: string, chance: number, played: number) =>
      `${deed}: ${percent(chance)} rather than ${percent(played)}.`,
    asGood: (deed: string) => `${deed}, which is about as good.`,
    same: 'The best bot would have played just the same.',
    alike: (same: number, of: number) =>
      `In ${same} of ${of} ${of === 1 ? 'turn' : 'turns'} the best bot would have played just the same.`,
    lost: 'most lost',
    toLost: 'Most lost: to this turn',
    lostHere: 'Here the most was lost.',
    lostByCards: 'Here the cards cost the most.',
    curve: 'Chance to win over the course of the game, as the best bot sees it',
    percent,
    /** Said with the step. */
    at: (chance: number) => `chance to win ${percent(chance)}`,
    fromTo: (first: number, least: number, most: number) =>
      `${percent(first)} at the beginning, between ${percent(least)} and ${percent(most)} later.`,
  },

  missed: {
    title: 'While you were away',
    /** @param last how many steps are shown where those before are left out; null where none is */
    begins: (last: number | null) =>
      last === null
        ? 'This is how you last saw the table.'
        : `A lot has happened. ${last === 1 ? 'This is the last step' : `These are the last ${last} steps`}.`,
    toNow: 'Skip to now',
    toMyTurn: 'To my turn',
  },

  sameDeal: {
    deed: 'Same deal again',
    title: (code: string) => `The same deal as at table ${code}`,
    means: (seats: number) =>
      `${seats === 1 ? 'Just for one player.' : `Exactly ${seats} seats; bots may fill in.`} Whoever has seen that game knows the cards already.`,
    results: 'How it went with these cards',
    replayAt: (code: string) => `Table ${code}: watch the replay`,
    here: 'This table',
    cardsOf: (name: string) => `${name}’s cards`,
    share: (names: string) => `Exactly the cards that ${names} had. What will you make of them?`,
  },

  rulebook: {
    house: 'house rule',
    means: 'Where it says “house rule”, no rulebook settles the question, so we had to decide.',
  },

  verify: {
    title: 'Verify a deal',
    means:
      'Before the cards were dealt, the table promised a secret, and every player’s browser added a number to it. Here your browser recomputes the whole game from them: it shows that the cards were settled before play began and not changed afterwards.',
    code: 'Code of a finished table',
    run: 'Verify',
    file: 'Verify a file',
    busy: 'Recomputing …',
    fits: 'Everything fits.',
    misfits: ({ what, step }: Misfit) => {
      if (what === 'older-rules')
        return 'This game was played by older rules, so it cannot be checked here any more.'
      return step === undefined ? 'Something does not fit.' : `Step ${step + 1} does not fit.`
    },
    found: { fits: 'fits', misfit: 'does not fit', skipped: 'not looked at any more' },
    checks: {
      unreadable: 'It is the record of a finished game',
      game: 'The game is one of ours',
      'older-rules': 'It was played by rules that are still in use',
      options: 'The rules are ones that the game offers',
      seats: 'The number of players fits the game',
      commitment: 'The secret is the one that was promised before the deal',
      step: 'With the cards of this deal, each move was possible',
      check: 'The moves are those that the table wrote down',
      outcome: 'The game ended as it says',
    } satisfies Record<Misfit['what'], string>,
    game: 'Game',
    first: 'Cards first dealt at',
    players: 'Players',
    outcome: 'Outcome',
    steps: 'Moves and signals',
    promise: 'Promise',
    secret: 'Secret',
    key: 'Key of the deal',
  },
}
