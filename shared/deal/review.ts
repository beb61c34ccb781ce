import type { Review, ReviewedTurn } from '../protocol/answers.ts'
import { isSame } from '../canonical.ts'
import { thinking, type AnyBot } from '../game/bot.ts'
import type { AnyGame, AnyMove, AnyOptions, AnyState, Outcome, Seat } from '../game/game.ts'
import { randomNumbered } from './random.ts'
import { replaying, type ReplayableGame } from './replay.ts'
import type { CooperativeTask } from '../cooperative-task.ts'

/**
 * A game and its bot, if together they support reviews: the game detects the end of a turn, and the
 * bot estimates the win probability.
 */
export type Reviewer = {
  readonly game: ReviewedGame
  readonly bot: AnyBot & { readonly winProbability: NonNullable<AnyBot['winProbability']> }
}
type ReviewedGame = AnyGame & { readonly isTurnOver: NonNullable<AnyGame['isTurnOver']> }

/** Returns the reviewer of a game. Null if the game or its bot does not support reviews. */
export function reviewerOf(game: AnyGame, bot: AnyBot): Reviewer | null {
  const { isTurnOver } = game
  const { winProbability } = bot
  return isTurnOver && winProbability
    ? { game: { ...game, isTurnOver }, bot: { ...bot, winProbability } }
    : null
}

/**
 * Reviews a finished game with its `hard` bot. For each turn it finds the moves that the bot would have made from the
 * player's view, and estimates the win probability. A whole game takes seconds.
 */
export function* reviewing(reviewer: Reviewer, played: ReplayableGame): CooperativeTask<Review> {
  const { game } = reviewer
  const states = yield* replaying(game, played)
  const turns: ReviewedTurn[] = []
  for (const turn of turnsIn(game, played, states)) {
    yield
    turns.push(yield* reviewingTurn(reviewer, played, states, turn))
  }
  const end = chanceAtEnd(game.outcome(stateAt(states, played.steps.length)))
  return {
    deal: played.deal,
    turns,
    finalWinProbability: end,
    losingTurn: findLosingTurn([...turns.map(({ winProbability }) => winProbability), end]),
  }
}

/**
 * Returns the index of the turn that lost the game: the one with the largest drop in win
 * probability that no later turn recovered. It is not simply the last turn, which often makes no
 * difference any more. Null if the players won.
 * @param chances the win probability before each turn, and at the end
 */
export function findLosingTurn(chances: readonly number[]): number | null {
  let found: number | null = null
  let greatest = 0
  let bestLater = chances.at(-1) ?? 0
  for (let turn = chances.length - 2; turn >= 0; turn--) {
    const chance = chances[turn] ?? 0
    if (chance - bestLater > greatest) [found, greatest] = [turn, chance - bestLater]
    bestLater = Math.max(bestLater, chance)
  }
  return found
}

/** The moves that one seat made until its turn ended. Signals are no part of a turn. */
interface Turn {
  readonly seat: Seat
  /** The indexes of the states before the first move and after the last. */
  readonly from: number
  readonly to: number
  readonly moves: readonly AnyMove[]
}

function turnsIn(
  game: ReviewedGame,
  { steps }: ReplayableGame,
  states: readonly AnyState[],
): Turn[] {
  const turns: Turn[] = []
  let open: Turn | null = null
  for (const [at, step] of steps.entries()) {
    if ('takeBack' in step) {
      // If the move that is taken back had ended its turn, that turn continues.
      const last: Turn | null = open ?? turns.pop() ?? null
      open = last && { ...last, to: at + 1, moves: last.moves.slice(0, -1) }
      continue
    }
    if (!('move' in step)) continue
    const { seat, move } = step
    // If another seat moves before the turn has ended, the turn of that seat begins. This happens only
    // at the beginning of a game, if the first seat has taken back all its moves.
    const begun: Turn = open?.seat === seat ? open : { seat, from: at, to: at, moves: [] }
    open = { ...begun, to: at + 1, moves: [...begun.moves, move] }
    if (!isPassed(game, stateAt(states, at), stateAt(states, at + 1))) continue
    turns.push(open)
    open = null
  }
  return turns
}

const isPassed = (game: ReviewedGame, before: AnyState, after: AnyState): boolean =>
  game.outcome(after) !== null ||
  game.isTurnOver(game.view(before, 'public'), game.view(after, 'public'))

function* reviewingTurn(
  reviewer: Reviewer,
  played: ReplayableGame,
  states: readonly AnyState[],
  { seat, from, to, moves }: Turn,
): CooperativeTask<ReviewedTurn> {
  const { game } = reviewer
  const { options } = played
  const start = stateAt(states, from)
  const best = yield* bestTurn(reviewer, played, start, seat)
  const same = looksAlike(game, best.end, stateAt(states, to))
  const chanceWith = (turn: readonly AnyMove[]) => chanceAfter(reviewer, options, start, seat, turn)
  const winProbability = yield* chanceWith(best.moves)
  const chancePlayed = same ? winProbability : yield* chanceWith(moves)
  return {
    seat,
    from,
    to,
    bestMoves: best.moves,
    isBest: same,
    winProbability,
    playedWinProbability: chancePlayed,
  }
}

/** A limit against an endless loop. No real turn has nearly as many moves. */
const maxMoves = 50

/** Returns the moves of the `hard` bot until the turn ends. As at a table, the bot gets only the view of the seat. */
function* bestTurn(
  { game, bot }: Reviewer,
  { options, steps }: ReplayableGame,
  start: AnyState,
  seat: Seat,
): CooperativeTask<{ readonly moves: readonly AnyMove[]; readonly end: AnyState }> {
  const bots = [...new Set(steps.filter(({ by }) => by === 'bot').map((step) => step.seat))]
  const moves: AnyMove[] = []
  let end = start
  while (moves.length < maxMoves) {
    const move = yield* thinking(bot, game.view(end, seat), options, {
      random: randomNumbered(0),
      urgency: 'urgent',
      strength: 'hard',
      bots,
    })
    if (move === null) break
    const before = end
    moves.push(move)
    end = game.apply(before, seat, move, options)
    if (isPassed(game, before, end)) break
  }
  return { moves, end }
}

/**
 * The number of sampled deals in which each candidate turn is evaluated. All candidates are
 * evaluated in the same deals, so that luck does not favour one of them.
 */
export const sampledDeals = 16

/**
 * Estimates the win probability after `turn`. Averages over sampled deals, which match what the
 * seat saw at the beginning of the turn.
 */
function* chanceAfter(
  reviewer: Reviewer,
  options: AnyOptions,
  start: AnyState,
  seat: Seat,
  turn: readonly AnyMove[],
): CooperativeTask<number> {
  const { game } = reviewer
  let sum = 0
  for (let world = 1; world <= sampledDeals; world++) {
    const dealt = game.redeal(start, seat, randomNumbered(world))
    sum += chanceIn(
      reviewer,
      options,
      turn.reduce((now, move) => game.apply(now, seat, move, options), dealt),
    )
    yield
  }
  return sum / sampledDeals
}

/** Estimates the win probability in one sampled deal, from the view of the seat that moves next. */
function chanceIn({ game, bot }: Reviewer, options: AnyOptions, state: AnyState): number {
  const [next] = game.toMove(state)
  return next === undefined
    ? chanceAtEnd(game.outcome(state))
    : bot.winProbability(game.view(state, next), options)
}

const chanceAtEnd = (outcome: Outcome | null): 0 | 1 =>
  outcome?.kind === 'cooperative' && outcome.won ? 1 : 0

const looksAlike = (game: AnyGame, one: AnyState, other: AnyState): boolean =>
  isSame(game.view(one, 'afterwards'), game.view(other, 'afterwards'))

const stateAt = (states: readonly AnyState[], step: number): AnyState => states[step] as AnyState
