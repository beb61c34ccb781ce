import type { Who } from '../../../../game/words.ts'

export const words = {
  /** How many cards made the next one draw, one upon the other, and who had to in the end. */
  chain: (links: number, who: Who, drawn: number): string =>
    `The longest chain: passed on ${links === 2 ? 'once' : `${links - 1} times`}, then ${who ?? 'you'} drew ${drawn}`,
}

export type Words = typeof words
