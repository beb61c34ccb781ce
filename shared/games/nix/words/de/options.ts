import type { OptionWords } from '../../../../game/words.ts'
import type { Values } from '../../options.ts'

export const words: OptionWords<Values> = {
  options: {
    egon: {
      name: 'EGON',
      values: {
        false: 'Nur ihr: Es spielt niemand mit, den es nicht gibt.',
        true: 'EGON spielt mit: ein Gegner ohne Nase, der in jeder Runde als Letzter legt.',
      },
    },
    begins: {
      name: 'Wer beginnt',
      values: (value, names) =>
        value === 'lot'
          ? 'Das Los entscheidet, wer beginnt.'
          : `${names[Number(value) - 1] ?? `Wer auf Stuhl ${value} sitzt,`} beginnt.`,
      short: (value) => (value === 'lot' ? 'das Los' : `Stuhl ${value}`),
    },
  },
}
