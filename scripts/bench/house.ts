import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'

import { root } from '../build.ts'
import { theFloor } from './floor.ts'
import { ourService } from './ours.ts'
import type { Bench } from './row.ts'

/** Both services, each started when it is first asked for, with their tables on the disk that ours uses. */
export async function openHouse(): Promise<
  Omit<Bench, 'scale'> & { readonly close: () => Promise<void> }
> {
  const tables = join(root, '.tischlein')
  await mkdir(tables, { recursive: true })
  const state = await mkdtemp(join(tables, 'bench-'))
  const started: Promise<{ stop: () => Promise<void> }>[] = []
  const once = <Started extends { stop: () => Promise<void> }>(start: () => Promise<Started>) => {
    let running: Promise<Started> | null = null
    return () => {
      if (running) return running
      running = start()
      started.push(running)
      return running
    }
  }
  return {
    ours: once(() => ourService(join(state, 'ours'))),
    floor: once(() => theFloor(join(state, 'floor'))),
    close: async () => {
      for (const service of started) await (await service).stop()
      await rm(state, { recursive: true })
    },
  }
}
