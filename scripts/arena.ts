import { parseArgs } from 'node:util'

import { gameOf, games } from '../shared/games/all.ts'
import type { AnyGame, AnyOptions, AnyState, Outcome, Seat } from '../shared/games/game.ts'
import { readOptions } from '../shared/games/options.ts'
import { pick, randomFrom, type Random } from '../shared/random.ts'

/**
 * Lets the computer players of a game play seeded deals against (or with) each other, and says how they fare:
 * `node scripts/arena.ts the-game --players 2 --deals 300 --edition original`. Any option of the game may be named.
 */
let signalsGiven = 0
const { game, seats, deals, first, options } = readArguments()
const results = Array.from({ length: deals }, (_, deal) => play(first + deal))
report(results)

interface Played {
  readonly outcome: Outcome
  /** Milliseconds of each answer of a bot. */
  readonly times: readonly number[]
}

function play(deal: number): Played {
  let chance: Random = randomFrom(deal.toString(16).padStart(64, '0'))
  const nextRandom = (): Random => {
    const [word, after] = pick(chance, 2 ** 32)
    chance = after
    return randomFrom(word.toString(16).padStart(64, '0'))
  }
  const times: number[] = []
  let state = talkOver(game, game.setup(seats, options, nextRandom(), null))
  for (;;) {
    const outcome = game.outcome(state)
    if (outcome) return { outcome, times }
    state = moved(state, nextRandom(), times)
    state = talkOver(game, state)
  }
}

/** Whoever moves gladly does; if nobody is glad to, the first one is urged. */
function moved(state: AnyState, random: Random, times: number[]): AnyState {
  const toMove = game.toMove(state)
  const asked = [
    ...toMove.map((seat) => ({ seat, waiting: 'gladly' as const })),
    ...toMove.map((seat) => ({ seat, waiting: 'urgently' as const })),
  ]
  for (const { seat, waiting } of asked) {
    const view = game.view(state, seat)
    const before = performance.now()
    const move = game.bot.move(view, options, { random, waiting })
    times.push(performance.now() - before)
    if (move !== null) return game.apply(state, seat, move)
  }
  throw new Error('no bot moves, though one was urged to')
}

/** Every seat says what it wants to, until all are silent. */
function talkOver(of: AnyGame, start: AnyState): AnyState {
  let state = start
  if (of.outcome(state)) return state
  for (let seat: Seat = 0; seat < seats; seat++) {
    for (;;) {
      const signal = of.bot.signal(of.view(state, seat), options)
      if (signal === null) break
      state = of.signal(state, seat, signal)
      signalsGiven++
    }
  }
  return state
}

function report(played: readonly Played[]): void {
  const together = played.flatMap(({ outcome }) => (outcome.kind === 'together' ? [outcome] : []))
  if (together.length > 0) {
    const won = together.filter((outcome) => outcome.won).length
    const score = together.reduce((sum, outcome) => sum + outcome.score, 0) / together.length
    print(`won ${share(won, together.length)}, ${score.toFixed(2)} left on average`)
  }
  const contested = played.flatMap(({ outcome }) => (outcome.kind === 'places' ? [outcome] : []))
  for (let seat = 0; contested.length > 0 && seat < seats; seat++) {
    const won = contested.filter(({ places }) => places[seat] === 1).length
    print(`seat ${seat} came first in ${share(won, contested.length)}`)
  }
  const times = played.flatMap((one) => one.times).sort((a, b) => a - b)
  const at = (part: number) => (times[Math.floor(part * (times.length - 1))] ?? 0).toFixed(2)
  print(`ms a move: median ${at(0.5)}, 99 of 100 within ${at(0.99)}, most ${at(1)}`)
  print(`signals a deal: ${(signalsGiven / played.length).toFixed(1)}`)
}

/** A share with its 95 % interval after Wilson. */
function share(count: number, of: number): string {
  const z = 1.96
  const p = count / of
  const middle = (p + z ** 2 / (2 * of)) / (1 + z ** 2 / of)
  const half = (z / (1 + z ** 2 / of)) * Math.sqrt((p * (1 - p)) / of + z ** 2 / (4 * of ** 2))
  return `${percent(p)} % (${percent(middle - half)} to ${percent(middle + half)}) of ${of}`
}

function percent(part: number): string {
  return (100 * part).toFixed(1)
}

function print(line: string): void {
  process.stdout.write(`${line}\n`)
}

function readArguments() {
  const id = process.argv[2] ?? ''
  const found = gameOf(id)
  if (!found) throw new Error(`which game? One of ${games.map(({ about }) => about.id).join(', ')}`)
  const named = ['players', 'deals', 'first', ...Object.keys(found.choices.values)]
  const { values } = parseArgs({
    args: process.argv.slice(3),
    options: Object.fromEntries(named.map((name) => [name, { type: 'string' as const }])),
  })
  const wanted = Object.entries(found.choices.values).flatMap(([option, allowed]) =>
    values[option] === undefined
      ? []
      : [[option, allowed.find((value) => String(value) === values[option])] as const],
  )
  const read = readOptions(found.choices, Object.fromEntries(wanted))
  if (!read.ok) throw new Error(`the option ${read.refused.option} has no such value`)
  return {
    game: found,
    seats: Number(values['players'] ?? found.about.seats.min),
    deals: Number(values['deals'] ?? 100),
    /** The number of the first deal: what is tuned on some deals is reported on others. */
    first: Number(values['first'] ?? 1),
    options: read.value as unknown as AnyOptions,
  }
}
