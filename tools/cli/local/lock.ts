import { readFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pass } from 'node:timers/promises'

import { takeFolder } from './take-folder.mjs'
import { pathFromHere, Problem } from './problem.ts'

/** The process that has locked a folder of tables, as lock.json describes it. */
type Holder = {
  readonly command: string
  readonly address: string
  readonly pid: number
  readonly machine: string
  readonly since: string
}

/**
 * Locks a folder of tables until this process ends. Throws a `Problem` that names the process that
 * has locked it.
 */
export async function lockFolder(folder: string, command: string, address: string): Promise<void> {
  if (takeFolder(folder, { command, address }) === null)
    throw new Problem(whoHolds(folder, await holderIn(join(folder, 'lock.json'))))
}

/**
 * Returns the process that lock.json describes, or null. Tries three times, because a process that
 * has just taken the lock may not have written lock.json yet.
 */
async function holderIn(file: string): Promise<Holder | null> {
  for (const wait of [0, 100, 400]) {
    await pass(wait)
    try {
      const holder = JSON.parse(readFileSync(file, 'utf8')) as Holder
      if (holder.machine !== hostname() || isRunning(holder.pid)) return holder
    } catch {
      // The file is missing or half written, so the loop tries again.
    }
  }
  return null
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

function whoHolds(path: string, holder: Holder | null): string {
  const folder = pathFromHere(path)
  if (!holder) return `Another process already serves the tables in ${folder}.`
  const { command, pid, machine, address } = holder
  const since = new Date(holder.since).toLocaleString('en-GB', {
    dateStyle: 'medium',
    timeStyle: 'short',
  })
  const where = machine === hostname() ? '' : ` on ${machine}`
  return `Tischlein is already running with the tables in ${folder}, at ${address}: ${command}, process ${pid}${where}, since ${since}.`
}
