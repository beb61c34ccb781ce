import type { Who } from '../../../../game/words.ts'

export const words = {
  pile: (who: Who, cards: number): string =>
    `The biggest pile: ${who ?? 'you'} took ${cards} cards at once`,
}

export type Words = typeof words
