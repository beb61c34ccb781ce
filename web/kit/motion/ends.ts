import type { Outcome, Seat } from '../../../shared/game/game.ts'
import type { Moment, MomentName } from './moment.ts'

const ends: ReadonlySet<MomentName> = new Set(['perfect', 'won', 'lost'])

/** How a game ends for those who played it: whoever came neither first nor last has no face to make. */
export function endMoments(outcome: Outcome, seats: number): readonly Moment[] {
  const all = Array.from({ length: seats }, (_, seat) => seat)
  if (outcome.kind === 'together') return [{ name: outcome.won ? 'perfect' : 'lost', seats: all }]
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
