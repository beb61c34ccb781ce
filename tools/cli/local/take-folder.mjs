import { mkdirSync, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/**
 * Locks a folder of tables until this process ends. Otherwise two services could have different tables with the same code.
 * The lock is the operating system's lock of a database file, so a crash releases it. lock.json describes the process that
 * holds it. Returns null if another process has locked the folder. `setAddress` changes the address in lock.json.
 *
 * @param {string} folder
 * @param {{ command: string, address: string }} holder
 */
export function takeFolder(folder, { command, address }) {
  mkdirSync(folder, { recursive: true })
  const database = new DatabaseSync(join(folder, 'lock'))
  try {
    // The lock needs no data, so nothing is ever written to the database. Without a journal, a crash leaves no additional file.
    database.exec('pragma journal_mode = off; begin exclusive')
  } catch (error) {
    if (/** @type {{ errcode?: number }} */ (error).errcode !== busy) throw error
    return null
  }
  const mine = { command, pid: process.pid, machine: hostname(), since: new Date().toISOString() }
  /** @param {string} at */
  const setAddress = (at) =>
    writeFileSync(join(folder, 'lock.json'), JSON.stringify({ ...mine, address: at }))
  setAddress(address)
  held.add(database)
  return { setAddress }
}

/** SQLite's error code SQLITE_BUSY: another process holds the lock. */
const busy = 5
/** The databases that hold a lock. If nothing referred to a database, the garbage collector might close it and release its lock. */
const held = new Set()
