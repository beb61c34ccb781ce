import { drawsFrom } from '../../shared/deal/random.ts'
import { gameOf } from '../../shared/define-game/game.ts'
import { layoutOf, type AnyDefinition } from '../../shared/define-game/layout.ts'
import type { State } from '../../shared/define-game/state.ts'
import { randomOfSeed } from '../../shared/define-game/seed.ts'
import { seedCount, seedNumbered, type LogEntry, type Setup } from './session.ts'

/**
 * A condition on a position. The author writes it as an expression such as `hand[0].length === 1 &&
 * turn.includes(0)`.
 */
type Condition = (state: State) => boolean

/**
 * Compiles a JavaScript expression. It can use the names of the game's zones (places for cards) and
 * facts (other values), and `turn`, `dealer`, `deals` and `out`.
 * @throws SyntaxError if the text is not an expression
 */
export function conditionOf(definition: AnyDefinition, expression: string): Condition {
  const { zones, facts } = layoutOf(definition)
  const names = [...zones.map(([name]) => name), ...facts]
  const read = (state: State): unknown[] => [
    ...zones.map(([name]) => state.zones[name]),
    ...facts.map((name) => state.facts[name]),
    state.turn,
    state.dealer,
    state.deals,
    state.out,
  ]
  // `new Function` is safe here, because the text comes from the author and runs only in the
  // author's own browser.
  const test = new Function(
    ...names,
    'turn',
    'dealer',
    'deals',
    'out',
    `"use strict"; return (${expression})`,
  )
  return (state) => Boolean(test(...read(state)))
}

/**
 * The number of deals to test (`deals`), and the number of games with random moves to test if no
 * deal meets the condition (`games`).
 */
const deals = 2_000
const games = 300
const mostMoves = 400

interface FoundDeal {
  readonly seed: string
  readonly log: readonly LogEntry[]
}

/**
 * Searches for a position that meets a condition: first the positions right after a deal, then
 * positions in games of random moves. Yields after each seed, so that the caller can pause. Returns
 * null if no position meets the condition.
 */
export function* dealUntil(
  definition: AnyDefinition,
  setup: Omit<Setup, 'seed'>,
  isWanted: Condition,
  first: number,
): Generator<undefined, FoundDeal | null> {
  const game = gameOf(definition)
  const start = (seed: string): State =>
    game.setup(setup.seats, setup.options, randomOfSeed(seed), null)
  for (let tried = 0; tried < deals; tried++) {
    const seed = seedNumbered((first + tried) % seedCount)
    if (isWanted(start(seed))) return { seed, log: [] }
    yield
  }
  for (let tried = 0; tried < games; tried++) {
    const seed = seedNumbered((first + tried) % seedCount)
    const draw = drawsFrom(randomOfSeed(`${seed} moves`))
    const log: LogEntry[] = []
    let state = start(seed)
    while (state.turn.length > 0 && log.length < mostMoves) {
      const seat = state.turn[draw(state.turn.length)] ?? 0
      const moves = game.moves(game.view(state, seat), setup.options)
      const move = moves[draw(Math.max(1, moves.length))]
      if (!move) break
      log.push({ seat, move })
      state = game.apply(state, seat, move, setup.options)
      if (isWanted(state)) return { seed, log }
    }
    yield
  }
  return null
}
