import type { Seat } from '../../../game/game.ts'
import type { Card } from '../rules/cards.ts'
import { fits, toMatchIn } from '../rules/matching.ts'
import type { Options } from '../options.ts'
import { rulesOf, type Rules } from '../rules/rules.ts'
import type { Demand, MoveEvent, View } from '../rules/state.ts'

/**
 * A player who has just drawn `drawn` cards. None of the cards that this player held before could
 * be played.
 */
export type Stuck = {
  readonly seat: Seat
  readonly drawn: number
  cannotLay(card: Card): boolean
}

/**
 * Returns what the last move reveals about the hand of its player, or null if it reveals nothing. It assumes that
 * players draw only if they cannot play.
 */
export function stuckIn(view: View, options: Options): Stuck | null {
  const drew = view.last.find(isDraw)
  if (!drew || drew.seat === view.seat) return null
  const rules = rulesOf(options)
  const on = { ...toMatchIn(view), demand: demandPaid(drew, view, rules) }
  return {
    seat: drew.seat,
    drawn: drew.drawn,
    cannotLay: (card) => !fits(card, on, rules),
  }
}

type Drew = Extract<MoveEvent, { type: 'drew' | 'paid' }>

const isDraw = (one: MoveEvent): one is Drew => one.type === 'drew' || one.type === 'paid'

/**
 * Returns the demand that the player answered by drawing. Its effect can be read from the top card,
 * which made the demand.
 */
function demandPaid(drew: Drew, view: View, rules: Rules): Demand | null {
  const effect = rules.effectOf(toMatchIn(view).top)
  return drew.type === 'paid' && (effect === 'draw' || effect === 'draw2')
    ? { by: effect, owed: drew.owed }
    : null
}
