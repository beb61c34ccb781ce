import type { Clause } from '../../../game/game.ts'
import { combinations, fits, inOrder, isAmong, jokersIn } from './combinations.ts'
import { rows } from './rows.ts'
import type { Options } from '../options.ts'
import { joker, type Move, type View } from './state.ts'
import { decodeStock } from './chip-codec.ts'

/** Five rounds, and in the last one jokers and super-chips have lost their power (NU-07, NU-09). */
export const lastRound = 5

/** All that is well formed. */
const playable = combinations
  .filter(({ cards }) => jokersIn(cards) <= 1)
  .flatMap(({ row, cards }): Move[] => [
    { row, cards, chip: 'plain' },
    { row, cards, chip: 'super' },
  ])

/** Every combination in hand, with each chip that may be laid for it. */
export const moves = (view: View): readonly Move[] =>
  mayMove(view) ? playable.filter((move) => forbiddenNow(view, move) === null) : []

/** The clause that forbids a move which is not among `moves`. */
export function why(view: View, _: Options, move: Move): Clause {
  if (view.ending) return 'NU-13'
  // Not the viewer's turn: it goes clockwise.
  if (!mayMove(view)) return 'NU-03'
  // Nothing else is left that could forbid it.
  const meant = asOffered(move)
  return malformedBy(meant) ?? forbiddenNow(view, meant) ?? 'NU-05'
}

/** The move as `moves` writes it: a combination is the same in whatever order its cards are named. */
export const asOffered = (move: Move): Move => ({ ...move, cards: inOrder(move.cards) })

const mayMove = (view: View): boolean => view.seat !== null && view.seat === view.turn

/** Why nobody may ever do this. */
function malformedBy({ row, cards }: Move): Clause | null {
  if (jokersIn(cards) > 1) return 'NU-07'
  return fits(row, cards) ? null : 'NU-06'
}

/** Why whoever is to move may not do it now, in the order in which a referee would look. */
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
