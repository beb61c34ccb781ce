import { dealCue, endCues, type Cue, type FindCues } from '../../kit/motion/cues.ts'
import type { Options } from '../../../shared/games/high-low/options.ts'
import { outcomeOf } from '../../../shared/games/high-low/rules/outcome.ts'
import type { Last, View } from '../../../shared/games/high-low/rules/state.ts'
import type { Words } from '../../../shared/games/high-low/words/en/table.ts'

export const findCues: FindCues<Options, View, Words> = (before, after) => {
  if (before === null) return isUntouched(after) ? [dealCue(after.hands)] : []
  if (JSON.stringify(before) === JSON.stringify(after)) return []
  const outcome = before.ending ? null : outcomeOf(after)
  return [
    ...(after.last ? lastCues(after.last) : []),
    ...(outcome ? endCues(outcome, after.hands.length) : finishers(before, after)),
  ]
}

const isUntouched = ({ phase, last }: View): boolean => phase === 'exchange' && last === null

function lastCues(last: Last): readonly Cue[] {
  const drew: readonly Cue[] = last.drew
    ? [{ name: 'draw', seats: [last.drew.seat], count: last.drew.cards }]
    : []
  return [...moveCues(last), ...drew]
}

function moveCues(last: Last): readonly Cue[] {
  const seats = [last.seat]
  switch (last.did) {
    case 'exchange':
      return [{ name: 'lift', seats }]
    case 'ready':
      return []
    case 'play':
      return [
        { name: 'play', seats, target: 'pile' },
        ...(last.burnt ? [{ name: 'burn', seats, target: 'pile' } as const] : []),
      ]
    case 'take':
      return [{ name: 'draw', seats, count: last.cards }]
  }
}

const finishers = (before: View, after: View): readonly Cue[] =>
  after.finished.slice(before.finished.length).map((seat) => ({ name: 'finished', seats: [seat] }))
