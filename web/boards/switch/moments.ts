import { endMoments, type Moment, type Moments } from '../../kit/motion/moment.ts'
import type { Options } from '../../../shared/games/switch/options.ts'
import { outcomeOf } from '../../../shared/games/switch/rules/outcome.ts'
import type { Demand, Happened, View } from '../../../shared/games/switch/rules/state.ts'
import type { Words } from '../../../shared/games/switch/words/en/table.ts'

export const moments: Moments<Options, View, Words> = (before, after, _options, words) => {
  if (JSON.stringify(before) === JSON.stringify(after)) return []
  const { last } = after
  const dealt = last.findIndex(({ what }) => what === 'dealt')
  const happened = before !== null ? last : dealt < 0 ? [] : last.slice(dealt)
  return happened.flatMap((one) => momentsOf(one, before, after, words))
}

function momentsOf(
  one: Happened,
  before: View | null,
  after: View,
  words: Words,
): readonly Moment[] {
  switch (one.what) {
    case 'dealt':
      return [{ name: 'deal', count: Math.max(...after.hands) }]
    case 'laid':
      return [{ name: 'lay', seats: [one.seat], thing: `card-${one.cards.at(-1)}` }]
    case 'called':
      return [
        {
          name: 'switch-call',
          seats: [one.seat],
          thing: `seat-${one.seat}`,
          word: words.switch,
        },
      ]
    case 'forgot-call':
      return [{ name: 'caught', seats: [one.seat] }]
    case 'asked':
      return [askMoment(one, before?.demand, after.last)]
    case 'turned':
      return [{ name: 'ring-turns' }]
    case 'special-last':
    case 'drew':
    case 'paid':
      return one.drawn > 0 ? [{ name: 'draw', seats: [one.seat], count: one.drawn }] : []
    case 'round-won':
      // Whoever wins the game with it has a greater moment.
      return outcomeOf(after) ? [] : [{ name: 'finished', seats: [one.seat] }]
    case 'game-won': {
      const outcome = outcomeOf(after)
      return outcome ? endMoments(outcome, after.hands.length) : []
    }
    default:
      return []
  }
}

/** The first who is asked to draw suffers; whoever passes that on enjoys it. */
function askMoment(
  { seat, owed }: Happened & { readonly what: 'asked' },
  before: Demand | undefined,
  last: readonly Happened[],
): Moment {
  const layer = last.find(({ what }) => what === 'laid')
  if (!before || owed <= before.owed || layer?.what !== 'laid')
    return { name: 'asked-to-draw', seats: [seat], thing: `seat-${seat}`, count: owed }
  const times = Math.round(before.owed / (owed - before.owed))
  return { name: 'passed-on', seats: [layer.seat], thing: `seat-${seat}`, count: times }
}
