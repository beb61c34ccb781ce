import type { Seat, Outcome } from '../../../shared/game/game.ts'
import type { GameWords } from '../../../shared/game/words.ts'
import { staggerDelay, durations } from './durations.ts'

/**
 * The names of all cues. A cue is a game event that has an animation, a sound or a vibration.
 * `sound/score.ts` defines the sounds.
 */
export const cueNames = [
  'open-table',
  'sit-down',
  'deal',
  'lift',
  'put-back',
  'play',
  'refuse',
  'draw',
  'my-turn',
  'face',
  'clap',
  'nudge',
  'speak',
  'sheet',
  // Special effects for events that only some games have.
  'ten-back',
  'skull-played',
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
  'knock',
  'great-deal',
  'life-lost',
  // Cues for the end of a game. `seats` contains the players who have this result.
  'perfect',
  'won',
  'lost',
] as const

export type CueName = (typeof cueNames)[number]

export interface Cue {
  readonly name: CueName
  /** The players of the event. Their pieces can show a face, and their phones can vibrate. */
  readonly seats?: readonly Seat[]
  /** The `data-motion-key` of the element that the effect animates. */
  readonly target?: string
  /**
   * The number of cards or chips in the event. In the cue `passed-on`, how often players have
   * passed the demand to draw cards on.
   */
  readonly count?: number
  /** A text that appears across the table. */
  readonly word?: string
}

/**
 * Finds the cues between two views. A board exports such a function from `cues.ts` as `findCues`.
 * For the first view of a deal, `before` is null. If that view is the start of the deal, the result
 * has a `deal` cue.
 */
export type FindCues<Options, View, Words extends GameWords> = (
  before: View | null,
  after: View,
  options: Options,
  words: Words,
) => readonly Cue[]

/** Returns the cue for dealing cards. `hands` are the numbers of cards that the players get. */
export const dealCue = (hands: readonly number[]): Cue => ({
  name: 'deal',
  count: Math.max(...hands),
})

/** Returns the cue that reminds a slow player to move. */
export const nudgeCue = (seat: Seat): Cue => ({
  name: 'nudge',
  seats: [seat],
  target: `seat-${seat}`,
})

/** Returns the maximum duration of a cue's animation and sound, in ms. */
export function cueDuration({ name, count = 1 }: Cue): number {
  switch (name) {
    case 'open-table':
      return durations.cloth + 400
    case 'sit-down':
      return durations.card + durations.quick
    case 'deal':
      return count * staggerDelay + durations.sweep
    case 'lift':
    case 'put-back':
    case 'speak':
      return durations.quick
    case 'play':
    case 'draw':
    case 'sheet':
    case 'skull-played':
    case 'asked-to-draw':
    case 'passed-on':
      return durations.card
    case 'refuse':
      return 240
    case 'nudge':
    case 'knock':
      return 3 * durations.quick
    case 'my-turn':
    case 'face':
    case 'clap':
    case 'ring-turns':
    case 'skull-covered':
    case 'caught':
    case 'finished':
    case 'life-lost':
      return durations.sweep
    default:
      return 1_200
  }
}

/**
 * Returns whether the cue may vibrate the viewer's phone. A cue with `seats` vibrates only the
 * phones of these players.
 */
export const triggersVibration = ({ seats }: Cue, viewer: Seat | null): boolean =>
  seats === undefined || (viewer !== null && seats.includes(viewer))

const ends: ReadonlySet<CueName> = new Set(['perfect', 'won', 'lost'])

/** Returns whether the cue belongs to the end of a game. */
export const isEndOfGame = ({ name }: Cue): boolean => ends.has(name)

/**
 * Returns the cues for the end of a game. In a competitive game, only players who came first or
 * last have one.
 */
export function endCues(outcome: Outcome, seats: number): readonly Cue[] {
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

/**
 * Returns whether the cue is played for the viewer. If `among` contains the cue `lost` and another
 * cue for the end of the game, losers get only `lost`, and all other viewers only the other cue.
 * @param viewer null for spectators
 */
export function isAudible({ name }: Cue, among: readonly Cue[], viewer: Seat | null): boolean {
  if (!ends.has(name)) return true
  const lost = among.find((one) => one.name === 'lost')
  const isTheirs = viewer !== null && lost?.seats?.includes(viewer) === true
  const isOnlyEnd = !among.some((one) => ends.has(one.name) && one.name !== name)
  return isOnlyEnd || (name === 'lost') === isTheirs
}

/**
 * Returns which of several simultaneous cues to play: the last `mostAtOnce`. If the page is hidden,
 * returns only the cues for the end of the game.
 */
export const selectCues = (cues: readonly Cue[], isHidden: boolean): readonly Cue[] =>
  isHidden ? cues.filter(isEndOfGame) : cues.slice(-mostAtOnce)

const mostAtOnce = 4
