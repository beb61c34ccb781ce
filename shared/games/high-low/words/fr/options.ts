import type { OptionWords } from '../../../../game/words.ts'
import type { Values } from '../../options.ts'

export const words: OptionWords<Values> = {
  options: {
    finish: {
      name: 'La fin',
      values: {
        first: 'La première personne sans carte gagne, et la partie est finie.',
        places: 'Les autres jouent pour les places, jusqu’à ce qu’une seule ait encore des cartes.',
      },
    },
  },
}
