import { convertV4MiniflareOptions, Log, LogLevel, Miniflare } from 'miniflare'

import { bundleWorker } from '../local/build.ts'
import type { Service } from '../local/service.ts'
import { post, type Contestant, type OpenTable } from './contestant.ts'
import type { View } from './floor/game.ts'
import { Player } from './player.ts'

/** The floor, with somebody at each of its seats. */
export async function theFloor(state: string): Promise<Contestant> {
  const { url: origin, stop } = await openFloor(state)
  return {
    origin,
    stop,
    open: async (seats) => {
      const { code } = await post<{ code: string }>(origin, `/?seats=${seats}`)
      const players: Player[] = []
      for (let seat = 0; seat < seats; seat++) players.push(await sitDown(origin, code))
      return openTable(code, players)
    },
    begin: async () => {
      const { code } = await post<{ code: string }>(origin, '/?seats=2')
      const player = await sitDown(origin, code)
      player.leave()
    },
  }
}

async function sitDown(origin: URL, code: string): Promise<Player> {
  const { token } = await post<{ token: string }>(origin, `/${code}`)
  const player = new Player({ path: `/${code}`, protocols: token, shows: '{' })
  await player.connect(origin)
  await player.hasSeen(1)
  return player
}

function openTable(code: string, players: readonly Player[]): OpenTable {
  let moves = 0
  return {
    watchPath: `/${code}`,
    heartbeat: null,
    tellsOfMove: '{',
    leave: () => players.forEach((player) => player.leave()),
    async move() {
      const mover = players[moves % players.length]
      if (!mover) throw new Error('nobody sits here')
      await mover.hasSeen(moves + 1)
      const { hand } = mover.newest<View>()
      const before = performance.now()
      mover.say({ card: hand[0], pile: moves % 4 })
      moves += 1
      await mover.hasSeen(moves + 1)
      return mover.shownAt - before
    },
  }
}

/** The floor under the same runtime as ours, and like ours with its tables on disk. */
async function openFloor(state: string): Promise<Pick<Service, 'url' | 'stop'>> {
  const contents = await bundleWorker('scripts/bench/floor/worker.ts')
  const miniflare = new Miniflare(
    convertV4MiniflareOptions({
      host: '127.0.0.1',
      port: 0,
      resourcePersistencePath: state,
      log: new Log(LogLevel.ERROR),
      logRequests: false,
      cf: false,
      telemetry: { enabled: false },
      workers: [
        {
          name: 'floor',
          modules: [{ type: 'ESModule', path: 'worker.js', contents }],
          compatibilityDate: '2026-10-01',
          durableObjects: { TABLES: { className: 'FloorTable', useSQLite: true } },
        },
      ],
    }),
  )
  return { url: await miniflare.ready, stop: () => miniflare.dispose() }
}
