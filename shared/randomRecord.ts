import type { AnyGame, AnyOptions, AnyState } from './games/game.ts'
import { readOptions } from './games/options.ts'
import { commitment, dealKey } from './proof.ts'
import type { GameRecord, GameStep } from './protocol.ts'
import { pick, randomFrom, type Random } from './random.ts'
import { checksOf } from './record.ts'

/** For tests: an honest export of a whole game, in which every step but the last is anything that was allowed. */
export function randomRecord(game: AnyGame, chance: string): GameRecord {
  let random: Random = randomFrom(chance)
  const below = (bound: number): number => {
    const [picked, after] = pick(random, bound)
    random = after
    return picked
  }
  const anyOf = <Item>(items: readonly Item[]): Item => items[below(items.length)] as Item
  const digits = (count: number) =>
    Array.from({ length: count }, () => anyOf([...'0123456789abcdef'])).join('')

  const { id, seats, options: values } = game.about
  const count = seats.min + below(seats.max - seats.min + 1)
  const chosen = Object.entries(values).map(([option, allowed]) => [option, anyOf(allowed)])
  const options = optionsOf(game, Object.fromEntries(chosen))
  const secret = digits(64)
  const nonces = Array.from({ length: count }, () => anyOf([null, digits(32)]))
  const [code, deal] = ['KTRMVX', 1 + below(9)]

  let state = game.setup(count, options, randomFrom(dealKey(secret, nonces, code, deal)))
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
    const move = anyOf(game.moves(game.view(state, mover), options))
    state = game.apply(state, mover, move)
    steps.push({ seat: mover, by, move })
  }
  const unchecked = {
    format: 'tischlein.game.1',
    code,
    deal,
    game: id,
    options,
    names: Array.from({ length: count }, (_, seat) => `Player ${'ABCDEFGHIJ'[seat]}`),
    proof: { commitment: commitment(secret), nonces, secret },
    steps,
  } as const
  return { ...unchecked, checks: checksOf(unchecked), outcome: outcomeOf(game, state) }
}

function optionsOf(game: AnyGame, wanted: unknown): AnyOptions {
  const read = readOptions(game.about.options, wanted)
  if (!read.ok)
    throw new Error(`${game.about.id} does not know its own option ${read.refused.option}`)
  return read.value as unknown as AnyOptions
}

function outcomeOf(game: AnyGame, state: AnyState) {
  const outcome = game.outcome(state)
  if (outcome === null) throw new Error(`${game.about.id} is not over`)
  return outcome
}
