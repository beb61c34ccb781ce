import type { ServiceWords } from '../words.ts'
import { pluralIn } from '../../plural.ts'

const plural = pluralIn('en')

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
    cards: (cards) => plural(cards, '1 card', `${cards} cards`),
  },
}
