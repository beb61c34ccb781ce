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

  options: {
    presets: 'Rule sets',
    usual: 'The usual rules',
    own: 'Rules of your own',
    exactly: (rules: string) => `${rules}, nothing changed.`,
    but: (rules: string) => `${rules}, but:`,
    changes: (changes: number) => plural(changes, '1 change', `${changes} changes`),
    link: 'Copy the link to these rules',
    done: 'Done',
    unsettled: 'Some of these rules contradict each other. Fix that to use these rules.',
    rest: 'Everything else as usual',
    all: 'All rules in detail',
    unknown: 'The rules in this link don’t exist here (any more).',
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

  ended: {
    replaced: {
      title: 'Your seat is open elsewhere',
      why: 'You opened it in another tab or on another device. Only the last one you opened can play.',
      again: 'Play here instead',
    },
    wrongOrigin: {
      title: 'Not from here',
      why: 'You can take a seat only on the page of Tischlein itself.',
      again: 'Try again',
    },
    tooFast: {
      title: 'A little too fast',
      why: 'This page sent too much at once, so the table closed the connection.',
      again: 'Try again',
    },
    tooManySpectators: {
      title: 'No room to watch',
      why: 'This table has no room for more spectators at the moment.',
      again: 'Try again',
    },
  },

  rulebook: {
    pictures: 'In six pictures',
    clauses: 'Word for word',
    contents: 'Contents',
    house: 'house rule',
    means: 'If it says “house rule”, no rulebook settles the question, so we had to decide.',
  },
}
