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
    gathering: 'Waiting for players',
    playing: 'In progress',
    paused: 'Paused',
    over: 'Finished',
    won: 'Won',
    lost: 'Lost',
    nobody: 'Nobody sits here yet',
    noTable: 'This table doesn’t exist',
    mayMove: 'to move',
    cards: (cards) => plural(cards, '1 card', `${cards} cards`),
  },
}
