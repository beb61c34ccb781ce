import { numbered } from '../../../game/laws/games-by-chance.ts'
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

/** A state on the way, who moved to leave it, and how: nobody in the last. */
export type Played = { readonly state: State; readonly move: Move | null }

type Player = (all: readonly Move[], below: (bound: number) => number) => Move | undefined

/** Lays rather than draws, and mostly calls, so that rounds come to an end and all kinds of cards come to lie. */
export const hasty: Player = (all, below) => {
  const lays = all.filter((move) => move.do === 'lay')
  if (lays.length === 0 || below(6) === 0) return careless(all, below)
  const calls = lays.filter(({ call }) => call)
  return careless(calls.length > 0 && below(6) > 0 ? calls : lays, below)
}

/** Anything. */
export const careless: Player = (all, below) => all[below(all.length)]

/** One game, all of it by the chance that the number gives: its rules, its seats, its deal and its moves. */
export function* gameByChance(
  number: number,
  player: Player,
  { rules = ruleSet, most = Infinity }: { rules?: typeof ruleSet; most?: number } = {},
): Generator<Played> {
  const below = picksFrom(number)
  const options = rules(number)
  const seats = 2 + below((choices.mostSeats?.(options) ?? about.seats.max) - 1)
  let state = setup(seats, options, numbered(number))
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
