import { movesOf } from './moves.ts'
import { seatViewAt } from './seat-view.ts'
import { pointsOf, step, type Dice, type Table } from './table.ts'
import { factShownAs, teamSums, teamsOf, type Layout, type Move } from './layout.ts'
import type { CardId, Seat } from './types.ts'

/** The policy by which the seats of a simulated game choose their moves. */
export interface Policy {
  /**
   * The probability of a random move. All other moves are the ones with the best average result in
   * earlier simulated games of the same search.
   */
  readonly chance: number
}

/** Counts the moves that a search has made in simulated games. */
export interface Effort {
  moves: number
}

/**
 * Returns the margin of each seat: how far it is ahead of the average of the other teams, in points
 * or in the author's `worth`. Partners have the sum of their team in both.
 */
export function marginsOf(table: Table): number[] {
  const { layout, seats } = table
  const { worth, winner } = layout.game
  const better = winner === 'fewest' ? -1 : 1
  const values =
    worth && !table.isOver
      ? teamSums(
          layout,
          Array.from({ length: seats }, (_, seat) => worth(table, seat as Seat)),
        )
      : pointsOf(table).map((points) => better * points)
  const teams = teamsOf(layout, seats)
  const total = values.reduce((sum, own) => sum + own, 0)
  return values.map((own, seat) => {
    const partners = teams.filter((team) => team === teams[seat]).length
    return own - (total - own * partners) / Math.max(1, seats - partners)
  })
}

/**
 * For each move: how much the margin of its seat grew, on average over the simulated games in which
 * the move was made (move-average sampling). New results count only after `flush`. So within one
 * sampled deal, all candidates play against players with the same averages.
 */
export class MoveAverages {
  readonly #totals = new Map<string, { sum: number; count: number }>()
  #waiting: (readonly [key: string, margin: number])[] = []

  add(key: string, margin: number): void {
    this.#waiting.push([key, margin])
  }
  flush(): void {
    for (const [key, margin] of this.#waiting) {
      const total = this.#totals.get(key)
      if (total) {
        total.sum += margin
        total.count++
      } else this.#totals.set(key, { sum: margin, count: 1 })
    }
    this.#waiting = []
  }
  /** Returns the average of the move with this key. Null if no simulated game has made the move. */
  of(key: string): number | null {
    const total = this.#totals.get(key)
    return total ? total.sum / total.count : null
  }
}

/** The trick before a move. */
interface TrickSoFar {
  /** Whether the move begins a trick. */
  readonly isEmpty: boolean
  /**
   * The index in `cards` of the best card so far. -1 if the trick is empty, or if the game has no fact
   * that is shown as `best`.
   */
  readonly best: number
}

/**
 * Returns the key of a move in `MoveAverages`. It contains whether the move begins a trick, because a
 * high card can do well at the start of a trick and badly later. Later in a trick, it contains whether
 * the card comes after the best card so far, in the order of `cards`: a card that beats the best one
 * has other results than the same card below it. With this, a hard bot of Hearts wins 41.4 % of games
 * for four among medium ones, without it 24.8 % (docs/figures.md).
 */
function keyOf(table: Table, seat: Seat, move: Move, { isEmpty, best }: TrickSoFar): string {
  const { order } = table.layout
  let key = `${table.seats > 2 ? '' : seat}${isEmpty ? '+' : '-'}`
  for (const field in move) {
    key += `/${String(move[field])}`
    const index = best < 0 ? undefined : order.get(move[field])
    if (index !== undefined) key += index > best ? '>' : '<'
  }
  return key
}

/** Returns a function that describes the trick on a table of this game. */
function trickReader(layout: Layout): (table: Table) => TrickSoFar {
  const { zones, order } = layout
  const tricks = zones.flatMap(([name, kind]) => (kind === 'card each' ? [name] : []))
  const seatFact = factShownAs(layout, 'best')
  return (table) => {
    const cards = tricks.map((zone) => table[zone] as readonly (CardId | null)[])
    if (cards.every((zone) => zone.every((card) => card === null)))
      return { isEmpty: true, best: -1 }
    const card = seatFact === undefined ? null : cards[0]?.[table[seatFact] as Seat]
    return { isEmpty: false, best: order.get(card) ?? -1 }
  }
}

/** Plays a simulated game to the end of the deal, and returns the margin of each seat. */
export function* playOut(
  table: Table,
  policy: Policy,
  averages: MoveAverages,
  roots: readonly number[],
  dice: Dice,
  effort: Effort,
): Generator<void, readonly number[]> {
  const made: (readonly [key: string, seat: Seat])[] = []
  const trickNow = trickReader(table.layout)
  for (let steps = 0; steps < maxMoves && !table.isOver && !table.isDealOver; steps++) {
    if (steps % movesPerYield === movesPerYield - 1) yield
    const { turn } = table
    const seat = (turn.length === 1 ? turn[0] : turn[dice.below(turn.length)]) ?? 0
    const moves = movesOf(table.layout, seatViewAt(table, seat))
    const trick = trickNow(table)
    const move = chooseMove(table, seat, moves, trick, policy, averages, dice)
    // A sampled deal can be impossible by the rules, so that no move is legal.
    if (!move) break
    if (policy.chance < 1) made.push([keyOf(table, seat, move, trick), seat])
    step(table, seat, move)
    effort.moves++
  }
  const margins = marginsOf(table)
  for (const [key, seat] of made) averages.add(key, (margins[seat] ?? 0) - (roots[seat] ?? 0))
  return margins
}

/**
 * The maximum number of moves in a simulated deal. If the deal is not over then, its current
 * margins count.
 */
const maxMoves = 500
/**
 * The maximum number of legal moves that a simulated player compares. If there are more, a random
 * sample is compared.
 */
const maxCompared = 12
/** The number of simulated moves after which the task yields. */
const movesPerYield = 25

function chooseMove(
  table: Table,
  seat: Seat,
  moves: readonly Move[],
  trick: TrickSoFar,
  policy: Policy,
  averages: MoveAverages,
  dice: Dice,
): Move | undefined {
  if (moves.length < 2) return moves[0]
  if (dice.below(1_000) < policy.chance * 1_000) return moves[dice.below(moves.length)]
  let best: Move | undefined
  let bestAverage = -Infinity
  for (const move of sample(moves, maxCompared, dice)) {
    // A move that was never tried comes first, so that each move gets an average.
    const average = averages.of(keyOf(table, seat, move, trick)) ?? Infinity
    if (average <= bestAverage) continue
    best = move
    bestAverage = average
  }
  return best
}

/** Returns at most `most` random items, in random order. */
export function sample<Item>(items: readonly Item[], most: number, dice: Dice): readonly Item[] {
  const list = items.slice()
  const count = Math.min(most, list.length)
  for (let at = 0; at < count; at++) {
    const other = at + dice.below(list.length - at)
    const item = list[at] as Item
    list[at] = list[other] as Item
    list[other] = item
  }
  list.length = count
  return list
}
