import { drawsFrom } from '../../shared/deal/random.ts'
import { botsFor } from '../../shared/define-game/bot.ts'
import { gameOf } from '../../shared/define-game/game.ts'
import type { AnyDefinition } from '../../shared/define-game/layout.ts'
import type { State } from '../../shared/define-game/state.ts'
import { randomOfSeed } from '../../shared/define-game/seed.ts'
import type { Strength } from '../../shared/game/strength.ts'
import { replayLog, seedNumbered, type LogEntry, type Setup } from './session.ts'

/** The kind of players: bots of one strength, or players who make random legal moves. */
export type Players = 'random' | Strength

export interface FinishedGame {
  readonly seed: string
  readonly log: readonly LogEntry[]
  /**
   * `over` means that the game has ended by its rules, and `error` that the file has thrown an
   * error. `stuck` means that the seat to move has no move, or that the game has too many moves.
   */
  readonly end: 'over' | 'stuck' | 'error'
  /** The seats that share the first place. */
  readonly winners: readonly number[]
}

/** The maximum number of moves of a game. A longer game counts as stuck. */
const longest = 3_000
/**
 * One game in `checkedOf` is replayed with a slow check of every invariant. In the other games,
 * only lost and duplicate cards are detected.
 */
const checkedOf = 25

/**
 * Plays games one after the other. Yields each finished game, and null after each move, so that the
 * caller can pause.
 */
export function* playGames(
  definition: AnyDefinition,
  setup: Omit<Setup, 'seed'>,
  players: Players,
  count: number,
): Generator<FinishedGame | null> {
  for (let number = 0; number < count; number++) {
    const seed = seedNumbered(number)
    const game = yield* playGame(definition, { ...setup, seed }, players)
    const isChecked = game.end === 'over' && number % checkedOf === 0
    const problem = isChecked ? replayLog(definition, { ...setup, seed }, game.log).problem : null
    yield problem ? { ...game, log: game.log.slice(0, problem.at + 1), end: 'error' } : game
  }
}

function* playGame(
  definition: AnyDefinition,
  setup: Setup,
  players: Players,
): Generator<null, FinishedGame> {
  const { seed, seats, options } = setup
  const game = gameOf(definition)
  const { bot } = botsFor(definition)
  const draw = drawsFrom(randomOfSeed(`${seed} moves`))
  const log: LogEntry[] = []
  const finished = (end: FinishedGame['end'], winners: readonly number[] = []): FinishedGame => ({
    seed,
    log,
    end,
    winners,
  })
  try {
    let state: State = game.setup(seats, options, randomOfSeed(seed), null)
    while (state.points === null) {
      const seat = state.turn[draw(state.turn.length)] ?? 0
      const view = game.view(state, seat)
      const moves = game.moves(view, options)
      const random = randomOfSeed(`${seed} ${log.length}`)
      const move =
        players === 'random'
          ? moves[draw(Math.max(1, moves.length))]
          : bot.move(view, options, { random, urgency: 'urgent', strength: players })
      if (!move || log.length === longest) return finished('stuck')
      log.push({ seat, move })
      state = game.apply(state, seat, move, options)
      yield null
    }
    const outcome = game.outcome(state)
    const places = outcome?.kind === 'places' ? outcome.places : []
    return finished(
      'over',
      places.flatMap((place, seat) => (place === 1 ? [seat] : [])),
    )
  } catch {
    return finished('error')
  }
}

/** Statistics of many games. */
export interface Summary {
  readonly games: number
  /**
   * The smallest (`shortest`), the median (`middle`) and the largest (`longest`) number of moves of
   * a finished game.
   */
  readonly shortest: number
  readonly middle: number
  readonly longest: number
  /**
   * A histogram of the numbers of moves: how many games are in each of several equal ranges from
   * `shortest` to `longest`.
   */
  readonly bars: readonly number[]
  /**
   * The fraction of the finished games that each seat won. If several seats win a game, each gets
   * an equal part of it.
   */
  readonly wins: readonly number[]
  readonly stuck: readonly FinishedGame[]
  readonly broken: FinishedGame | null
}

const mostBars = 17

export function summaryOf(games: readonly FinishedGame[], seats: number): Summary {
  const over = games.filter(({ end }) => end === 'over')
  const lengths = over.map(({ log }) => log.length).sort((one, other) => one - other)
  const [shortest = 0, most = shortest] = [lengths[0], lengths.at(-1)]
  const count = Math.min(mostBars, most - shortest + 1)
  const bars = Array.from({ length: count }, () => 0)
  for (const length of lengths) {
    const bar = Math.floor(((length - shortest) / (most - shortest + 1)) * count)
    bars[bar] = (bars[bar] ?? 0) + 1
  }
  const wins = Array.from({ length: seats }, () => 0)
  for (const { winners } of over)
    for (const seat of winners) wins[seat] = (wins[seat] ?? 0) + 1 / winners.length / over.length
  return {
    games: games.length,
    shortest,
    middle: lengths[Math.floor(lengths.length / 2)] ?? 0,
    longest: most,
    bars,
    wins,
    stuck: games.filter(({ end }) => end === 'stuck'),
    broken: games.find(({ end }) => end === 'error') ?? null,
  }
}
