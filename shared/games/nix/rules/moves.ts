import type { Clause } from '../../../game/game.ts'
import { combinations, fits, inOrder, isAmong, jokersIn } from './combinations.ts'
import { rows } from './rows.ts'
import type { Options } from '../options.ts'
import { joker, type Move, type View } from './state.ts'
import { decodeStock } from './chip-codec.ts'

/** The fifth round. In it, jokers and super-chips have no special power (NU-07, NU-09). */
export const lastRound = 5

/** All moves with well-formed combinations. */
const playable = combinations
  .filter(({ cards }) => jokersIn(cards) <= 1)
  .flatMap(({ row, cards }): Move[] => [
    { row, cards, chip: 'plain' },
    { row, cards, chip: 'super' },
  ])

/**
 * Returns a move for every combination in the hand and each kind of chip that the viewer can place
 * for it.
 */
export const moves = (view: View): readonly Move[] =>
  mayMove(view) ? playable.filter((move) => forbiddenNow(view, move) === null) : []

/** Returns the clause that forbids `move`. Call it only for a move that is not legal. */
export function violatedClause(view: View, _: Options, move: Move): Clause {
  if (view.ending) return 'NU-13'
  // Turns go clockwise, and it is not the viewer’s turn.
  if (!mayMove(view)) return 'NU-03'
  // It is the viewer's turn, so the move itself is malformed or forbidden.
  const meant = canonicalMove(move)
  return malformedBy(meant) ?? forbiddenNow(view, meant) ?? 'NU-05'
}

/** Returns the move in the form that `moves` uses, with the cards sorted. */
export const canonicalMove = (move: Move): Move => ({ ...move, cards: inOrder(move.cards) })

const mayMove = (view: View): boolean => view.seat !== null && view.seat === view.turn

/** Returns the clause that forbids the move in every position; null if there is none. */
function malformedBy({ row, cards }: Move): Clause | null {
  if (jokersIn(cards) > 1) return 'NU-07'
  return fits(row, cards) ? null : 'NU-06'
}

/** Returns the clause that forbids the move now. It checks the cards first, then the chip. */
function forbiddenNow(view: View, { row, cards, chip }: Move): Clause | null {
  if (rows[row] === 'none' && view.hand.length > 0) return 'NU-06'
  if (!isAmong(cards, view.hand)) return 'NU-05'
  if (view.round === lastRound && jokersIn(cards) > 0 && cards.length > 1) return 'NU-07'
  return chip === 'super' ? superForbiddenBy(view, cards.includes(joker)) : null
}

function superForbiddenBy({ round, seat, stock }: View, hasJoker: boolean): Clause | null {
  if (round === lastRound || hasJoker) return 'NU-09'
  return decodeStock(stock)[seat ?? -1]?.super ? null : 'NU-01'
}
