import { randomBytes } from 'node:crypto'
import { setTimeout as pass } from 'node:timers/promises'

import { games } from '../../../shared/games/all.ts'
import { timeouts } from '../../../shared/protocol/limits.ts'
import { heartbeat } from '../../../shared/protocol/socket.ts'
import { chooseBotMove } from '../../../tests/support/finished-table.ts'
import {
  connect,
  openConnection,
  type OpenConnection,
  openTable,
  type SeatClient,
  sit,
} from '../../../tests/support/seat-client.ts'
import type { UsageReport } from '../../../worker/usage.ts'
import { inColumns } from '../figures.ts'
import type { Row } from '../row.ts'
import type { Service } from '../services.ts'
import { billOf, busySecondsOf, dollarsOf, freeDaysOf } from './bill.ts'

/** Measures the cost of each game, by playing it once on a separate service. */
export const gamesPlayed: Row = {
  name: 'games',
  async measure({ fresh, thinking }) {
    const columns = await Promise.all(
      games.map(async ({ about: { id, name } }) => {
        const service = await fresh('counted')
        const played = await playGame(service.origin.origin, id, thinking)
        return linesOf(name, played, await fetchUsage(service))
      }),
    )
    const heads = Object.keys(columns[0] ?? {}) as (keyof (typeof columns)[number])[]
    return inColumns(
      heads.map((head) => [head as string].concat(columns.map((one) => String(one[head])))),
    )
  },
}

export const fetchUsage = async ({ origin }: Service): Promise<UsageReport> =>
  (await (await fetch(new URL('/counts', origin))).json()) as UsageReport

function linesOf(game: string, { moves, seconds, pings }: GameRun, counted: UsageReport) {
  const bill = billOf(counted, pings)
  const { days, by } = freeDaysOf(bill)
  return {
    game,
    moves,
    minutes: (seconds / 60).toFixed(1),
    'worker requests': counted.workerRequests,
    'object requests': counted.objectRequests,
    'of these alarms': counted.alarms,
    'socket messages': counted.socketMessages,
    pings,
    'rows read': counted.rowsRead,
    'rows written': counted.rowsWritten,
    'KB stored': Math.round(counted.storedBytes / 1_024),
    'busy s': busySecondsOf(bill).toFixed(1),
    'dollars for 1,000 games': (1_000 * dollarsOf(bill)).toFixed(3),
    'games a day for free': `${Math.floor(1 / days)} (${by})`,
  }
}

type GameRun = {
  readonly moves: number
  readonly seconds: number
  /**
   * The number of pings that the pages would send in this time. The runtime answers pings without
   * waking the service's objects, so the service can't count them.
   */
  readonly pings: number
}

const people = ['Ada', 'Bo', 'Cem'] as const

/**
 * Plays one game with three people, a bot and a spectator. The people request what their pages
 * would request, and wait `thinking` seconds before each move.
 */
export async function playGame(origin: string, game: string, thinking: number): Promise<GameRun> {
  const from = Date.now()
  await page(origin, '')
  const code = await openTable(origin, game, {})
  const players: SeatClient[] = []
  for (const name of people) players.push(await arrive(origin, code, name))
  await page(origin, code)
  const watcher = await watch(origin, code)
  const all = players.map((client, seat) => ({ client, seat, said: { count: 0 } }))
  const [host] = all
  if (!host) throw new Error('no player has joined')
  await say(host, { type: 'add-bot' })
  for (const one of all) await giveNonce(one)
  await say(host, { type: 'start' })
  await Promise.all(all.map((one) => play(one, game, thinking)))
  const seconds = (Date.now() - from) / 1_000
  for (const { client } of all) client.close()
  watcher.close()
  // Wait until the table and the relay have noticed that the connections are closed.
  await pass(2_500)
  const pings = Math.floor((seconds * 1_000) / timeouts.heartbeat) * (players.length + 1)
  return { moves: host.client.shown()?.turn ?? 0, seconds, pings }
}

type Player = {
  readonly client: SeatClient
  readonly seat: number
  readonly said: { count: number }
}

/**
 * Connects as the page of an invited person does: first as a spectator, and then as the player of a
 * seat. Returns the player's client.
 */
async function arrive(origin: string, code: string, name: string): Promise<SeatClient> {
  await page(origin, code)
  const looking = await watch(origin, code)
  const { token } = await sit(origin, code, name, 'page')
  looking.close()
  return connect(origin, code, token)
}

const page = async (origin: string, path: string): Promise<void> => {
  await (await fetch(`${origin}/${path}`)).arrayBuffer()
}

/**
 * Opens a spectator's connection, and keeps it alive with pings. The simulated players need no
 * pings, because they send moves.
 */
async function watch(origin: string, code: string): Promise<OpenConnection> {
  const connection = await openConnection(
    origin,
    `/api/tables/${code}/watch`,
    null,
    () => undefined,
  )
  const beat = setInterval(() => connection.send(heartbeat.ping), timeouts.heartbeat)
  void connection.gone.then(() => clearInterval(beat))
  return connection
}

const say = ({ client, said }: Player, command: Record<string, unknown>) =>
  client.send({ id: `c${said.count++}`, ...command })

const giveNonce = (player: Player) =>
  say(player, {
    type: 'add-nonce',
    commitment: player.client.table().commitment,
    nonce: randomBytes(16).toString('hex'),
  })

/**
 * Plays until the game is over. On each turn, waits for `thinking` seconds, and then plays the move
 * that the game's bot would choose.
 */
async function play(player: Player, game: string, thinking: number): Promise<void> {
  const { client, seat } = player
  while (client.table().phase !== 'over') {
    if (client.isClosed()) throw new Error(`the table of ${game} hung up in the middle of the game`)
    if (client.shown()?.toMove.includes(seat) !== true) {
      await pass(20)
      continue
    }
    await pass(thinking * 1_000)
    const [turn, move] = chooseBotMove(seat, client, game)
    const answer = move && (await say(player, { type: 'move', turn, move }))
    if (answer?.type !== 'done') await pass(100)
  }
}
