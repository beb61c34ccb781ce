import type { Options } from '../options.ts'
import { callCounts, withMiddleInOrder, joining, lays, nameableBy, type Lay } from './lays.ts'
import { refusalOf, toMatchIn } from './matching.ts'
import { rulesOf, type Rules } from './rules.ts'
import type { Forbidding, Move, View } from './state.ts'

/** Returns the moves that the viewer can make. */
export function moves(view: View, options: Options): readonly Move[] {
  const rules = rulesOf(options)
  const { step } = view
  if (step?.now === 'passing') return passes(view)
  if (view.seat === null || view.seat !== view.turn || step?.now === 'over') return []
  if (step?.now === 'naming')
    return nameableBy(toMatchIn(view).top, rules).flatMap((named): Move[] =>
      named ? [{ do: 'name', named }] : [],
    )
  const legal = lays(view, rules)
  if (step?.now === 'drawn') return [...legal, { do: 'keep' }]
  if (canDraw(view)) return [...legal, { do: 'draw' }]
  return legal.length > 0 ? legal : [{ do: 'pass' }]
}

function passes({ seat, step, hand }: View): readonly Move[] {
  if (seat === null || step?.now !== 'passing' || step.chosen[seat]) return []
  return [...new Set(hand)].map((card) => ({ do: 'pass-left', card }))
}

/**
 * Whether there is a card to draw, from the draw pile or from the discards below the top card
 * (SW-13).
 */
export const canDraw = ({ draw, discard }: Pick<View, 'draw' | 'discard'>): boolean =>
  draw > 0 || discard.length > 1

/** Returns the clause that forbids `move`. Call it only for a move that is not legal. */
export function violatedClause(view: View, options: Options, move: Move): Forbidding {
  const { step } = view
  if (step?.now === 'over') return 'SW-16'
  if (step?.now === 'passing' || move.do === 'pass-left') return 'SC-08'
  if (view.seat !== view.turn) return 'SW-02'
  if (step?.now === 'naming') return 'SW-03'
  if (move.do === 'play') return whyNotLaid(view, move, rulesOf(options))
  if (move.do === 'name') return 'SW-06'
  // The move is to draw, keep or pass. Each branch returns the clause about what the player has to
  // do instead.
  if (step?.now === 'drawn') return 'SC-07'
  if (!canDraw(view)) return 'SW-13'
  return view.demand ? 'SW-09' : 'SW-04'
}

function whyNotLaid(view: View, { cards, named }: Lay, rules: Rules): Forbidding {
  const [first] = cards
  // A player can play only cards from their own hand.
  if (first === undefined || !cards.every((card) => view.hand.includes(card))) return 'SW-04'
  if (view.step?.now === 'drawn' && first !== view.step.card) return 'SC-07'
  const refusal = refusalOf(first, toMatchIn(view), rules)
  if (refusal) return refusal
  const may = joining(first, view.hand, rules)
  if (!cards.slice(1).every((card) => may.includes(card)))
    return rules.options.multiPlay ? 'SW-05' : 'SC-02'
  const nameable = nameableBy(first, rules)
  if (!nameable.some((one) => JSON.stringify(one) === JSON.stringify(named ?? null)))
    return rules.effectOf(first) === 'wildRank' ? 'SC-02' : 'SW-06'
  // The move keeps every other rule, so it must contain a card twice.
  return 'SW-05'
}

/** Returns the move in the form that `moves` uses: the middle cards sorted (SW-05), and no unneeded call (SW-14). */
export function canonicalMove({ hand }: View, options: Options, move: Move): Move {
  if (move.do !== 'play') return move
  const { call, ...lay } = move
  const cards = withMiddleInOrder(lay.cards)
  const counts = callCounts(hand.length, cards.length, rulesOf(options))
  return { ...lay, cards, ...(call && counts && { call }) }
}
