import { canonical, isSame } from '../../canonical.ts'
import type { AnyBot } from '../bot.ts'
import type { AnyGame, AnyMove, AnyOptions, AnyState, Reason, Seat } from '../game.ts'
import { randomOf } from './games-by-chance.ts'

/** A bot's move, the state in which the bot made it, and its reason. */
export type ExplainedMove = {
  readonly state: AnyState
  readonly seat: Seat
  readonly options: AnyOptions
  readonly move: AnyMove
  readonly reason: Reason
}

/**
 * Returns the hidden facts that a bot's reason reveals. An observer can imagine all deals that look
 * the same in public, and in which the same move would have the same reason. The reason reveals a
 * fact if the mover sees the fact in all of these deals, although the fact is rare in deals with
 * the same move.
 */
export function revealedFacts(
  game: AnyGame,
  { reason }: Pick<AnyBot, 'reason'>,
  made: ExplainedMove,
): string[] {
  const { state, seat, options } = made
  const looksLikeIt = movesLike(game, made)
  const possible = new Map<string, number>()
  let [worlds, explained] = [0, 0]
  let common: readonly string[] = []
  for (let number = 1; number <= mostTries && explained < enough; number++) {
    const world = game.redeal(state, 'public', randomOf(number))
    const view = game.view(world, seat)
    const moves = game.moves(view, options).filter((move) => looksLikeIt(world, move))
    if (moves.length === 0) continue
    const seen = partsOf(view)
    worlds += 1
    for (const part of seen) possible.set(part, (possible.get(part) ?? 0) + 1)
    if (!moves.some((move) => isSame(reason(view, options, move), made.reason))) continue
    explained += 1
    common = explained === 1 ? [...seen] : common.filter((part) => seen.has(part))
  }
  return common.filter(
    (part) => (((possible.get(part) ?? 0) + 1) / (worlds + 2)) ** explained < byChance,
  )
}

/**
 * Returns a function that tests whether a move looks the same in public as the bot's move. If the
 * bot's move was made face down, it accepts every move after which the public view is the same.
 * Otherwise it accepts only the same move.
 */
function movesLike(
  game: AnyGame,
  { state, seat, options, move }: ExplainedMove,
): (world: AnyState, other: AnyMove) => boolean {
  const isIt = (_: AnyState, other: AnyMove) => isSame(other, move)
  const lookAfter = (world: AnyState, other: AnyMove) =>
    canonical(game.view(game.apply(world, seat, other, options), 'public'))
  const look = lookAfter(state, move)
  const looksSo = (world: AnyState, other: AnyMove) => lookAfter(world, other) === look
  const isFaceDownIn = (world: AnyState) =>
    game
      .moves(game.view(world, seat), options)
      .some((other) => !isIt(world, other) && looksSo(world, other))
  // A forced move has no alternative in this hand. It counts as made face down if it has
  // alternatives that look the same in another deal.
  const isFaceDown =
    isFaceDownIn(state) ||
    otherDeals.some((number) => isFaceDownIn(game.redeal(state, 'public', randomOf(number))))
  return isFaceDown ? looksSo : isIt
}

const otherDeals = [1, 2, 3, 4, 5, 6, 7, 8]

const mostTries = 4_000
const enough = 24
/**
 * A fact counts as revealed only if the probability that it occurs in all of these deals by chance
 * is at most this.
 */
const byChance = 1e-6

/**
 * Returns every value in a view together with its path. Paths do not contain the indexes in lists.
 */
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
