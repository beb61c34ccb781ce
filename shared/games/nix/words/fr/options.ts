import type { OptionWords } from '../../../../game/words.ts'
import type { Values } from '../../options.ts'

export const words: OptionWords<Values> = {
  options: {
    egon: {
      name: 'EGON',
      values: {
        false: 'Sans EGON.',
        true: 'EGON est de la partie : un joueur automatique, qui pose en dernier à chaque manche.',
      },
    },
    begins: {
      name: 'Qui commence',
      values: (value, names) =>
        value === 'lot'
          ? 'Au hasard : le sort décide qui commence.'
          : `${names[Number(value) - 1] ?? `La place ${value}`} commence.`,
      short: (value) => (value === 'lot' ? 'au hasard' : `place ${value}`),
    },
  },
}
