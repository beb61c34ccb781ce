import { readdir, readFile } from 'node:fs/promises'

export type Process = {
  readonly pid: number
  readonly parent: number
  readonly group: number
  /**
   * The start time in clock ticks. It identifies the process together with the id, since process
   * ids are reused.
   */
  readonly since: number
  /** The command line. */
  readonly words: readonly string[]
}

/**
 * Returns all running processes of this machine, without zombies. Empty on systems without /proc.
 */
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
  // Read after the last bracket: the name in brackets can itself contain brackets.
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

/** Returns a process and all its descendants. */
export async function family(pid: number): Promise<Process[]> {
  const all = await processes()
  const found = all.filter((one) => one.pid === pid)
  for (const one of found) found.push(...all.filter(({ parent }) => parent === one.pid))
  return found
}

/** Returns the processes in `some` that still run. */
export async function stillRunning(some: readonly Process[]): Promise<Process[]> {
  const all = await processes()
  return some.filter(({ pid, since }) => all.some((one) => one.pid === pid && one.since === since))
}
