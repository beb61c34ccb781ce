import { drawsFrom } from '../deal/random.ts'
import { thinker, type Bots } from '../game/bot.ts'
import { bestInWorlds } from '../game/look-ahead.ts'
import type { Strength } from '../game/strength.ts'
import type { CooperativeTask } from '../cooperative-task.ts'
import { layoutOf, type AnyDefinition, type Layout, type Move } from './layout.ts'
import { movesOf } from './moves.ts'
import { sample, marginsOf, MoveAverages, playOut, type Effort, type Policy } from './play-out.ts'
import { isToMove, seatViewFrom } from './seat-view.ts'
import { copyTable, step, type Dice, type Table } from './table.ts'
import type { View } from './state.ts'
import { worldOf } from './worlds.ts'

/**
 * The search effort for one move. `worlds` is the average number of sampled deals for each
 * candidate move. `moves` limits the total number of moves in simulated games.
 */
interface Plan extends Policy {
  readonly worlds: number
  readonly moves: number
}
export const plans: Readonly<Record<Strength, Plan>> = {
  easy: { worlds: 2, moves: 800, chance: 1 },
  medium: { worlds: 8, moves: 3_000, chance: 1 },
  hard: { worlds: 400, moves: 14_000, chance: 0.2 },
}

/** If more moves than this are legal, `shortlist` first selects the most promising ones. */
const maxCandidates = 24

/**
 * Returns the bots of a game, without any code by the game's author. A bot plays each candidate
 * move to the end of the deal, in the same sampled deals for all candidates. The simulated players
 * prefer moves that did well before.
 */
export function botsFor(definition: AnyDefinition): Bots<object, Move, never, View> {
  const layout = layoutOf(definition)
  return {
    bot: thinker<object, Move, never, View>({
      *think(view, options, { random, strength, effort = 1 }) {
        if (!isToMove(view)) return null
        const moves = movesOf(layout, seatViewFrom(layout, view, options))
        if (moves.length < 2) return moves[0] ?? null
        const draw = drawsFrom(random)
        const dice = quickDice(draw(2 ** 32))
        const plan = plans[strength]
        return yield* search(layout, view, options, moves, dice, {
          ...plan,
          moves: plan.moves * effort,
        })
      },
      signal: () => null,
      reason: () => null,
    }),
  }
}

function* search(
  layout: Layout,
  view: View,
  options: object,
  moves: readonly Move[],
  dice: Dice,
  plan: Plan,
): CooperativeTask<Move | null> {
  const me = view.seat ?? 0
  const effort: Effort = { moves: 0 }
  const averages = new MoveAverages()
  const worlds: { table: Table; seed: number; roots: readonly number[] }[] = []
  const worldAt = (index: number) => {
    const known = worlds[index]
    if (known) return known
    averages.flush()
    const table = worldOf(layout, view, options, dice)
    const world = { table, seed: dice.below(2 ** 32), roots: marginsOf(table) }
    worlds[index] = world
    return world
  }
  function* worthIn(move: Move, index: number): CooperativeTask<number> {
    const { table, seed, roots } = worldAt(index)
    const quick = quickDice(seed)
    const copy = copyTable(table, quick)
    step(copy, me, move)
    effort.moves++
    const margins = yield* playOut(copy, plan, averages, roots, quick, effort)
    return (margins[me] ?? 0) - (roots[me] ?? 0)
  }
  const candidates =
    moves.length > maxCandidates
      ? yield* shortlist(moves, worthIn, dice, Math.min(150, plan.worlds * 10))
      : moves
  // `shortlist` has tried only some of the candidates in the first sampled deals. So the final
  // comparison starts again with these deals, and tries every candidate in each of them.
  const maxTries = candidates.length * plan.worlds
  const spentBefore = effort.moves
  return yield* bestInWorlds(
    candidates,
    worthIn,
    (tried) => tried > maxTries || effort.moves - spentBefore > plan.moves,
  )
}

/**
 * Selects candidates from hundreds of possible moves. Tries random ones, each in one sampled deal.
 * Then keeps the moves whose parts, such as single cards, did well on average.
 */
function* shortlist(
  moves: readonly Move[],
  worthIn: (move: Move, world: number) => CooperativeTask<number>,
  dice: Dice,
  tries: number,
): CooperativeTask<readonly Move[]> {
  const totals = new Map<string, { sum: number; count: number }>()
  for (let tried = 0; tried < tries; tried++) {
    const move = moves[dice.below(moves.length)] as Move
    const worth = yield* worthIn(move, Math.floor(tried / 8))
    yield
    for (const part of partsOf(move)) {
      const total = totals.get(part) ?? { sum: 0, count: 0 }
      totals.set(part, { sum: total.sum + worth, count: total.count + 1 })
    }
  }
  const worthOf = (move: Move): number =>
    partsOf(move).reduce((sum, part) => {
      const total = totals.get(part)
      return total ? sum + total.sum / total.count : sum
    }, 0)
  return sample(moves, moves.length, dice)
    .map((move) => ({ move, worth: worthOf(move) }))
    .sort((one, other) => other.worth - one.worth)
    .slice(0, maxCandidates / 2)
    .map(({ move }) => move)
}

const partsOf = (move: Move): string[] =>
  Object.entries(move).flatMap(([field, value]) =>
    Array.isArray(value)
      ? value.map((part) => `${field}/${String(part)}`)
      : [`${field}/${String(value)}`],
  )

/**
 * Returns a small random generator (mulberry32), for thousands of draws that no player has to
 * verify.
 */
export function quickDice(seed: number): Dice {
  let state = seed | 0
  const below = (limit: number): number => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * limit)
  }
  return {
    below,
    shuffled(items) {
      const list = items.slice()
      for (let last = list.length - 1; last > 0; last--) {
        const other = below(last + 1)
        const item = list[last] as (typeof list)[number]
        list[last] = list[other] as typeof item
        list[other] = item
      }
      return list
    },
  }
}
