import type { Seat } from '../../game.ts'
import type { Random } from '../../../random.ts'
import { apply } from '../apply.ts'
import type { Options } from '../options.ts'
import type { Move, State, View } from '../state.ts'
import { worlds } from './worlds.ts'
import { sensible, worth } from './worth.ts'

/** In how many worlds a move is looked at: they share what the viewer sees and differ in all else. */
const looks = 6

/** The move after which the round looks best, over the worlds that fit what is seen. */
export function choose(
  view: View,
  options: Options,
  me: Seat,
  offered: readonly Move[],
  random: Random,
): Move | null {
  const hands = view.hands.map((_, seat) => (seat === me ? view.hand : []))
  const some = wanted(sensible(offered, { hands, options }, me), view)
  const [only, another] = some
  if (!only || !another) return only ?? offered[0] ?? null
  const possible = worlds(view, options, random, looks)
  const rated = some.map((move) => {
    const after = possible.map((state) => worth(afterMove(state, me, move), me))
    return { move, sum: after.reduce((sum, one) => sum + one, 0) }
  })
  return rated.reduce((best, one) => (one.sum > best.sum ? one : best)).move
}

/** Who can lay does not draw: over games it never paid. */
function wanted(offered: readonly Move[], { demand, step }: View): readonly Move[] {
  const lays = offered.filter((move) => move.do === 'lay')
  return demand === null && step.now === 'turn' && lays.length > 0 ? lays : offered
}

/** What others choose to pass on is not known: in each world it is the first card of the neighbour's hand. */
function afterMove(state: State, me: Seat, move: Move): State {
  if (move.do !== 'pass-left') return apply(state, me, move)
  const seats = state.hands.length
  const given = state.hands[(me + seats - 1) % seats]?.[0]
  const kept = state.hands[me] ?? []
  const mine = kept.toSpliced(kept.indexOf(move.card), 1, ...(given === undefined ? [] : [given]))
  return {
    ...state,
    hands: state.hands.with(me, mine),
    step: { now: 'turn' },
    turn: (state.turn + state.direction + seats) % seats,
  }
}
