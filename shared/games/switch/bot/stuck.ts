import type { Seat } from '../../../game/game.ts'
import type { Card } from '../rules/cards.ts'
import { fits, toMatchIn } from '../rules/matching.ts'
import type { Options } from '../options.ts'
import { rulesOf, type Rules } from '../rules/rules.ts'
import type { Demand, Happened, View } from '../rules/state.ts'

/** Somebody has just drawn: of what they hold, all but the cards drawn is such that they could not lay it. */
export type Stuck = {
  readonly seat: Seat
  readonly drawn: number
  cannotLay(card: Card): boolean
}

/** What the last move tells of the hand of whoever made it; null where it tells nothing. Nobody draws who can lay. */
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

type Drew = Extract<Happened, { what: 'drew' | 'paid' }>

const isDraw = (one: Happened): one is Drew => one.what === 'drew' || one.what === 'paid'

/** The card that asked still lies on top. */
function demandPaid(drew: Drew, view: View, rules: Rules): Demand | null {
  const effect = rules.effectOf(toMatchIn(view).top)
  return drew.what === 'paid' && (effect === 'draw' || effect === 'draw2')
    ? { by: effect, owed: drew.owed }
    : null
}
