import { readFile } from 'node:fs/promises'

import { processes } from '../../testing/processes.ts'

// What Linux tells of the runtime's process; elsewhere nothing is known of it.

/** The processes that this one has started. */
export async function children(): Promise<number[]> {
  const mine = (await processes()).filter(({ parent }) => parent === process.pid)
  return mine.map(({ pid }) => pid)
}

/** Kilobytes of memory that a process holds. */
export async function residentOf(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8')
  return Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1])
}
