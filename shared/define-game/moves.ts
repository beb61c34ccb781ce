import { isSame } from '../canonical.ts'
import type { Clause } from '../game/game.ts'
import {
  cardsIn,
  isValues,
  sortCards,
  type AnyField,
  type AnyMoveRules,
  type Layout,
  type Move,
} from './layout.ts'
import { combinations } from './piles.ts'
import type { SeatView } from './seat-view.ts'
import type { CardId } from './types.ts'

/** Returns all legal moves of the seat whose view is `seen`. */
export function movesOf(layout: Layout, seen: SeatView): readonly Move[] {
  let moves: Move[] = []
  for (const [name, rules] of layout.moves) {
    const more = movesNamed(layout, name, rules, seen)
    moves = moves.length === 0 ? more : moves.concat(more)
  }
  return moves
}

/**
 * Returns legal moves, including `wanted` if it is legal. Other moves can be missing, so that the
 * function need not list every combination of cards.
 */
export function movesLike(
  layout: Layout,
  seen: SeatView,
  wanted: Readonly<Record<string, unknown>>,
): readonly Move[] {
  const rules = layout.moves.find(([name]) => name === wanted['do'])?.[1]
  if (!rules) return []
  const { do: name } = wanted as Move
  if (rules.ifAble) return movesNamed(layout, name, rules, seen)
  const move = choiceLike(layout, name, rules, seen, wanted)
  return move && clauseAgainst(rules, seen, move) === null ? [move] : []
}

/** Returns the clause that forbids an illegal move. Null if the game has no move with this name. */
export function clauseForbidding(layout: Layout, seen: SeatView, move: Move): Clause | null {
  const rules = layout.moves.find(([name]) => name === move.do)?.[1]
  if (!rules) return null
  if (!choiceLike(layout, move.do, rules, seen, move)) return rules.rule
  const clause = clauseAgainst(rules, seen, move)
  if (clause !== null) return clause
  let kept = choicesOf(layout, move.do, rules, seen).filter(
    (one) => clauseAgainst(rules, seen, one) === null,
  )
  for (const [must, condition] of Object.entries(rules.ifAble ?? {})) {
    const able = kept.filter((one) => condition(seen, one))
    if (able.length === 0) continue
    if (!condition(seen, move)) return must
    kept = able
  }
  return rules.rule
}

function movesNamed(layout: Layout, name: string, rules: AnyMoveRules, seen: SeatView): Move[] {
  let moves = choicesOf(layout, name, rules, seen)
  if (rules.forbids) moves = moves.filter((move) => clauseAgainst(rules, seen, move) === null)
  return rules.ifAble && moves.length > 1 ? keepAble(rules, seen, moves) : moves
}

function clauseAgainst(rules: AnyMoveRules, seen: SeatView, move: Move): Clause | null {
  for (const clause in rules.forbids) if (rules.forbids[clause]?.(seen, move)) return clause
  return null
}

/**
 * Returns the moves that the clauses of `ifAble` allow. A clause is ignored if no move satisfies
 * it.
 */
export function keepAble(rules: AnyMoveRules, seen: SeatView, moves: Move[]): Move[] {
  let kept = moves
  for (const clause in rules.ifAble) {
    const able = kept.filter((move) => rules.ifAble?.[clause]?.(seen, move))
    if (able.length > 0) kept = able
  }
  return kept
}

/** Returns all combinations of choices for the move `name`. Some of them can be illegal. */
function choicesOf(layout: Layout, name: string, rules: AnyMoveRules, seen: SeatView): Move[] {
  if (rules.when && !rules.when(seen)) return []
  let moves: Move[] = [{ do: name }]
  for (const field in rules.choose) {
    const values = valuesOf(layout, rules.choose[field] as AnyField, seen)
    const longer: Move[] = []
    for (const move of moves) for (const value of values) longer.push(moveWith(move, field, value))
    moves = longer
  }
  return moves
}

/**
 * Returns the move with one more field. Copies the fields one by one: an object spread took six
 * times as long, and bots list millions of moves in simulated games.
 */
function moveWith(move: Move, field: string, value: unknown): Move {
  const longer: Record<string, unknown> & Move = { do: move.do }
  for (const known in move) longer[known] = move[known]
  longer[field] = value
  return longer
}

function valuesOf(layout: Layout, field: AnyField, seen: SeatView): readonly unknown[] {
  if (typeof field === 'string') return cardsIn(seen[field])
  if (isValues(field)) return field
  if ('seat' in field) return seen.everyone.filter((seat) => seat !== seen.seat)
  if ('pileOf' in field) return (seen[field.pileOf] as readonly unknown[]).map((_, at) => at)
  const cards = cardsIn(seen[field.from])
  return 'count' in field
    ? combinations(cards, field.count)
    : field.groups(cards).map((group) => sortCards(layout, [...group]))
}

/**
 * Builds the move that equals the client’s `wanted`, from the values that each of its fields can
 * have. Returns null if a value of `wanted` is not possible. Does not list all combinations of
 * cards, because there can be hundreds.
 */
function choiceLike(
  layout: Layout,
  name: string,
  rules: AnyMoveRules,
  seen: SeatView,
  wanted: Readonly<Record<string, unknown>>,
): Move | null {
  if (rules.when && !rules.when(seen)) return null
  const move: Record<string, unknown> & { do: string } = { do: name }
  for (const field in rules.choose) {
    const rule = rules.choose[field] as AnyField
    const value = wanted[field]
    const found =
      typeof rule === 'object' && 'count' in rule
        ? combinationLike(layout, cardsIn(seen[rule.from]), rule.count, value)
        : valuesOf(layout, rule, seen).find((one) => isSame(one, value))
    if (found === undefined) return null
    move[field] = found
  }
  return move
}

function combinationLike(
  layout: Layout,
  cards: readonly CardId[],
  count: number,
  value: unknown,
): readonly CardId[] | undefined {
  const isChosen =
    Array.isArray(value) &&
    value.length === count &&
    value.every((card, at) => cards.includes(card) && value.indexOf(card) === at) &&
    isSame(value, sortCards(layout, [...value]))
  return isChosen ? [...value] : undefined
}
