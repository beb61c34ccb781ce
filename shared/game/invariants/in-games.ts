import * as fc from 'fast-check'

import { canonical } from '../../canonical.ts'
import type { AnyGame, Seat, Viewer } from '../game.ts'
import { anyPlan, playGame, type GameStep, type Plan } from './games-by-chance.ts'

export const seatsOf = ({ seats }: Plan): Seat[] => Array.from({ length: seats }, (_, seat) => seat)

export const viewersOf = (plan: Plan): Viewer[] => [...seatsOf(plan), 'public']

/**
 * Plays `runs` whole games, and calls `holds` for each of them. `holds` throws if an invariant is
 * violated.
 */
export const inGames = (
  game: AnyGame,
  runs: number,
  holds: (moments: readonly GameStep[], plan: Plan) => void,
  plans = anyPlan(game),
): void =>
  fc.assert(
    fc.property(plans, (plan) => holds(playGame(game, plan), plan)),
    { numRuns: runs },
  )

/**
 * Fails if two values differ as JSON, including the order of their fields. Replaces `expect`, which
 * would take most of the time of a hundred thousand comparisons.
 */
export function same(found: unknown, wanted: unknown): void {
  if (found === wanted) return
  const [one, other] = [JSON.stringify(found), JSON.stringify(wanted)]
  if (one !== other) throw new Error(`${one} is not ${other}`)
}

/** Fails if two values are not equal as JSON, whatever the order of their fields. */
export const sameFields = (found: unknown, wanted: unknown): void =>
  same(canonical(found), canonical(wanted))

/**
 * Returns every `everySo`th item with its index, at most `most` items. So the longest games take no
 * more time than others.
 */
export function someOf<Item>(
  items: readonly Item[],
  everySo: number,
  most: number,
): (readonly [number, Item])[] {
  const apart = Math.max(everySo, Math.ceil(items.length / most))
  return items.flatMap((item, index) => (index % apart === 0 ? [[index, item] as const] : []))
}
