import type { OptionWords } from '../../../../game/words.ts'
import type { Values } from '../../options.ts'

export const words: OptionWords<Values> = {
  options: {
    finish: {
      name: 'The end',
      values: {
        first: 'Whoever runs out of cards first wins, and the game is over.',
        places: 'The others play on for the places until only one still has cards.',
      },
    },
  },
}
