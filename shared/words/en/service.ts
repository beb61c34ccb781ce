import type { ServiceWords } from '../words.ts'

export const en: ServiceWords = {
  moment: 'One moment, please.',
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
