import { parseArgs } from 'node:util'

import { gameOf, games } from '../shared/games/all.ts'
import type {
  AnyPlayer,
  AnyGame,
  AnyOptions,
  AnyState,
  Outcome,
  Seat,
} from '../shared/games/game.ts'
import { readOptions } from '../shared/games/options.ts'
import { pick, randomFrom, type Random } from '../shared/random.ts'

/**
 * Lets the computer players of a game play seeded deals with or against each other, and says how they fare:
 * `npm run arena -- the-game --players 2 --deals 300 --edition original`. Any option of the game may be named.
 * `--against greedy` (or another rival that the game has, or `chance`) seats one bot among such players, in turn on
 * each chair.
 */
let signalsGiven = 0
const { game, seats, deals, first, options, rival } = readArguments()
const results = Array.from({ length: deals }, (_, deal) => play(first + deal))
report(results)

interface Played {
  readonly outcome: Outcome
  /** Where the bot sat, if it was measured against others. */
  readonly chair: Seat | null
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
  const chair = rival && deal % seats
  const playerAt = (seat: Seat) => (rival === null || seat === chair ? game.bot : rival)
  let state = talkOver(game, game.setup(seats, options, nextRandom(), null))
  for (;;) {
    const outcome = game.outcome(state)
    if (outcome) return { outcome, chair, times }
    state = moved(state, nextRandom(), playerAt, times)
    state = talkOver(game, state)
  }
}

/** Whoever moves gladly does; if nobody is glad to, the first one is urged. */
function moved(
  state: AnyState,
  random: Random,
  playerAt: (seat: Seat) => AnyPlayer,
  times: number[],
): AnyState {
  const toMove = game.toMove(state)
  const asked = [
    ...toMove.map((seat) => ({ seat, waiting: 'gladly' as const })),
    ...toMove.map((seat) => ({ seat, waiting: 'urgently' as const })),
  ]
  for (const { seat, waiting } of asked) {
    const player = playerAt(seat)
    const view = game.view(state, seat)
    const before = performance.now()
    const move = player.move(view, options, { random, waiting, strength: 'best' })
    if (player === game.bot) times.push(performance.now() - before)
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
  if (together.length < played.length) contestedTold(played)
  const times = played.flatMap((one) => one.times).sort((a, b) => a - b)
  const at = (part: number) => (times[Math.floor(part * (times.length - 1))] ?? 0).toFixed(2)
  print(`ms a move: median ${at(0.5)}, 99 of 100 within ${at(0.99)}, most ${at(1)}`)
  print(`signals a deal: ${(signalsGiven / played.length).toFixed(1)}`)
}

function contestedTold(played: readonly Played[]): void {
  const chairs = rival === null ? Array.from({ length: seats }, (_, seat) => seat) : [null]
  for (const seat of chairs) {
    const won = played.reduce((sum, one) => sum + wonAt(one.outcome, seat ?? one.chair ?? 0), 0)
    const who = seat === null ? 'the bot' : `seat ${seat}`
    print(
      `${who} came first in ${share(won, played.length)}, the fair share is ${percent(1 / seats)}`,
    )
  }
}

/** A whole win, or the part of a shared one. */
function wonAt(outcome: Outcome, seat: Seat): number {
  if (outcome.kind === 'together') return outcome.won ? 1 : 0
  if (outcome.places[seat] !== 1) return 0
  const others = outcome.guest?.place === 1 ? 1 : 0
  return 1 / (outcome.places.filter((place) => place === 1).length + others)
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
  const named = ['players', 'deals', 'first', 'against', ...Object.keys(found.choices.values)]
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
    options: read.value as AnyOptions,
    rival: values['against'] === undefined ? null : rivalOf(found, values['against']),
  }
}

function rivalOf(of: AnyGame, name: string): AnyPlayer {
  const found = name === 'chance' ? byChance(of) : of.rivals?.[name]
  if (!found) throw new Error(`${of.about.id} has no rival ${name}`)
  return found
}

/** Plays anything that is allowed. */
function byChance(of: AnyGame): AnyPlayer {
  return {
    move(view, chosen, { random }) {
      const moves = of.moves(view, chosen)
      return moves[pick(random, moves.length)[0]] ?? null
    },
    signal: () => null,
  }
}
