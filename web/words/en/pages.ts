import { pluralIn } from '../../../shared/plural.ts'

const plural = pluralIn('en')
export type PageWords = typeof pageWords

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
    title: 'A card table for friends near and far',
    pitch:
      'Call six letters across the room or send a link, and everybody holds cards. No account, nothing to install.',
    myTables: 'Back to your table',
    open: 'Open a table',
    openButton: (game: string) => `Open a table of ${game}`,
    whichGame: 'Which game?',
    allGames: 'All games',
    code: 'Join with six letters',
    sharePhone: 'One phone for all',
    enterButton: 'Join',
    noCode:
      'That is not a table’s code. It has six letters like KTR·MVX, and never a vowel, L, Q or Y.',
  },

  options: {
    presets: 'Rule sets',
    usual: 'The usual rules',
    own: 'Rules of your own',
    exactly: (rules: string) => `${rules}, nothing changed.`,
    but: (rules: string) => `${rules}, but:`,
    changes: (changes: number) => plural(changes, '1 change', `${changes} changes`),
    link: 'Copy the link to these rules',
    done: 'Done',
    unsettled: 'Some of these rules contradict each other. Until they fit, none of this counts.',
    rest: 'Everything else as usual',
    all: 'All rules in detail',
    unknown: 'This link stands for rules that are not known here (any more).',
  },

  lobby: {
    title: 'Public tables',
    lead: 'Anybody may come here: sit down where a seat is free, or watch.',
    none: 'There is no public table at the moment.',
    free: (seats: number) =>
      seats === 0 ? 'no seat free' : plural(seats, '1 seat free', `${seats} seats free`),
    sit: 'Sit down',
    watch: 'Watch',
  },

  notFound: {
    title: 'Nothing here',
    why: 'There is no page at this address.',
    noTable: 'No such table',
    table:
      'Perhaps a letter is wrong, or the table has been cleared away: that happens when nobody plays there for weeks.',
    again: 'Try again',
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
      why: 'Too much came from here at once, so the table closed the connection.',
      again: 'Try again',
    },
    tooManySpectators: {
      title: 'A full house',
      why: 'So many people are watching that there is no room left at the moment.',
      again: 'Try again',
    },
  },

  rulebook: {
    pictures: 'In six pictures',
    clauses: 'Word for word',
    contents: 'Contents',
    house: 'house rule',
    means: 'Where it says “house rule”, no rulebook settles the question, so we had to decide.',
  },
}
