import type { Outcome } from '../../game.ts'
import type { GameWords } from '../../words.ts'
import type { Values } from '../options.ts'
import type { RowName } from '../rows.ts'

const points = (count: number): string => (count === 1 ? '1 point' : `${count} points`)
const together = (names: readonly string[]): string =>
  names.length < 2 ? names.join() : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`

const rows: Readonly<Record<RowName, string>> = {
  four: 'four of a kind',
  run4: 'run of four',
  three: 'three of a kind',
  run3: 'run of three',
  pair: 'pair',
  run2: 'run of two',
  one: 'one card',
  none: 'no card',
}

export const words = {
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
      values: (value: Values['begins'][number], names: readonly string[]): string =>
        value === 'lot'
          ? 'The lot decides who begins.'
          : `${names[value - 1] ?? `Whoever sits on chair ${value}`} begins.`,
      short: (value: Values['begins'][number]): string =>
        value === 'lot' ? 'the lot' : `chair ${value}`,
    },
  },

  clauses: {
    'NU-01':
      '80 cards: 1 to 7 and the joker, ten of each. Everybody gets 12 of them and five chips, one of which is the super-chip.',
    'NU-02': 'The host names who begins; otherwise the lot decides.',
    'NU-03': 'It is not your turn: play goes clockwise, five rounds in each of the four deals.',
    'NU-04': 'Eight rows of three fields each: what a field is worth stands on it.',
    'NU-05': 'You lay cards of your own hand, and no new ones come for them.',
    'NU-06':
      'Two to four equal cards, two to four in sequence, or one card. “No card” is for an empty hand only.',
    'NU-07':
      'At most one joker in a combination; in round 5 a joker goes alone, as “one card”, or not at all.',
    'NU-08':
      'A chip comes in from the left and pushes those in its row one field on; the fourth pushes the first off.',
    'NU-09': 'The super-chip goes only with a combination without a joker, and not in round 5.',
    'NU-10': 'A super-chip that is left for round 5 is turned over and counts once.',
    'NU-11': 'After round 5 every chip on the board scores its field, a super-chip twice.',
    'NU-12':
      'Whoever has the most points in all begins the next deal; between equals the lot decides.',
    'NU-13': 'After four deals the most points win; equals share the victory.',
    'NU-14': 'EGON has five chips of his own and lays last in every round.',
    'NU-15':
      'EGON turns over one card more than the number of the round, and lays the highest combination among them.',
    'NU-16': 'EGON uses as many jokers as he likes, whenever he likes.',
    'NU-17': 'EGON always lays his super-chip in round 4. He can win, too.',
  },

  outcome: (outcome: Outcome, names: readonly string[]): string => {
    if (outcome.kind !== 'places') return ''
    const { places, guest } = outcome
    const best = places.flatMap((place, seat) => (place === 1 ? [names[seat] ?? ''] : []))
    const most = points(outcome.points[places.indexOf(1)] ?? guest?.points ?? 0)
    const winners = guest?.place === 1 ? [...best, 'EGON'] : best
    if (winners.length > 1) return `${together(winners)} share the victory with ${most} each.`
    return best.length === 0
      ? `EGON wins with ${most}. EGON, of all people.`
      : `${together(winners)} wins with ${most}.`
  },

  rows,
} satisfies GameWords<Values> & Record<string, unknown>

export type Words = typeof words
