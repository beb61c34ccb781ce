import type { OptionWords } from '../../../../game/words.ts'
import type { Values } from '../../options.ts'

export const words: OptionWords<Values> = {
  options: {
    egon: {
      name: 'EGON',
      values: {
        false: 'Ohne EGON.',
        true: 'EGON spielt mit: ein automatischer Mitspieler, der in jeder Runde als Letzter legt.',
      },
    },
    begins: {
      name: 'Wer beginnt',
      values: (value, names) =>
        value === 'lot'
          ? 'Zufall: Das Los entscheidet, wer beginnt.'
          : `${names[Number(value) - 1] ?? `Person ${value}`} beginnt.`,
      short: (value) => (value === 'lot' ? 'Zufall' : `Person ${value}`),
    },
  },
}
