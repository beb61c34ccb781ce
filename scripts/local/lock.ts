import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as pass } from 'node:timers/promises'

import { pathFromHere, Problem } from './problem.ts'

/** Who serves the tables of a folder. */
type Holder = {
  readonly command: string
  readonly address: string
  readonly pid: number
  readonly machine: string
  readonly since: string
}

export type Lock = {
  /** Where the tables are served, if that was not known before. */
  readonly tell: (address: string) => void
}

/**
 * Takes a folder of tables for this process, until it ends in whatever way: two services on one folder would each have a
 * table of their own under one code. The lock is one that the system keeps for a database file, so that no crash leaves
 * it behind; who holds it stands beside.
 */
export async function lockFolder(folder: string, command: string, address: string): Promise<Lock> {
  mkdirSync(folder, { recursive: true })
  const database = new DatabaseSync(join(folder, 'lock'))
  const file = join(folder, 'lock.json')
  const mine = { command, pid: process.pid, machine: hostname(), since: new Date().toISOString() }
  try {
    // Nothing is ever written to it, so that there is nothing to take back after a crash.
    database.exec('pragma journal_mode = off; begin exclusive')
  } catch (error) {
    if ((error as { errcode?: number }).errcode !== busy) throw error
    throw new Problem(whoHolds(folder, await holderIn(file)))
  }
  const tell = (at: string) => writeFileSync(file, JSON.stringify({ ...mine, address: at }))
  tell(address)
  held.add(database)
  return { tell }
}

/** SQLITE_BUSY. */
const busy = 5
/** What nobody refers to may be closed at any moment. */
const held = new Set<DatabaseSync>()

/** Whoever has just taken the lock may not have said yet who they are. */
async function holderIn(file: string): Promise<Holder | null> {
  for (const wait of [0, 100, 400]) {
    await pass(wait)
    try {
      const holder = JSON.parse(readFileSync(file, 'utf8')) as Holder
      if (holder.machine !== hostname() || isRunning(holder.pid)) return holder
    } catch {
      // Not written, or half of it.
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
  if (!holder)
    return `Another process serves the tables in ${folder}; they can be served once only.`
  const { command, pid, machine, address } = holder
  const since = new Date(holder.since).toLocaleString('en-GB', {
    dateStyle: 'medium',
    timeStyle: 'short',
  })
  const where = machine === hostname() ? '' : ` on ${machine}`
  return `Tischlein is already running with the tables in ${folder}, at ${address}: ${command}, process ${pid}${where}, since ${since}.`
}
