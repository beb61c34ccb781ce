import type { AnyPlayer } from '../../../shared/game/bot.ts'
import type { AnyGame, AnyOptions, AnyState, Outcome, Seat } from '../../../shared/game/game.ts'
import { pick, randomNumbered, type Random } from '../../../shared/deal/random.ts'

interface Setting {
  readonly game: AnyGame
  readonly seats: number
  readonly options: AnyOptions
}

interface DealResult {
  readonly outcome: Outcome
  /** The processor time of each turn of the measured players, in milliseconds. */
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
  let state = exchangeSignals(game.setup(seats, options, nextRandom(), null))
  for (;;) {
    const outcome = game.outcome(state)
    if (outcome) return { outcome, turns: [...turns.values()] }
    const before = state
    const { seat, after } = moved(before, nextRandom())
    if (endsTurn(game, seat, before, after)) turn++
    state = exchangeSignals(after)
  }

  /**
   * Asks each bot that is to move, first with the urgency `patient`, so that it can wait for
   * another bot. If all bots wait, asks them again as `urgent`. Returns the seat that
   * moves first, and the state after its move.
   */
  function moved(at: AnyState, random: Random): { seat: Seat; after: AnyState } {
    for (const urgency of ['patient', 'urgent'] as const)
      for (const seat of game.toMove(at)) {
        const view = game.view(at, seat)
        const begun = process.threadCpuUsage()
        const asked = { random, urgency, strength: 'hard', bots } as const
        const move = playerAt(seat).move(view, options, asked)
        const { user, system } = process.threadCpuUsage(begun)
        const name = `${turn} ${seat}`
        if (isMeasured(seat)) turns.set(name, (turns.get(name) ?? 0) + (user + system) / 1000)
        if (move !== null) return { seat, after: game.apply(at, seat, move, options) }
      }
    throw new Error('no player moves, although each was asked to')
  }

  /**
   * Lets each seat send signals until its bot wants to send no more, and returns the state after
   * the signals.
   */
  function exchangeSignals(start: AnyState): AnyState {
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
 * Returns whether a move of a seat has ended a turn: the seat can no longer move, or it has another
 * turn. If the game has no `isTurnOver`, two successive turns of the same player count as one.
 */
function endsTurn(game: AnyGame, seat: Seat, before: AnyState, after: AnyState): boolean {
  return (
    !game.toMove(after).includes(seat) ||
    game.isTurnOver?.(game.view(before, 'public'), game.view(after, 'public')) === true
  )
}

function randomsOf(deal: number): () => Random {
  let chance = randomNumbered(deal)
  return () => {
    const [word, after] = pick(chance, 2 ** 32)
    chance = after
    return randomNumbered(word)
  }
}
