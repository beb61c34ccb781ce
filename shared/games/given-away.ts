import { canonical } from '../canonical.ts'
import type { AnyGame, AnyMove, AnyOptions, AnyState, Reason, Seat } from './game.ts'
import { numbered } from './games-by-chance.ts'

/** A bot's move where it stood, and what it said about it. */
export type Explained = {
  readonly state: AnyState
  readonly seat: Seat
  readonly options: AnyOptions
  readonly move: AnyMove
  readonly reason: Reason
}

/**
 * What a reason gives away of what lies hidden. Whoever sees the table, the move and its reason imagines all that may
 * still be: worlds that look alike to everybody, where the move may be made, and is explained by the same reason. What
 * the mover sees in all of those, though it is rare where the move may be made at all, the reason has told.
 */
export function givenAway(game: AnyGame, made: Explained): string[] {
  const { state, seat, options, move } = made
  const [done, said] = [canonical(move), canonical(made.reason)]
  const possible = new Map<string, number>()
  let [worlds, explained] = [0, 0]
  let common: readonly string[] = []
  for (let number = 1; number <= mostTries && explained < enough; number++) {
    const view = game.view(game.redeal(state, 'public', numbered(number)), seat)
    if (!game.moves(view, options).some((one) => canonical(one) === done)) continue
    const seen = partsOf(view)
    worlds += 1
    for (const part of seen) possible.set(part, (possible.get(part) ?? 0) + 1)
    if (canonical(game.bot.reason(view, options, move)) !== said) continue
    explained += 1
    common = explained === 1 ? [...seen] : common.filter((part) => seen.has(part))
  }
  return common.filter(
    (part) => (((possible.get(part) ?? 0) + 1) / (worlds + 2)) ** explained < byChance,
  )
}

const mostTries = 4_000
const enough = 24
/** What is in all of the worlds by chance no more often than this is there for a reason. */
const byChance = 1e-6

/** Everything that stands somewhere in a view, by where: what is in a list stands anywhere in it. */
function partsOf(view: unknown, at = ''): Set<string> {
  if (typeof view !== 'object' || view === null) return new Set([`${at} ${canonical(view)}`])
  const parts = new Set<string>()
  for (const [key, part] of Object.entries(view)) {
    const path = Array.isArray(view) ? `${at}[]` : `${at}.${key}`
    parts.add(`${path} ${canonical(part)}`)
    for (const inner of partsOf(part, path)) parts.add(inner)
  }
  return parts
}
