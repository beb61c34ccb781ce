import { existsSync } from 'node:fs'
import { join } from 'node:path'

import { gameOf } from '../../../shared/games/all.ts'
import type { AnyOptions } from '../../../shared/game/game.ts'
import { defaultsOf } from '../../../shared/game/options.ts'
import { heartbeat, subprotocol, tokenProtocol } from '../../../shared/wire/socket.ts'
import type { Seated, Projection, TableMade } from '../../../shared/wire/protocol.ts'
import type { Receive } from '../../../tests/support/sockets/raw-socket.ts'
import { buildWeb, dist } from '../../cli/local/build.ts'
import { writeFolder } from '../../cli/selfhost/folder.ts'
import { startWorkerd } from '../../cli/selfhost/workerd.ts'
import { nearestCard, type Chooses } from './choices.ts'
import { post, type Contestant, type OpenTable } from './contestant.ts'
import { Pace } from './Pace.ts'
import { Player } from './player.ts'

export interface OurService extends Contestant {
  /** A table of any game; `receive` gets what each seat is told, by its number. */
  readonly openGame: (wish: Wish) => Promise<OurTable>
}

export type Wish = {
  readonly game: string
  readonly seats: number
  readonly chooses: Chooses
  readonly receive?: (seat: number) => Receive
}

export interface OurTable extends OpenTable {
  readonly isOver: () => Promise<boolean>
  readonly rematch: () => Promise<void>
}

/** Our service as `npm run selfhost` runs it, with somebody at each seat. */
export async function ourService(state: string, v8Flags: readonly string[]): Promise<OurService> {
  const folder = join(state, 'service')
  // Part of the folder, whatever is measured.
  if (!existsSync(join(dist, 'index.html'))) await buildWeb()
  await writeFolder({ path: folder, v8Flags })
  const { pid, stop, ...service } = await startWorkerd({
    folder,
    state,
    host: '127.0.0.1',
    port: 0,
  })
  const origin = new URL(service.origin)
  const openGame = async (wish: Wish): Promise<OurTable> => {
    const { code } = await post<TableMade>(origin, '/api/tables', { game: wish.game })
    const players: Player[] = []
    for (let seat = 0; seat < wish.seats; seat++)
      players.push(await sitDown(origin, code, wish.receive?.(seat)))
    players[0]?.say({ type: 'start', id: 'start' })
    return ourTable(code, players, wish)
  }
  return {
    origin,
    pid,
    stop,
    openGame,
    open: (seats) => openGame({ game: 'the-game', seats, chooses: nearestCard }),
    begin: async () => {
      const { code } = await post<TableMade>(origin, '/api/tables', { game: 'the-game' })
      const player = await sitDown(origin, code)
      player.leave()
    },
  }
}

/** As a page does: its line comes soon, and hears from the view that a move is done. */
async function sitDown(origin: URL, code: string, receive?: Receive): Promise<Player> {
  const { token } = await post<Seated>(origin, `/api/tables/${code}/seats?line=soon`, {
    name: 'Ada',
  })
  const first = Promise.withResolvers<void>()
  const player = new Player({
    path: `/api/tables/${code}/seat?done=in-view`,
    protocols: `${subprotocol}, ${tokenProtocol(token)}`,
    shows: '{"type":"view"',
    heartbeat: heartbeat.ping,
    alsoReceive: (message, size) => {
      first.resolve()
      receive?.(message, size)
    },
  })
  await player.connect(origin)
  await first.promise
  return player
}

function ourTable(code: string, players: readonly Player[], wish: Wish): OurTable {
  const game = gameOf(wish.game)
  if (!game) throw new Error(`no game ${wish.game}`)
  const options = defaultsOf(game.choices.values) as AnyOptions
  const paces = players.map(() => new Pace())
  let views = 1
  let commands = 0

  const at = (seat: number): Player => {
    const player = players[seat]
    if (!player) throw new Error(`nobody sits at seat ${seat}`)
    return player
  }
  const shownTo = async (seat: number): Promise<Projection> => {
    await at(seat).hasSeen(views)
    return at(seat).newest<Projection>()
  }
  /** The first of those who may move; null at the end. */
  const nextToMove = async (): Promise<number | null> => {
    await at(0).hasSeen(views)
    const [, seat] = /"toMove":\[(\d+)/.exec(at(0).beginning()) ?? []
    return seat === undefined ? null : Number(seat)
  }
  const say = (seat: number, command: object) =>
    at(seat).say({ ...command, id: `c${(commands += 1)}` })

  const table: OurTable = {
    watchPath: `/api/tables/${code}/watch`,
    heartbeat: heartbeat.ping,
    tellsOfMove: '{"type":"view"',
    leave: () => {
      say(0, { type: 'delete-table' })
      for (const player of players) player.leave()
    },
    isOver: async () => (await nextToMove()) === null,
    rematch: async () => {
      say(0, { type: 'rematch' })
      views += 1
      await shownTo(0)
    },
    async move() {
      if (await table.isOver()) await table.rematch()
      const seat = (await nextToMove()) ?? 0
      const { view, turn } = await shownTo(seat)
      const move = wish.chooses(game, view, options)
      await paces[seat]?.next()
      const before = performance.now()
      say(seat, { type: 'move', turn, move })
      views += 1
      await at(seat).hasSeen(views)
      return at(seat).shownAt - before
    },
  }
  return table
}
