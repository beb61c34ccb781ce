import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pass } from 'node:timers/promises'

import type { Counted } from '../../../worker/counts.ts'
import { startWorkerd } from '../../cli/selfhost/workerd.ts'
import type { Attack, Try } from './attacks.ts'

/** What an attack came to. */
export type Attacked = {
  /** In all, and in so many seconds. */
  readonly done: number
  readonly seconds: number
  /** Until the first refusal, and what this came to. */
  readonly atOnce: number
  readonly counted: Counted
  /** Of the processor, for everything that the runtime did. */
  readonly processorMilliseconds: number
}

/** Plays an attack for a while at a service of its own, with the real limits. */
export async function playAttack(
  folder: string,
  name: string,
  attack: Attack,
  seconds: number,
): Promise<Attacked> {
  const state = join(folder, 'state', name)
  const service = await startWorkerd({ folder, state, host: '127.0.0.1', port: 0 })
  const count = async () => (await (await fetch(`${service.origin}/counts`)).json()) as Counted
  try {
    const attempt = await attack.begin(service.origin)
    await pass(settling)
    const [before, processorBefore] = [await count(), await processorTime(service.pid)]
    const from = performance.now()
    const passed = () => (performance.now() - from) / 1_000
    const atOnce = await times(attempt, attack.pace, () => passed() < seconds, 'done')
    await pass(settling)
    const processor = (await processorTime(service.pid)) - processorBefore
    const counted = less(await count(), before)
    const later = await times(attempt, attack.pace, () => passed() < seconds, 'either')
    return {
      done: atOnce + later,
      seconds: passed(),
      atOnce,
      counted,
      processorMilliseconds: processor,
    }
  } finally {
    await service.stop()
  }
}

/** So that what was begun is written and counted. */
const settling = 1_500

/** How often it is done, as long as it may go on: until the first refusal, or whatever is answered. */
async function times(
  attempt: Try,
  pace: number,
  goesOn: () => boolean,
  after: 'done' | 'either',
): Promise<number> {
  let done = 0
  while (goesOn()) {
    const next = performance.now() + pace
    const answer = await attempt()
    if (answer === 'done') done += 1
    else if (after === 'done') break
    await pass(Math.max(0, next - performance.now()))
  }
  return done
}

function less(after: Counted, before: Counted): Counted {
  const differences = (Object.keys(after) as (keyof Counted)[]).map(
    (name) => [name, after[name] - before[name]] as const,
  )
  return Object.fromEntries(differences) as unknown as Counted
}

/** Milliseconds of processor that a process has used; nothing is known but on Linux. */
async function processorTime(pid: number): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')
  const [, ...fields] = stat.slice(stat.lastIndexOf(')')).split(' ')
  // In user and in kernel mode, in hundredths of a second.
  return (Number(fields[11] ?? 0) + Number(fields[12] ?? 0)) * 10
}
