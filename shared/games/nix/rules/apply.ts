import type { Seat } from '../../../game/game.ts'
import { ownersOf, shoveResult } from './chips.ts'
import { inOrder, without, type RowAndCards } from './combinations.ts'
import { firstOfNext, withCardsDealt } from './deal.ts'
import { bestOf, superRound, turnCount } from './egon.ts'
import { lastRound } from './moves.ts'
import { pointsOn } from './scoring.ts'
import type { Chip, Last, Move, Owner, Shove, State, Stock } from './state.ts'
import { encodeChip } from './chip-codec.ts'

const lastDeal = 4

export function apply(state: State, seat: Seat, move: Move): State {
  const isSuper = move.chip === 'super'
  const [placed, shove] = placeChip(state, seat, move, isSuper)
  const last: Last = { played: shove }
  const hands = state.hands.map((hand, at) => (at === seat ? without(hand, move.cards) : hand))
  const played = { ...placed, hands, last }
  const next = (seat + 1) % hands.length
  if (next !== state.first) return { ...played, turn: next }
  return endRound(state.options.egon ? withEgonsPlay(played, last) : played)
}

/** Puts the chip in the row and the combination on the discard pile. */
function placeChip(
  state: State,
  owner: Owner,
  { row, cards }: RowAndCards,
  isSuper: boolean,
): [State, Shove] {
  const chip: Chip = { owner, super: isSuper }
  const before = state.rows[row] ?? []
  const owners = ownersOf(state.hands.length, state.options)
  const placed = {
    ...state,
    rows: state.rows.map((chips, at) => (at === row ? [chip, ...chips] : chips)),
    stock: state.stock.map((stock, at) =>
      owners[at] === owner ? withoutChip(stock, isSuper) : stock,
    ),
    discard: cards.length > 0 ? { owner, row, cards } : state.discard,
  }
  const { off } = shoveResult(before)
  return [placed, { row, cards, chip: encodeChip(chip), ...(off && { off: encodeChip(off) }) }]
}

/**
 * Returns the stock without one chip. If no plain chip is left, the super-chip is turned over and
 * counts as plain (NU-10).
 */
const withoutChip = ({ plain, super: hasSuper }: Stock, isSuper: boolean): Stock =>
  isSuper || plain === 0 ? { plain, super: false } : { plain: plain - 1, super: hasSuper }

/** Plays EGON’s turn (NU-14 to NU-17). */
function withEgonsPlay(state: State, last: Last): State {
  const { round } = state
  const from = state.pile.length - turnCount(round)
  const turnedOver = inOrder(state.pile.slice(from))
  const best = bestOf(turnedOver)
  const [placed, shove] = placeChip(state, 'egon', best, round === superRound)
  return {
    ...placed,
    pile: state.pile.slice(0, from),
    egon: { round, turnedOver, ...best },
    last: { ...last, egon: { ...shove, round, turnedOver } },
  }
}

function endRound(state: State): State {
  if (state.round < lastRound) return { ...state, round: state.round + 1, turn: state.first }
  const points = pointsOn(state.rows, ownersOf(state.hands.length, state.options))
  const { deal, last } = state
  const scored = {
    ...state,
    scores: [...state.scores, points],
    scored: state.rows,
    last: last && { ...last, ended: { deal, points } },
  }
  if (deal === lastDeal) return { ...scored, turn: null }
  return withCardsDealt({ ...scored, ...firstOfNext(scored), deal: deal + 1 })
}
