import { pick, randomNumbered } from '../deal/random.ts'
import { gameOf } from '../define-game/game.ts'
import type { AnyDefinition, Move } from '../define-game/layout.ts'
import type { State } from '../define-game/state.ts'
import { optionsWith } from '../game/invariants/games-by-chance.ts'
import type { AnyGame } from '../game/game.ts'
import { seatsFor } from '../game/seats.ts'

/** One move of a random game. */
export interface RandomStep {
  readonly before: State
  readonly seat: number
  readonly moves: readonly Move[]
  readonly move: Move
  readonly after: State
}
export interface RandomGame {
  readonly options: Readonly<Record<string, unknown>>
  readonly seats: number
  readonly steps: readonly RandomStep[]
}

/** Plays whole games of random moves, with random options and numbers of players. */
export function randomGames(definition: AnyDefinition, count: number): RandomGame[] {
  const game = gameOf(definition)
  return Array.from({ length: count }, (_, number): RandomGame => {
    let random = randomNumbered(number + 1)
    const any = <Item>(items: readonly Item[]): Item => {
      const [at, next] = pick(random, items.length)
      random = next
      return items[at] as Item
    }
    const changes = Object.entries(definition.options ?? {}).map(
      ([option, values]) => [option, any(values)] as const,
    )
    const options = optionsWith(game as unknown as AnyGame, changes) as object
    const { min, max } = seatsFor(game, options as never)
    const seats = min + (number % (max - min + 1))
    const steps: RandomStep[] = []
    let state = game.setup(seats, options, random, null)
    while (state.points === null && steps.length < 3_000) {
      const seat = any(state.turn)
      const moves = game.moves(game.view(state, seat), options)
      const move = any(moves)
      const after = game.apply(state, seat, move, options)
      steps.push({ before: state, seat, moves, move, after })
      state = after
    }
    return { options: options as RandomGame['options'], seats, steps }
  })
}

/**
 * Fails if two values differ as JSON, including the order of their fields. Replaces `expect`, which
 * would take most of the time of a million comparisons.
 */
export function same(found: unknown, wanted: unknown): void {
  const [one, other] = [JSON.stringify(found), JSON.stringify(wanted)]
  if (one !== other) throw new Error(`${one} is not ${other}`)
}
