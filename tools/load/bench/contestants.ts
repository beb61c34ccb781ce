import { rmSync } from 'node:fs'
import { mkdir, mkdtemp } from 'node:fs/promises'
import { join } from 'node:path'

import { root } from '../../cli/local/build.ts'
import type { Contestant } from './contestant.ts'
import { theFloor } from './floor.ts'
import { ourService, type OurService } from './ours.ts'

/** Both services, each started when it is first asked for, with their tables on the disk that ours uses. */
export interface Contestants {
  readonly ours: () => Promise<OurService>
  readonly floor: () => Promise<Contestant>
  readonly close: () => Promise<void>
}

export async function openContestants(v8Flags: readonly string[] = []): Promise<Contestants> {
  const tables = join(root, '.tischlein')
  await mkdir(tables, { recursive: true })
  const state = await mkdtemp(join(tables, 'bench-'))
  const started: Promise<Contestant>[] = []
  const pids: number[] = []
  // However it ends.
  process.once('exit', () => {
    for (const pid of pids) end(pid)
    rmSync(state, { recursive: true, force: true })
  })
  const once = <Service extends Contestant>(start: () => Promise<Service>) => {
    let service: Promise<Service> | null = null
    return () => {
      if (!service) {
        started.push((service = start()))
        void service.then(({ pid }) => pids.push(pid))
      }
      return service
    }
  }
  return {
    ours: once(() => ourService(join(state, 'ours'), v8Flags)),
    floor: once(() => theFloor(join(state, 'floor'))),
    close: async () => {
      for (const service of started) await (await service).stop()
    },
  }
}

function end(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL')
  } catch {
    // It has ended.
  }
}
