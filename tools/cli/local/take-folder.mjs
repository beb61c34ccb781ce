import { mkdirSync, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/**
 * Takes a folder of tables for this process, until it ends in whatever way: two services on one folder would each have a
 * table of their own under one code. The lock is one that the system keeps for a database file, so that no crash leaves
 * it behind; its holder stands in lock.json beside it. Returns null if another process has the folder. `tell` changes the
 * address there.
 *
 * @param {string} folder
 * @param {{ command: string, address: string }} holder
 */
export function takeFolder(folder, { command, address }) {
  mkdirSync(folder, { recursive: true })
  const database = new DatabaseSync(join(folder, 'lock'))
  try {
    // Nothing is ever written to it, so that there is nothing to take back after a crash.
    database.exec('pragma journal_mode = off; begin exclusive')
  } catch (error) {
    if (/** @type {{ errcode?: number }} */ (error).errcode !== busy) throw error
    return null
  }
  const mine = { command, pid: process.pid, machine: hostname(), since: new Date().toISOString() }
  /** @param {string} at */
  const tell = (at) =>
    writeFileSync(join(folder, 'lock.json'), JSON.stringify({ ...mine, address: at }))
  tell(address)
  held.add(database)
  return { tell }
}

/** SQLITE_BUSY. */
const busy = 5
/** Keeps a reference: the garbage collector may close an unreferenced database. */
const held = new Set()
