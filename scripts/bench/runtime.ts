import { readdir, readFile } from 'node:fs/promises'

// What Linux tells of the runtime's process; elsewhere nothing is known of it.

/** The processes that this one has started. */
export async function children(): Promise<number[]> {
  const all = await readdir('/proc').catch(() => [])
  const mine: number[] = []
  for (const pid of all.map(Number).filter(Number.isInteger)) {
    const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
    if (/^PPid:\s+(\d+)/m.exec(status)?.[1] === String(process.pid)) mine.push(pid)
  }
  return mine
}

/** Kilobytes of memory that a process holds. */
export async function residentOf(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8')
  return Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1])
}
