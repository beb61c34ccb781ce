import { copyFile, mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import { bundleWorker } from '../../cli/local/build.ts'
import { writeProgram } from '../../cli/selfhost/folder.ts'
import { startWorkerd, type Running } from '../../cli/selfhost/workerd.ts'
import { post, type Contestant, type OpenTable } from './contestant.ts'
import type { View } from './floor/game.ts'
import { Player } from './player.ts'

/** The floor, with somebody at each of its seats. */
export async function theFloor(state: string): Promise<Contestant> {
  const { pid, stop, ...service } = await openFloor(state)
  const origin = new URL(service.origin)
  return {
    origin,
    pid,
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

/** The floor under the bare runtime as ours is, and like ours with its tables on disk. */
async function openFloor(state: string): Promise<Running> {
  const folder = join(state, 'service')
  await mkdir(folder, { recursive: true })
  const config = join(import.meta.dirname, 'floor/config.capnp')
  await copyFile(config, join(folder, 'config.capnp'))
  await writeFile(join(folder, 'worker.js'), await bundleWorker('tools/load/bench/floor/worker.ts'))
  await writeProgram(folder, 'link')
  return startWorkerd({ folder, state, host: '127.0.0.1', port: 0 })
}
