import { readdir, readFile } from 'node:fs/promises'

export type Process = {
  readonly pid: number
  readonly parent: number
  readonly group: number
  /** When it was started, in ticks of the machine: numbers of processes come again. */
  readonly since: number
  /** The command as it was started, word by word. */
  readonly words: readonly string[]
}

/** All that run on this machine, as Linux tells it; elsewhere nothing is known. What has ended is left out, though its parent has not asked yet. */
export async function processes(): Promise<Process[]> {
  const names = await readdir('/proc').catch(() => [])
  const found = await Promise.all(names.filter((name) => /^\d+$/.test(name)).map(read))
  return found.filter((one) => one !== null)
}

async function read(pid: string): Promise<Process | null> {
  const [stat, words] = await Promise.all(
    [`/proc/${pid}/stat`, `/proc/${pid}/cmdline`].map((file) =>
      readFile(file, 'utf8').catch(() => ''),
    ),
  )
  // The name, in brackets, may hold anything, brackets too.
  const [state, parent, group, ...rest] = stat?.slice(stat.lastIndexOf(')') + 2).split(' ') ?? []
  if (!state || state === 'Z' || state === 'X') return null
  return {
    pid: Number(pid),
    parent: Number(parent),
    group: Number(group),
    since: Number(rest[16]),
    words: words?.split('\0').slice(0, -1) ?? [],
  }
}

/** A process and all below it. */
export async function family(pid: number): Promise<Process[]> {
  const all = await processes()
  const found = all.filter((one) => one.pid === pid)
  for (const one of found) found.push(...all.filter(({ parent }) => parent === one.pid))
  return found
}

/** Of these, who runs still. */
export async function stillRunning(some: readonly Process[]): Promise<Process[]> {
  const all = await processes()
  return some.filter(({ pid, since }) => all.some((one) => one.pid === pid && one.since === since))
}
