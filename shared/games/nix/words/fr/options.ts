import type { OptionWords } from '../../../../game/words.ts'
import type { Values } from '../../options.ts'

export const words: OptionWords<Values> = {
  options: {
    egon: {
      name: 'EGON',
      values: {
        false: 'Rien que vous : personne ne joue sans être là.',
        true: 'EGON est de la partie : un adversaire sans nez, qui pose en dernier à chaque manche.',
      },
    },
    begins: {
      name: 'Qui commence',
      values: (value, names) =>
        value === 'lot'
          ? 'Le sort décide qui commence.'
          : `${names[Number(value) - 1] ?? `La chaise ${value}`} commence.`,
      short: (value) => (value === 'lot' ? 'le sort' : `chaise ${value}`),
    },
  },
}
