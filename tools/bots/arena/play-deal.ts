import type { AnyPlayer } from '../../../shared/game/bot.ts'
import type { AnyGame, AnyOptions, AnyState, Outcome, Seat } from '../../../shared/game/game.ts'
import { pick, randomNumbered, type Random } from '../../../shared/deal/random.ts'

export interface Setting {
  readonly game: AnyGame
  readonly seats: number
  readonly options: AnyOptions
}

export interface Played {
  readonly outcome: Outcome
  /** Milliseconds of computing for each whole turn of those who are measured. */
  readonly turns: readonly number[]
}

/** A whole deal; the same number deals the same cards, and gives every seat the same luck of its own. */
export function playDeal(
  { game, seats, options }: Setting,
  deal: number,
  playerAt: (seat: Seat) => AnyPlayer,
  isMeasured: (seat: Seat) => boolean,
): Played {
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

  /** Whoever moves gladly does; if nobody is glad to, the first one is urged. */
  function moved(at: AnyState, random: Random): AnyState {
    for (const waiting of ['gladly', 'urgently'] as const)
      for (const seat of game.toMove(at)) {
        const view = game.view(at, seat)
        const begun = process.threadCpuUsage()
        const asked = { random, waiting, strength: 'best', bots } as const
        const move = playerAt(seat).move(view, options, asked)
        const { user, system } = process.threadCpuUsage(begun)
        const name = `${turn} ${seat}`
        if (isMeasured(seat)) turns.set(name, (turns.get(name) ?? 0) + (user + system) / 1000)
        if (move !== null) return game.apply(at, seat, move)
      }
    throw new Error('nobody moves, though all were urged to')
  }

  /** Every seat says what it wants to, until all are silent. */
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

/** A player alone has turns as well, where the game can tell them apart. */
function endsTurn(game: AnyGame, before: AnyState, after: AnyState): boolean {
  if (game.turnEnded) return game.turnEnded(game.view(before, 'public'), game.view(after, 'public'))
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
