import type { AnyGame, AnyState } from '../game/game.ts'
import { versionOf } from '../game/version.ts'
import { optionsWith } from '../game/invariants/games-by-chance.ts'
import { seatsFor } from '../game/seats.ts'
import { botsOf } from '../games/bots.ts'
import { commitment, keyOf } from '../deal/proof.ts'
import type { FirstDealt, GameRecord, GameStep } from '../protocol/protocol.ts'
import { pick, randomFrom, type Random } from '../deal/random.ts'
import { checksOf } from '../deal/record.ts'
import { makeReplayable, type ReplayInput, type ReplayableGame } from '../deal/replay.ts'

/**
 * Returns `played`, typed as a game that the current rules can replay. Throws if they cannot replay
 * it, because it was dealt by older rules.
 */
export function requireReplayable<Of extends ReplayInput>(
  game: AnyGame,
  played: Of,
): ReplayableGame<Of> {
  const replayable = makeReplayable(game, played)
  if (!replayable) throw new Error(`the current rules of ${game.about.id} cannot replay this game`)
  return replayable
}

/** The number of steps with random moves. After that, bots finish the game. */
const randomSteps = 100

/**
 * For tests: returns a valid record of a whole game. `chance` is the seed. With `firstDealt`, the
 * game repeats the cards of that earlier deal.
 */
export function randomRecord(game: AnyGame, chance: string, firstDealt?: FirstDealt): GameRecord {
  let random: Random = randomFrom(chance)
  const below = (bound: number): number => {
    const [picked, after] = pick(random, bound)
    random = after
    return picked
  }
  const anyOf = <Item>(items: readonly Item[]): Item => items[below(items.length)] as Item
  const digits = (count: number) =>
    Array.from({ length: count }, () => anyOf([...'0123456789abcdef'])).join('')

  const { id } = game.about
  const { bot } = botsOf(game)
  const values = Object.entries(game.choices.values)
  const options = optionsWith(
    game,
    values.map(([option, allowed]) => [option, anyOf(allowed)]),
  )
  const { min, max } = seatsFor(game, options)
  const count = min + below(max - min + 1)
  const before = null
  const secret = digits(64)
  const nonces = Array.from({ length: count }, () => anyOf([null, digits(32)]))
  const dealt = {
    code: 'KTRMVX',
    deal: 1 + below(9),
    ...(firstDealt && { firstDealt }),
    proof: { commitment: commitment(secret), nonces, secret },
  }

  let state = game.setup(count, options, randomFrom(keyOf(dealt)), before)
  const steps: GameStep[] = []
  while (game.outcome(state) === null) {
    const by = anyOf(['human', 'bot'] as const)
    const seat = below(count)
    const signals = game.signals(game.view(state, seat), options)
    if (signals.length > 0 && below(8) === 0) {
      const signal = anyOf(signals)
      state = game.signal(state, seat, signal)
      steps.push({ seat, by, signal })
    }
    const mover = anyOf(game.toMove(state))
    const view = game.view(state, mover)
    const move =
      steps.length < randomSteps
        ? anyOf(game.moves(view, options))
        : bot.move(view, options, { random, urgency: 'urgent', strength: 'easy' })
    if (!move) throw new Error(`seat ${mover} of ${id} is to move and does not`)
    state = game.apply(state, mover, move, options)
    steps.push({ seat: mover, by, move })
  }
  const unchecked = {
    format: 'tischlein.game.1',
    ...dealt,
    game: id,
    gameVersion: versionOf(game),
    options,
    previousGame: before,
    names: Array.from({ length: count }, (_, seat) => `Player ${'ABCDEFGHIJ'[seat]}`),
    pieces: Array.from({ length: count }, (_, seat) => seat),
    steps,
  } as const
  return { ...unchecked, checks: checksOf(unchecked), outcome: outcomeOf(game, state) }
}

function outcomeOf(game: AnyGame, state: AnyState) {
  const outcome = game.outcome(state)
  if (outcome === null) throw new Error(`${game.about.id} is not over`)
  return outcome
}
