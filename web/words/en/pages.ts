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
}
