import type { AnyPlayer } from '../../../shared/game/bot.ts'
import type { AnyGame, AnyOptions, AnyState, Outcome, Seat } from '../../../shared/game/game.ts'
import { pick, randomNumbered, type Random } from '../../../shared/deal/random.ts'

export interface Setting {
  readonly game: AnyGame
  readonly seats: number
  readonly options: AnyOptions
}

export interface DealResult {
  readonly outcome: Outcome
  /** How long the measured players computed for each turn, in milliseconds. */
  readonly turns: readonly number[]
}

/**
 * Plays one deal and returns its result. The number `deal` seeds the cards and the random numbers
 * of the players.
 */
export function playDeal(
  { game, seats, options }: Setting,
  deal: number,
  playerAt: (seat: Seat) => AnyPlayer,
  isMeasured: (seat: Seat) => boolean,
): DealResult {
  const nextRandom = randomsOf(deal)
  const bots = Array.from({ length: seats }, (_, seat) => seat)
  const turns = new Map<string, number>()
  let turn = 0
  let state = talkOver(game.setup(seats, options, nextRandom(), null))
  for (;;) {
    const outcome = game.outcome(state)
    if (outcome) return { outcome, turns: [...turns.values()] }
    const before = state
    const after = moved(before, nextRandom())
    if (endsTurn(game, before, after)) turn++
    state = talkOver(after)
  }

  /**
   * Asks each bot for a move without urgency. If all bots hesitate, the first bot has to move.
   * Returns the state after the move.
   */
  function moved(at: AnyState, random: Random): AnyState {
    for (const urgency of ['patient', 'urgent'] as const)
      for (const seat of game.toMove(at)) {
        const view = game.view(at, seat)
        const begun = process.threadCpuUsage()
        const asked = { random, urgency, strength: 'hard', bots } as const
        const move = playerAt(seat).move(view, options, asked)
        const { user, system } = process.threadCpuUsage(begun)
        const name = `${turn} ${seat}`
        if (isMeasured(seat)) turns.set(name, (turns.get(name) ?? 0) + (user + system) / 1000)
        if (move !== null) return game.apply(at, seat, move, options)
      }
    throw new Error('no player moves, although each was asked to')
  }

  /**
   * Lets each seat send signals until it has none left, and returns the state after the signals.
   */
  function talkOver(start: AnyState): AnyState {
    let at = start
    for (let seat: Seat = 0; seat < seats && !game.outcome(at);) {
      const signal = playerAt(seat).signal(game.view(at, seat), options)
      if (signal === null) seat++
      else at = game.signal(at, seat, signal)
    }
    return at
  }
}

/**
 * Returns whether a move has ended a turn. A game with `isTurnOver` also separates the turns of a
 * single player. In other games a turn ends when another seat is to move.
 */
function endsTurn(game: AnyGame, before: AnyState, after: AnyState): boolean {
  if (game.isTurnOver)
    return game.isTurnOver(game.view(before, 'public'), game.view(after, 'public'))
  return String(game.toMove(before)) !== String(game.toMove(after))
}

function randomsOf(deal: number): () => Random {
  let chance = randomNumbered(deal)
  return () => {
    const [word, after] = pick(chance, 2 ** 32)
    chance = after
    return randomNumbered(word)
  }
}
