import { readFile } from 'node:fs/promises'
import { setTimeout as pass } from 'node:timers/promises'

// What Linux tells of the runtime's process; elsewhere nothing is known of it.

/** Kilobytes of memory that a process holds. */
export async function residentOf(pid: number): Promise<number | null> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
  const [, kilobytes] = /^VmRSS:\s+(\d+)/m.exec(status) ?? []
  return kilobytes === undefined ? null : Number(kilobytes)
}

/** Returns once the process has had nothing to do for a moment; where nothing is known of it, after that moment. */
export async function untilItRests(pid: number): Promise<void> {
  let spent = await processorSecondsOf(pid)
  for (;;) {
    await pass(300)
    const now = await processorSecondsOf(pid)
    if (now === spent) return
    spent = now
  }
}

/** Linux counts a processor's time in hundredths of a second, on every machine that matters here. */
const ticksASecond = 100

/** Seconds for which it has kept a processor busy, the system's work for it included. */
export async function processorSecondsOf(pid: number): Promise<number | null> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')
  if (stat === '') return null
  // The name, in brackets, may hold anything, brackets too.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return (Number(fields[11]) + Number(fields[12])) / ticksASecond
}
