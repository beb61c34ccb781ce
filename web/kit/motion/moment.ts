import type { Seat, Outcome } from '../../../shared/game/game.ts'
import type { GameWords } from '../../../shared/game/words.ts'
import { apart, pace } from './pace.ts'

/** All that is seen, heard or felt as an event of its own: the score says how. */
export const momentNames = [
  'open-table',
  'sit-down',
  'deal',
  'lift',
  'put-back',
  'lay',
  'refuse',
  'draw',
  'my-turn',
  'face',
  'nudge',
  'speak',
  'sheet',
  // The delights: at most one of a kind in a turn.
  'ten-back',
  'skull-lies',
  'skull-covered',
  'burn',
  'push',
  'egon',
  'switch-call',
  'caught',
  'asked-to-draw',
  'passed-on',
  'ring-turns',
  'finished',
  // The end, for those whose it is.
  'perfect',
  'won',
  'lost',
] as const

export type MomentName = (typeof momentNames)[number]

export interface Moment {
  readonly name: MomentName
  /** Whose moment it is: their pieces may show a face, their phones may buzz. */
  readonly seats?: readonly Seat[]
  /** What it happens to, by its `data-thing`. */
  readonly thing?: string
  /** How many cards or chips, or how often a draw was passed on. */
  readonly count?: number
  /** What is written across the cloth. */
  readonly word?: string
}

/**
 * What happened between two views: what the `moments.ts` of a board's folder exports as `moments`. Without a view before,
 * the other is the first that is seen of a deal: then the cards are dealt, if this is its beginning.
 */
export type Moments<Options, View, Words extends GameWords> = (
  before: View | null,
  after: View,
  options: Options,
  words: Words,
) => readonly Moment[]

/** Somebody was nudged: their piece is knocked at. */
export const nudgeOf = (seat: Seat): Moment => ({
  name: 'nudge',
  seats: [seat],
  thing: `seat-${seat}`,
})

/** How long a moment takes at most, in milliseconds: what moves, and what is heard. */
export function lengthOf({ name, count = 1 }: Moment): number {
  switch (name) {
    case 'open-table':
      return pace.cloth + 400
    case 'sit-down':
      return pace.card + pace.quick
    case 'deal':
      return count * apart + pace.sweep
    case 'lift':
    case 'put-back':
    case 'speak':
      return pace.quick
    case 'lay':
    case 'draw':
    case 'sheet':
    case 'skull-lies':
    case 'asked-to-draw':
    case 'passed-on':
      return pace.card
    case 'refuse':
      return 240
    case 'nudge':
      return 3 * pace.quick
    case 'my-turn':
    case 'face':
    case 'ring-turns':
    case 'skull-covered':
    case 'caught':
    case 'finished':
      return pace.sweep
    default:
      return 1_200
  }
}

/** What others do is not felt. */
export const isFelt = ({ seats }: Moment, viewer: Seat | null): boolean =>
  seats === undefined || (viewer !== null && seats.includes(viewer))

const ends: ReadonlySet<MomentName> = new Set(['perfect', 'won', 'lost'])

/** How a game ends for those who played it: whoever came neither first nor last has no face to make. */
export function endMoments(outcome: Outcome, seats: number): readonly Moment[] {
  const all = Array.from({ length: seats }, (_, seat) => seat)
  if (outcome.kind === 'cooperative')
    return [{ name: outcome.won ? 'perfect' : 'lost', seats: all }]
  const { places, guest } = outcome
  const last = Math.max(...places, guest?.place ?? 1)
  const won = all.filter((seat) => places[seat] === 1)
  const lost = all.filter((seat) => places[seat] === last && last > 1)
  return [
    { name: 'won', seats: won },
    ...(lost.length > 0 ? [{ name: 'lost', seats: lost } as const] : []),
  ]
}

/** At the end whoever lost hears that, and everybody else the winner. @param viewer null for whoever watches */
export function isHeard({ name }: Moment, among: readonly Moment[], viewer: Seat | null): boolean {
  if (!ends.has(name)) return true
  const lost = among.find((one) => one.name === 'lost')
  const isTheirs = viewer !== null && lost?.seats?.includes(viewer) === true
  const isOnlyEnd = !among.some((one) => ends.has(one.name) && one.name !== name)
  return isOnlyEnd || (name === 'lost') === isTheirs
}

/** Of a burst only the last ones are played, and of all that happened unseen only the end. */
export const worthPlaying = (moments: readonly Moment[], isHidden: boolean): readonly Moment[] =>
  isHidden ? moments.filter(({ name }) => ends.has(name)) : moments.slice(-mostAtOnce)

const mostAtOnce = 4
