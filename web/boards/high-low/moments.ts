import { endMoments, type Moment, type Moments } from '../../kit/motion/moment.ts'
import type { Options } from '../../../shared/games/high-low/options.ts'
import { outcomeOf } from '../../../shared/games/high-low/rules/outcome.ts'
import type { Last, View } from '../../../shared/games/high-low/rules/state.ts'
import type { Words } from '../../../shared/games/high-low/words/en/table.ts'

export const moments: Moments<Options, View, Words> = (before, after) => {
  if (before === null) return isUntouched(after) ? [dealOf(after)] : []
  if (JSON.stringify(before) === JSON.stringify(after)) return []
  const outcome = before.ending ? null : outcomeOf(after)
  return [
    ...(after.last ? lastMoments(after.last) : []),
    ...(outcome ? endMoments(outcome, after.hands.length) : finishers(before, after)),
  ]
}

const isUntouched = ({ phase, last }: View): boolean => phase === 'exchange' && last === null

const dealOf = ({ hands }: View): Moment => ({ name: 'deal', count: hands[0] ?? 1 })

function lastMoments(last: Last): readonly Moment[] {
  const drew: readonly Moment[] = last.drew
    ? [{ name: 'draw', seats: [last.drew.seat], count: last.drew.cards }]
    : []
  return [...deedMoments(last), ...drew]
}

function deedMoments(last: Last): readonly Moment[] {
  const seats = [last.seat]
  switch (last.did) {
    case 'exchange':
      return [{ name: 'lift', seats }]
    case 'ready':
      return []
    case 'lay':
      return [
        { name: 'lay', seats, thing: 'pile' },
        ...(last.burnt ? [{ name: 'burn', seats, thing: 'pile' } as const] : []),
      ]
    case 'take':
      return [{ name: 'draw', seats, count: last.cards }]
  }
}

const finishers = (before: View, after: View): readonly Moment[] =>
  after.out.slice(before.out.length).map((seat) => ({ name: 'finished', seats: [seat] }))
