import type { OptionWords } from '../../../../game/words.ts'
import type { Values } from '../../options.ts'

export const words: OptionWords<Values> = {
  options: {
    egon: {
      name: 'EGON',
      values: {
        false: 'Without EGON.',
        true: 'EGON plays along: an automatic extra player, last in every round.',
      },
    },
    begins: {
      name: 'Who starts',
      values: (value, names) =>
        value === 'lot'
          ? 'Random: the lot decides who starts.'
          : `${names[Number(value) - 1] ?? `Player ${value}`} starts.`,
      short: (value) => (value === 'lot' ? 'random' : `player ${value}`),
    },
  },
}
