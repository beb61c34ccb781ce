import { dealCue, endCues, type Cue, type FindCues } from '../../kit/motion/cues.ts'
import type { Options } from '../../../shared/games/switch/options.ts'
import { outcomeOf } from '../../../shared/games/switch/rules/outcome.ts'
import type { Demand, MoveEvent, View } from '../../../shared/games/switch/rules/state.ts'
import type { Words } from '../../../shared/games/switch/words/en/table.ts'

export const findCues: FindCues<Options, View, Words> = (before, after, _options, words) => {
  if (JSON.stringify(before) === JSON.stringify(after)) return []
  const { last } = after
  const dealt = last.findIndex(({ type }) => type === 'dealt')
  const happened = before !== null ? last : dealt < 0 ? [] : last.slice(dealt)
  return happened.flatMap((one) => cuesOf(one, before, after, words))
}

function cuesOf(one: MoveEvent, before: View | null, after: View, words: Words): readonly Cue[] {
  switch (one.type) {
    case 'dealt':
      return [dealCue(after.hands)]
    case 'played':
      return [{ name: 'play', seats: [one.seat], target: `card-${one.cards.at(-1)}` }]
    case 'called':
      return [
        {
          name: 'switch-call',
          seats: [one.seat],
          target: `seat-${one.seat}`,
          word: words.switch,
        },
      ]
    case 'forgot-call':
      return [{ name: 'caught', seats: [one.seat] }]
    case 'asked':
      return [drawDemandCue(one, before?.demand, after.last)]
    case 'reversed':
      return [{ name: 'ring-turns' }]
    case 'special-last':
    case 'drew':
    case 'paid':
      return one.drawn > 0 ? [{ name: 'draw', seats: [one.seat], count: one.drawn }] : []
    case 'round-won':
      // If the round also decides the game, the cues for the end of the game are played instead.
      return outcomeOf(after) ? [] : [{ name: 'finished', seats: [one.seat] }]
    case 'game-won': {
      const outcome = outcomeOf(after)
      return outcome ? endCues(outcome, after.hands.length) : []
    }
    default:
      return []
  }
}

/**
 * Returns the cue for a demand to draw. For a new demand, `seats` contains the player who must
 * draw. For a demand that was passed on, `seats` contains the player who has passed it on.
 */
function drawDemandCue(
  { seat, owed }: MoveEvent & { readonly type: 'asked' },
  before: Demand | undefined,
  last: readonly MoveEvent[],
): Cue {
  const layer = last.find(({ type }) => type === 'played')
  if (!before || owed <= before.owed || layer?.type !== 'played')
    return { name: 'asked-to-draw', seats: [seat], target: `seat-${seat}`, count: owed }
  const times = Math.round(before.owed / (owed - before.owed))
  return { name: 'passed-on', seats: [layer.seat], target: `seat-${seat}`, count: times }
}
