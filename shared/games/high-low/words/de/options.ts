import type { OptionWords } from '../../../../game/words.ts'
import type { Values } from '../../options.ts'

export const words: OptionWords<Values> = {
  options: {
    finish: {
      name: 'Spielende',
      values: {
        first: 'Wer zuerst keine Karte mehr hat, gewinnt, und das Spiel ist zu Ende.',
        places: 'Die anderen spielen um die Plätze weiter, bis nur noch eine Person Karten hat.',
      },
    },
  },
}
