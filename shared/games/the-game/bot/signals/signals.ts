import { piles, type Signal, type View } from '../../rules/state.ts'
import type { Seat } from '../../../../game/game.ts'
import type { Options } from '../../options.ts'
import type { Tops } from '../../rules/turn.ts'
import { isStrong, pileSignalOf } from './convention.ts'
import { openingOf } from '../opening.ts'
import { positionNow } from '../position.ts'
import { distance, type WholeTurn } from '../turns/turns.ts'

/**
 * Returns the most important signal to give or take back, about a pile or about beginning. Returns
 * null if there is none.
 */
export function signalToGive(view: View, options: Options): Signal | null {
  const { seat, turn, played, activeSignals } = view
  // Bots signal only between turns, before the player to move has played a card.
  if (seat === null || turn === seat || played.length > 0 || view.hands.length === 1) return null
  if (view.hand.length === 0) return null
  const mine = activeSignals.filter((one) => one.seat === seat)

  if (turn === null) {
    const before = mine.find((one) => one.about === 'begin')
    const says = openingOf(positionNow(view, options))
    return says === (before?.says ?? null) ? null : { about: 'begin', says }
  }
  const isNext = seatAfter(turn, view.hands) === seat
  for (const pile of piles) {
    const before = mine.find((one) => one.about === pile)
    const old = before && before.about !== 'begin' ? before.says : null
    const says = pileSignalOf(view.hand, pile, view.tops[pile] ?? 0)
    if (says === old) continue
    // The next player gives every signal. All other players give only strong signals and
    // corrections.
    if (isNext || isStrong(says)) return { about: pile, says }
    if (old !== null) return { about: pile, says: null }
  }
  return null
}

/** Returns the next seat to move. Players without cards are skipped (TG-09). */
export function seatAfter(seat: Seat, hands: readonly number[]): Seat {
  for (let step = 1; step < hands.length; step++) {
    const next = (seat + step) % hands.length
    if ((hands[next] ?? 0) > 0) return next
  }
  return seat
}

/**
 * The amount, in log odds, by which using a pile lowers the value of a turn if another player asked
 * to leave it alone. In measured games between bots, higher penalties were worse than none. Except
 * for `great`, only the requests of the next player count.
 */
const penalties = { 'tiny-step': 0.05, 'please-not': 0.15, 'please-please-not': 0.3, great: 0.35 }
/**
 * A turn that advances the pile by at least this distance gets the full penalty, otherwise a part
 * of it.
 */
const fullPenaltyDistance = 10

/** Returns a function that rates how much a turn ignores the signals of the other players. */
export function penaltyIn(view: View, tops: Tops): (turn: WholeTurn) => number {
  const { seat, hands, activeSignals } = view
  const next = seat === null ? null : seatAfter(seat, hands)
  const requests = activeSignals.flatMap((one) => {
    if (one.about === 'begin' || one.seat === seat) return []
    return one.says === 'great' || one.seat === next ? [one] : []
  })
  return (turn) => {
    let penalty = 0
    for (const { about, says } of requests) {
      const step = distance(about, tops[about], turn.tops[about])
      if (step > 0)
        penalty +=
          penalties[says] * (says === 'great' ? 1 : Math.min(1, step / fullPenaltyDistance))
    }
    return penalty
  }
}
