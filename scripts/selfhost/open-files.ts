import { readFile } from 'node:fs/promises'

/** Files that the runtime holds open; selfhost.spec.ts counts them. A table at which nothing happens holds none. */
export const openFiles = { byItself: 30, atATable: 3, atALine: 2 } as const

/** How many files a process may have open at once; null where nobody but the system knows, and where there is no limit. */
export async function mostOpenFiles(pid: number): Promise<number | null> {
  const limits = await readFile(`/proc/${pid}/limits`, 'utf8').catch(() => '')
  const [, most] = /^Max open files +(\d+)/m.exec(limits) ?? []
  return most === undefined ? null : Number(most)
}

/** At how many tables, with so many lines each, something can happen at once. */
export const tablesWithin = (files: number, lines: number): number =>
  Math.floor((files - openFiles.byItself) / (openFiles.atATable + lines * openFiles.atALine))
