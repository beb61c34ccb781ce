import type { ServiceWords } from '../words.ts'

export const en: ServiceWords = {
  moment: 'One moment, please.',
  error: {
    what: 'Something went wrong here.',
    next: 'Nothing is lost. Load the page again in a moment.',
    number: (id) => `Error number: ${id}`,
  },
  picture: {
    gathering: 'Gathering',
    playing: 'Under way',
    paused: 'Paused',
    over: 'Finished',
    won: 'Won',
    lost: 'Lost',
    nobody: 'Nobody sits here yet',
    noTable: 'There is no such table',
    mayMove: 'may move',
    cards: (cards) => (cards === 1 ? '1 card' : `${cards} cards`),
  },
}
