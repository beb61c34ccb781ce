import type { Who } from '../../../../game/words.ts'

/** What is told of a lost game: the turn that cost the win. */
export const words = {
  card: (who: Who, card: number, up: boolean): string =>
    `The turn that cost most: ${who === null ? 'your' : `${who}’s`} ${card} on ${up ? 'an ascending' : 'a descending'} pile`,
  cards: (who: Who): string =>
    `What cost most: the cards drawn after ${who === null ? 'your' : `${who}’s`} turn`,
}

export type Words = typeof words
