import { gameOf, games } from '../../shared/games/all.ts'
import type { AnyOptions } from '../../shared/game/game.ts'
import { seatsFor } from '../../shared/game/seats.ts'
import type { Tempo } from '../../shared/wire/tempos.ts'
import { Dice } from '../../tests/support/dice.ts'
import { anyOptions } from '../crash-test/saying.ts'

/** What may happen, to somebody or to the service. */
export const doings = [
  'acts',
  'reloads',
  'opens another tab',
  'comes back to a tab',
  'sleeps',
  'wakes',
  'loses the line',
  'loses the line without a word',
  'hears nothing',
  'goes offline',
  'goes online',
  'says it twice by HTTP',
  'shares the phone',
  'sets the clock',
  'begins to watch',
  'stops watching',
  'a crowd comes',
  'the table dies',
  'a relay dies',
  'the lobby dies',
  'everything sleeps',
  'an answer is lost',
  'an update',
  'the clocks jump',
  'the disk is full',
  'an alarm rings',
  'a quiet while',
  'a day passes',
] as const
export type Doing = (typeof doings)[number]

/** Something that happens at a moment, so many milliseconds after the beginning. All its chance comes from its roll. */
export type Happening = {
  readonly at: number
  readonly does: Doing
  readonly who: number
  readonly roll: number
}

/** All that a seed decides about one table. */
export type Plan = {
  readonly seed: number
  readonly game: string
  readonly options: AnyOptions
  readonly tempo: Tempo
  readonly people: number
  readonly hours: number
  readonly happenings: readonly Happening[]
}

const hour = 3_600_000

/** How often each happens in an hour, beside what people do. */
const perHour: Readonly<Partial<Record<Doing, number>>> = {
  reloads: 3,
  'opens another tab': 2,
  'comes back to a tab': 3,
  sleeps: 2,
  wakes: 4,
  'loses the line': 5,
  'loses the line without a word': 2,
  'hears nothing': 6,
  'goes offline': 1,
  'goes online': 3,
  'says it twice by HTTP': 8,
  'sets the clock': 0.5,
  'begins to watch': 2,
  'stops watching': 2,
  'a crowd comes': 0.05,
  'the table dies': 4,
  'a relay dies': 1,
  'the lobby dies': 0.5,
  'everything sleeps': 4,
  'an update': 0.7,
  'the clocks jump': 0.5,
  'the disk is full': 1.5,
  'an alarm rings': 4,
  'a quiet while': 0.3,
  'a day passes': 0.1,
}

const tempos: readonly Tempo[] = ['free', 'free', 'brisk', 'daily']

/** @param hours how long it goes on; a seed has its own opinion */
export function planOf(seed: number, hours: number | null = null): Plan {
  const dice = new Dice(seed, 'plan')
  const long = hours ?? dice.between(1, 6)
  const game = dice.oneOf(games).about.id
  const options = anyOptions(game, dice)
  const { max } = seatsFor(known(game), options)
  const most = dice.between(1, Math.min(4, max))
  const more = new Dice(seed, 'more of the plan')
  // At some tables all have one phone.
  const isOnePhone = most > 1 && more.onceIn(4)
  const people = isOnePhone ? 1 : most
  const length = long * hour
  const happening = (does: Doing, at = dice.below(length)): Happening => ({
    at,
    does,
    who: dice.below(people),
    roll: dice.below(1_000_000),
  })
  const faults = Object.entries(perHour).flatMap(([does, often]) =>
    Array.from({ length: timesIn(often * long, dice) }, () => happening(does as Doing)),
  )
  const acts = Array.from({ length: Math.round(actsPerHour * most * long) }, () =>
    happening('acts'),
  )
  const sharings = Array.from(
    { length: isOnePhone ? most - 1 : timesIn(0.2 * long, more) },
    () => ({
      at: more.below(isOnePhone ? length / 10 : length),
      does: 'shares the phone' as const,
      who: more.below(people),
      roll: more.below(1_000_000),
    }),
  )
  const unanswered = new Dice(seed, 'unanswered calls')
  const losses = Array.from({ length: timesIn(long, unanswered) }, () => ({
    at: unanswered.below(length),
    does: 'an answer is lost' as const,
    who: 0,
    roll: unanswered.below(1_000_000),
  }))
  return {
    seed,
    game,
    options,
    tempo: dice.oneOf(tempos),
    people,
    hours: long,
    happenings: [...faults, ...acts, ...sharings, ...losses].toSorted(
      (one, other) => one.at - other.at,
    ),
  }
}

/** Of everybody. Most of it is silence. */
const actsPerHour = 40

const timesIn = (often: number, dice: Dice): number =>
  Math.floor(often) + (dice.below(1_000) < (often % 1) * 1_000 ? 1 : 0)

function known(id: string) {
  const game = gameOf(id)
  if (!game) throw new Error(`no game ${id}`)
  return game
}
