import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { games } from '../shared/games/all.ts'
import type { AnyGame, AnyOptions } from '../shared/game/game.ts'
import { randomOf, playGame } from '../shared/game/invariants/games-by-chance.ts'
import { defaultsOf } from '../shared/game/options.ts'
import { seatsFor } from '../shared/game/seats.ts'
import type { GameRecord, PublicState } from '../shared/protocol/protocol.ts'
import { verifyRecord } from '../shared/deal/record.ts'
import { openTable, sit } from '../tests/support/seat-client.ts'
import { type FreshService, startFreshService } from '../tests/support/service-process.ts'

let service: FreshService
beforeAll(async () => {
  service = await startFreshService()
})
afterAll(() => service?.end())

const program = join(import.meta.dirname, 'random-player.ts')
const randomPlayer = async (wanted: string, players = 2): Promise<string> =>
  (await promisify(execFile)(process.execPath, [program, service.origin, wanted, `${players}`]))
    .stdout

const lookAt = async (code: string, what = ''): Promise<unknown> =>
  (await fetch(`${service.origin}/api/tables/${code}${what}`)).json()

/**
 * Options and a number of seats for a game, and the number of moves per seat if all players move at
 * random. Some games need thousands of random moves, and a seat may send only ten requests a
 * second. So the test picks the options and seats with the fewest moves.
 */
type GameSetup = { readonly options: AnyOptions; readonly seats: number; readonly moves: number }

function wayOf(game: AnyGame, options: AnyOptions, seats: number): GameSetup {
  const lengths = [1, 2, 3].map(
    (deal) =>
      playGame(game, { chance: randomOf(deal), seats, options, before: null, by: 'chance' }).length,
  )
  return { options, seats, moves: Math.max(...lengths) / seats }
}

const fewest = (game: AnyGame): number => Math.max(2, game.about.seats.min)
const usual = (game: AnyGame) => defaultsOf(game.choices.values) as unknown as AnyOptions

const usualMoves = (game: AnyGame): number => wayOf(game, usual(game), fewest(game)).moves

function quickestWay(game: AnyGame): GameSetup {
  const ways = [{}, ...Object.values(game.choices.presets ?? {})].flatMap((changes) => {
    const options = { ...usual(game), ...changes } as AnyOptions
    return [fewest(game), seatsFor(game, options).max].map((seats) => wayOf(game, options, seats))
  })
  return ways.reduce((best, way) => (way.moves < best.moves ? way : best))
}

test.each(games.map((game) => [game.about.id, game] as const))(
  'several random players finish a game of %s together',
  async (id, game) => {
    const { options, seats } = quickestWay(game)
    const code = await openTable(service.origin, id, options)
    const players = Array.from({ length: seats }, () => randomPlayer(code, seats))
    const outputs = await Promise.all(players)
    const { table } = (await lookAt(code)) as PublicState
    expect(table.phase).toBe('over')
    expect(table.seats.every((seat) => seat.program)).toBe(true)
    for (const one of outputs) expect(one).toContain(JSON.stringify(table.outcome))
    const record = (await lookAt(code, '/game')) as GameRecord
    expect(record.steps.every(({ by }) => by === 'human')).toBe(true)
    expect(verifyRecord(record)).toMatchObject({ ok: true })
  },
)

test('a random player opens a table of a named game and plays with bots', async () => {
  const [shortest] = games.toSorted((one, other) => usualMoves(one) - usualMoves(other))
  const id = shortest?.about.id ?? ''
  const [, code = '', outcome] = /^at table (\w+)\n(.*)\n$/.exec(await randomPlayer(id)) ?? []
  const { table } = (await lookAt(code)) as PublicState
  expect([table.game, JSON.stringify(table.outcome)]).toEqual([id, outcome])
  expect(table.seats.map(({ kind }) => kind)).toContain('bot')
})

test('a random player that cannot play names the refusal', async () => {
  await expect(randomPlayer('BCDFGH')).rejects.toThrow('no-such-table')
  await expect(randomPlayer('go-fish')).rejects.toThrow('malformed-code')
  const code = await openTable(service.origin, games[0]?.about.id ?? '', {})
  const { max } = games[0]?.about.seats ?? { max: 0 }
  for (let seat = 0; seat < max; seat++) await sit(service.origin, code, 'Anna')
  await expect(randomPlayer(code)).rejects.toThrow('table-full')
})
