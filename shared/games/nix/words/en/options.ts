import type { OptionWords } from '../../../../game/words.ts'
import type { Values } from '../../options.ts'

export const words: OptionWords<Values> = {
  options: {
    egon: {
      name: 'EGON',
      values: {
        false: 'Only you: nobody plays who is not there.',
        true: 'EGON plays along: an opponent without a nose, who lays last in every round.',
      },
    },
    begins: {
      name: 'Who begins',
      values: (value, names) =>
        value === 'lot'
          ? 'The lot decides who begins.'
          : `${names[Number(value) - 1] ?? `Whoever sits on chair ${value}`} begins.`,
      short: (value) => (value === 'lot' ? 'the lot' : `chair ${value}`),
    },
  },
}
