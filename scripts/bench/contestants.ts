import { rmSync } from 'node:fs'
import { mkdir, mkdtemp } from 'node:fs/promises'
import { join } from 'node:path'

import { root } from '../local/build.ts'
import type { Contestant } from './contestant.ts'
import { theFloor } from './floor.ts'
import { ourService, type OurService } from './ours.ts'
import { children } from './runtime.ts'

/** Both services, each started when it is first asked for, with their tables on the disk that ours uses. */
export interface Contestants {
  readonly ours: () => Promise<Running<OurService>>
  readonly floor: () => Promise<Running<Contestant>>
  readonly close: () => Promise<void>
}

/** With the process that runs it, where that can be known. */
export type Running<Service> = Service & { readonly pid: number | null }

export async function openContestants(): Promise<Contestants> {
  const tables = join(root, '.tischlein')
  await mkdir(tables, { recursive: true })
  const state = await mkdtemp(join(tables, 'bench-'))
  // However it ends.
  process.once('exit', () => rmSync(state, { recursive: true, force: true }))
  const started: Promise<Contestant>[] = []
  const once = <Service extends Contestant>(start: () => Promise<Service>) => {
    let service: Promise<Running<Service>> | null = null
    return () => {
      if (!service) started.push((service = running(start)))
      return service
    }
  }
  return {
    ours: once(() => ourService(join(state, 'ours'))),
    floor: once(() => theFloor(join(state, 'floor'))),
    close: async () => {
      for (const service of started) await (await service).stop()
    },
  }
}

async function running<Service>(start: () => Promise<Service>): Promise<Running<Service>> {
  const before = new Set(await children())
  const service = await start()
  const pid = (await children()).find((one) => !before.has(one)) ?? null
  return { ...service, pid }
}
