import { once } from 'node:events'
import { readFileSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'

import { registeredGames } from '../../shared/games/all.ts'
import type { AnyGame, AnyOptions, Outcome, Seat } from '../../shared/game/game.ts'
import { readOptions } from '../../shared/game/options.ts'
import { seatsFor } from '../../shared/game/seats.ts'
import { orExplain, parseOptions, Problem } from '../cli/local/problem.ts'
import { mostSimilar } from '../games/find-game.ts'
import { withRow } from './arena/figures-row.ts'
import { meanShare, percent, share } from './arena/interval.ts'
import { playersOf } from './arena/players.ts'
import type { Match, Result } from './arena/thread.ts'

/**
 * Lets computer players play seeded deals, and prints their results:
 * `npm run arena -- the-game --players 2 --deals 1000 --edition extreme`. Any option of the game
 * can follow, and `--preset mau-mau` sets several options at once.
 *
 * In a cooperative game, the same bot plays in all seats. In the other games, one bot plays against
 * weaker players, and plays each deal once from each seat. `--strength` sets the strength of that
 * bot. `--against greedy,chance` names its opponents; with `--against none` the bot plays in all
 * seats. `--threads 1` uses one core only. `--write` writes the results against opponents to
 * docs/figures.md.
 */
const { game, seats, options, rules, deals, strength, others, threads, write } =
  orExplain(readArguments)

if (game.about.cooperative) {
  for (const player of [strength, ...others]) await told(player, null)
} else {
  if (others.length === 0) await told(strength, null)
  for (const against of others) await told(strength, against)
}

async function told(player: string, against: string | null): Promise<void> {
  const results = await played({ game: game.about.id, seats, options, player, against, deals })
  const who = against === null ? player : `${player} against ${against}`
  print(`${who}: ${[...fared(results, against), timed(results)].join('; ')}`)
  if (!write || against === null) return
  const row = {
    measured: [game.about.id, rules, String(seats), player, against],
    found: [
      pairedShare(results),
      `${percent(fairShare(results))} %`,
      `${deals[0]} to ${deals.at(-1)}`,
      times(results).join(', '),
    ],
  }
  const page = new URL('../../docs/figures.md', import.meta.url)
  writeFileSync(page, withRow(readFileSync(page, 'utf8'), row))
}

/** Plays the deals of a match on several cores, and returns the results. */
async function played(match: Match): Promise<Result[]> {
  const results: Result[] = []
  const playing = Array.from({ length: threads }, (_, core) => {
    const own = match.deals.filter((deal) => deal % threads === core)
    const workerData = { ...match, deals: own } satisfies Match
    const thread = new Worker(new URL('./arena/thread.ts', import.meta.url), { workerData })
    thread.on('message', (result: Result) => results.push(result))
    return once(thread, 'exit')
  })
  await Promise.all(playing)
  return results
}

function fared(results: readonly Result[], against: string | null): string[] {
  const together = results.flatMap(({ outcome }) =>
    outcome.kind === 'cooperative' ? [outcome] : [],
  )
  if (together.length > 0) {
    const won = together.filter((outcome) => outcome.won).length
    const left = together.reduce((sum, { score }) => sum + score, 0) / together.length
    return [`wins ${share(won, together.length)}`, `${left.toFixed(2)} left on average`]
  }
  if (against === null) return []
  return [`wins ${pairedShare(results)}, a fair share is ${percent(fairShare(results))} %`]
}

/** Returns the share of wins of equal players. A guest such as EGON in Nix has no seat. */
function fairShare(results: readonly Result[]): number {
  const hasGuest = results.some(({ outcome }) => outcome.kind === 'places' && outcome.guest)
  return 1 / (seats + (hasGuest ? 1 : 0))
}

/**
 * Returns the share of wins with its confidence interval. All games of one deal count as one
 * sample, because they have the same cards.
 */
function pairedShare(results: readonly Result[]): string {
  const won = new Map(deals.map((deal) => [deal, 0]))
  for (const { deal, outcome, measuredSeat } of results)
    won.set(deal, (won.get(deal) ?? 0) + wonAt(outcome, measuredSeat ?? 0) / seats)
  return meanShare([...won.values()])
}

/** Returns 1 for a win, a fraction for a shared win, and 0 otherwise. */
function wonAt(outcome: Outcome, seat: Seat): number {
  if (outcome.kind === 'cooperative' || outcome.places[seat] !== 1) return 0
  const first = outcome.places.filter((place) => place === 1).length
  return 1 / (first + (outcome.guest?.place === 1 ? 1 : 0))
}

function timed(results: readonly Result[]): string {
  const [mean, most99, most] = times(results)
  return `ms a turn: mean ${mean}, 99 of 100 within ${most99}, most ${most}`
}

/** Returns the mean, the 99th percentile and the maximum of the turn times, in milliseconds. */
function times(results: readonly Result[]): readonly [string, string, string] {
  const turns = results.flatMap((result) => result.turns).sort((one, other) => one - other)
  const mean = turns.reduce((sum, turn) => sum + turn, 0) / turns.length
  const at = (part: number) => (turns[Math.floor(part * (turns.length - 1))] ?? 0).toFixed(1)
  return [mean.toFixed(1), at(0.99), at(1)]
}

function print(line: string): void {
  process.stdout.write(`${line}\n`)
}

function readArguments() {
  const [, , id = ''] = process.argv
  const found = registeredGames.find(({ about }) => about.id === id)
  if (!found) {
    const ids = registeredGames.map(({ about }) => about.id)
    const similar = mostSimilar(id, ids)
    throw new Problem(
      similar === null
        ? `Which game? One of ${ids.join(', ')}`
        : `There is no game ${id}. Did you mean ${similar}?`,
    )
  }
  const own = ['players', 'deals', 'first', 'strength', 'against', 'preset', 'threads']
  const { values: given } = parseOptions(
    'Usage: npm run arena -- the-game --players 2 --deals 1000',
    {
      args: process.argv.slice(3),
      options: {
        write: { type: 'boolean' },
        ...Object.fromEntries(
          [...own, ...Object.keys(found.choices.values)].map((name) => [
            name,
            { type: 'string' as const },
          ]),
        ),
      },
    },
  )
  const { write: isWritten, ...named } = given as { write?: boolean } & Record<string, unknown>
  const values = named as Readonly<Record<string, string | undefined>>
  const chosen = optionsNamed(found, values)
  const player = values['strength'] ?? 'hard'
  const opponents = othersNamed(found, player, values['against'])
  const unknown = [player, ...opponents].find((name) => !playersOf(found).includes(name))
  if (unknown !== undefined)
    throw new Problem(`${id} has no bot ${unknown}, only ${playersOf(found).join(', ')}.`)
  const { min, max } = seatsFor(found, chosen)
  /** Returns the whole number that an option names. */
  const numberOf = (option: string, usual: number, least = 1, most = Infinity): number => {
    const number = Number(values[option] ?? usual)
    if (Number.isInteger(number) && number >= least && number <= most) return number
    const upTo = most === Infinity ? '' : ` to ${most}`
    throw new Problem(`--${option} is a whole number from ${least}${upTo}.`)
  }
  // A high number of the first deal selects deals that were not used to tune the bot.
  const first = numberOf('first', 1)
  return {
    game: found,
    seats: numberOf('players', min, min, max),
    // The interval of the results needs two deals.
    deals: Array.from({ length: numberOf('deals', 100, 2) }, (_, at) => first + at),
    options: chosen,
    rules: rulesNamed(found, values),
    threads: numberOf('threads', availableParallelism()),
    write: isWritten === true,
    strength: player,
    others: opponents,
  }
}

function othersNamed(of: AnyGame, player: string, named: string | undefined): string[] {
  const all = playersOf(of)
  if (named === undefined) return all.slice(all.indexOf(player) + 1)
  return named === 'none' ? [] : named.split(',')
}

function optionsNamed(of: AnyGame, named: Readonly<Record<string, string | undefined>>) {
  const presets: Readonly<Record<string, object>> = of.choices.presets ?? {}
  const preset = named['preset'] === undefined ? {} : presets[named['preset']]
  if (!preset)
    throw new Problem(
      `${of.about.id} has no preset ${named['preset']}: ${Object.keys(presets).join(', ') || 'none at all'}.`,
    )
  const wanted = Object.entries(of.choices.values).flatMap(([option, allowed]) =>
    named[option] === undefined
      ? []
      : [[option, allowed.find((value) => String(value) === named[option])] as const],
  )
  const read = readOptions(of.choices, { ...preset, ...Object.fromEntries(wanted) })
  if (!read.ok) throw new Problem(`The option ${read.refused.option} does not have this value.`)
  return read.value as AnyOptions
}

/**
 * Describes the rules for a row of results: the preset, and each option that the command line sets.
 */
function rulesNamed(of: AnyGame, named: Readonly<Record<string, string | undefined>>): string {
  const chosen = Object.keys(of.choices.values).filter((option) => named[option] !== undefined)
  const parts = [
    named['preset'] ?? 'default',
    ...chosen.map((option) => `${option} ${named[option]}`),
  ]
  return parts.join(', ')
}
