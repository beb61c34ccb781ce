import type { Seat } from '../../game.ts'
import { apply } from '../apply.ts'
import { moves } from '../moves.ts'
import { pips } from '../rounds.ts'
import type { Move, State } from '../state.ts'
import { view } from '../view.ts'
import { signsOf } from './signs.ts'
import { forMore, forTwo } from './weights.ts'

/** How likely a seat is to win the round from here, from 0 to 1. */
export function worth(state: State, me: Seat): number {
  const ended = roundFor(state, me)
  if (ended !== null) return ended
  // The card just drawn is laid at once where that is better.
  if (state.step.now === 'drawn' && state.turn === me)
    return Math.max(
      ...sensible(moves(view(state, me), state.options), state, me).map((move) =>
        worth(apply(state, me, move), me),
      ),
    )
  const weights = state.hands.length === 2 ? forTwo : forMore
  let sum = 0
  for (const [sign, value] of Object.entries(signsOf(state, me)))
    sum += (weights[sign] ?? 0) * value
  return 1 / (1 + Math.exp(-sum))
}

/** "Switch" is never forgotten. */
export function sensible(
  offered: readonly Move[],
  { hands, options }: Pick<State, 'hands' | 'options'>,
  me: Seat,
): readonly Move[] {
  const held = hands[me]?.length ?? 0
  return offered.filter(
    (move) =>
      move.do !== 'lay' ||
      move.call === true ||
      options.lastCall === 0 ||
      held < 2 ||
      held - move.cards.length > 1,
  )
}

/** Once the round is won: all or nothing, or how many points were won and given away. */
function roundFor({ last, options, result }: State, me: Seat): number | null {
  const won = last.find((one) => one.what === 'round-won')
  if (won?.what !== 'round-won') return null
  if (options.scoring === 'wins') return Number(won.seat === me)
  if (won.seat === me) return 0.75 + 0.25 * Math.min(1, won.points / 120)
  const given = (result?.hands[me] ?? []).reduce((sum, card) => sum + pips(card), 0)
  return 0.25 * (1 - Math.min(1, given / 60))
}
