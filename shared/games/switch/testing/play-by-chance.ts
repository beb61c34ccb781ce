import { randomOf } from '../../../game/invariants/games-by-chance.ts'
import { defaultsOf } from '../../../game/options.ts'
import { apply } from '../rules/apply.ts'
import { about } from '../about.ts'
import { game } from '../game.ts'
import { moves } from '../rules/moves.ts'
import { choices, type Options } from '../options.ts'
import { setup } from '../rules/rounds.ts'
import { picksFrom, ruleSet } from './rule-sets.ts'
import type { Move, State } from '../rules/state.ts'
import { view } from '../rules/view.ts'

/** A state of the game, and the move that came next; null for the last state. */
export type GameStep = { readonly state: State; readonly move: Move | null }

type Player = (all: readonly Move[], below: (bound: number) => number) => Move | undefined

/**
 * A player who mostly plays cards and calls “Switch”, so that rounds end and all kinds of cards are
 * played.
 */
export const hasty: Player = (all, below) => {
  const lays = all.filter((move) => move.do === 'play')
  if (lays.length === 0 || below(6) === 0) return careless(all, below)
  const calls = lays.filter(({ call }) => call)
  return careless(calls.length > 0 && below(6) > 0 ? calls : lays, below)
}

/** A player who makes any legal move. */
export const careless: Player = (all, below) => all[below(all.length)]

/**
 * Plays one random game of at most `most` moves. `number` is the seed of its rules, seats, deal and
 * moves.
 */
export function* gameByChance(
  number: number,
  player: Player,
  { rules = ruleSet, most = Infinity }: { rules?: typeof ruleSet; most?: number } = {},
): Generator<GameStep> {
  const below = picksFrom(number)
  const options = rules(number)
  const seats = 2 + below((choices.maxSeats?.(options) ?? about.seats.max) - 1)
  let state = setup(seats, options, randomOf(number))
  for (let made = 0; made < most; made++) {
    const toMove = game.toMove(state)
    const seat = toMove[below(Math.max(toMove.length, 1))]
    const all = seat === undefined ? [] : moves(view(state, seat), options)
    const move = all.length > 0 ? player(all, below) : undefined
    yield { state, move: move ?? null }
    if (seat === undefined || !move) return
    state = apply(state, seat, move)
  }
}

export const switchRules = (): Options => defaultsOf(choices.values)
