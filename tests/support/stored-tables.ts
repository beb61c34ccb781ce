import { glob } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

import type { ChatMessage, CommandType } from '../../shared/protocol/protocol.ts'
import type { Table } from '../../worker/table/decisions/table.ts'
import { parseEntries } from '../../worker/table/entries.ts'

/** The stored state of a table, read directly from its database. */
export type StoredTable = {
  readonly table: Table
  readonly log: readonly LogEntry[]
  readonly chat: readonly ChatMessage[]
  /** The number of all chat messages, of which only the last ones are stored. */
  readonly chatCount: number
}

export type LogEntry = {
  readonly seq: number
  readonly what: CommandType | 'sit'
  readonly data: Readonly<Record<string, unknown>>
  /** The id of the command that caused the entry; null if no command caused it. */
  readonly commandId: string | null
}

/** Yields every table that is stored in this folder. */
export async function* storedTables(folder: string): AsyncGenerator<StoredTable> {
  for (const file of await tableFiles(folder)) {
    const stored = storedIn(file)
    if (stored) yield stored
  }
}

/**
 * Runs SQL statements in the database of each table. Skips databases without a table: if the service
 * is killed while it creates one, it leaves an empty database.
 */
export async function changeStoredTables(folder: string, ...statements: string[]): Promise<void> {
  for (const file of await tableFiles(folder)) {
    // A killed runtime can hold its locks for a short time.
    const database = new DatabaseSync(file, { timeout: 10_000 })
    if (tablesIn(database).has('state'))
      for (const statement of statements) database.exec(statement)
    database.close()
  }
}

/** Replaces the state of the current deal at this table. */
export const changeState = (folder: string, code: string, state: object): Promise<void> =>
  changeStoredTables(
    folder,
    `update state set json = json_set(json, '$.phase.deal.state', json('${JSON.stringify(state)}'))
     where settings ->> 'code' = '${code}'`,
  )

/**
 * Changes a stored table as if it had already waited for `time` milliseconds. That concerns the
 * turns of the players, and an unanswered call for the host.
 */
export const setWaitingTime = (folder: string, code: string, time: number): Promise<void> => {
  const since = Date.now() - time
  return changeStoredTables(
    folder,
    `update state set json = json_set(json, '$.phase.pendingTurns', (
       select json_group_array(json_set(value, '$.since', ${since})) from json_each(state.json, '$.phase.pendingTurns')
     )) where settings ->> 'code' = '${code}' and json ->> '$.phase.name' = 'playing'`,
    `update state set settings = json_set(settings, '$.hostCall.since', ${since})
     where settings ->> 'code' = '${code}' and settings ->> '$.hostCall' is not null`,
  )
}

/** Changes a stored table as if an absent player had been absent for `time` milliseconds longer. */
export const setAbsence = (
  folder: string,
  code: string,
  seat: number,
  time: number,
): Promise<void> =>
  changeStoredTables(
    folder,
    `update state set settings = json_set(settings, '$.seats[${seat}].since', settings ->> '$.seats[${seat}].since' - ${time})
     where settings ->> 'code' = '${code}'`,
  )

/**
 * Changes the day from which the service has deals of the day, as if the service were older. Both
 * days have ten characters, so the serialised value keeps its length.
 */
export async function setFirstDay(folder: string, from: string, to: string): Promise<void> {
  for (const file of await filesOf(folder, 'LobbyObject')) {
    const database = new DatabaseSync(file, { timeout: 10_000 })
    const row = database.prepare(`select value from _cf_KV where key = 'day-key'`).get()
    const value = Buffer.from(row?.['value'] as Uint8Array)
    value.write(to, value.indexOf(from))
    database.prepare(`update _cf_KV set value = ? where key = 'day-key'`).run(value)
    database.close()
  }
}

const tableFiles = (folder: string): Promise<string[]> => filesOf(folder, 'TableObject')

/**
 * Returns the database files of all objects of a class. The runtime stores a database for each
 * object, in a folder for each class.
 */
async function filesOf(folder: string, name: string): Promise<string[]> {
  const files = await Array.fromAsync(glob(`**/*${name}/*.sqlite`, { cwd: folder }))
  return files
    .filter((file) => basename(file) !== 'metadata.sqlite')
    .map((file) => join(folder, file))
}

function storedIn(file: string): StoredTable | null {
  const database = new DatabaseSync(file, { readOnly: true, timeout: 10_000 })
  try {
    return storedTable(database)
  } finally {
    database.close()
  }
}

/** Reads a table from its database; null if it contains none. */
export function storedTable(database: DatabaseSync): StoredTable | null {
  const made = tablesIn(database)
  const rows: Rows = (from) =>
    made.has(from) ? (database.prepare(`select * from ${from} order by 1`).all() as never[]) : []
  const [state] = rows<{ json: string; entries: string | null; settings: string }>('state')
  if (!state) return null
  const chat = rows<{ id: number; json: string }>('chat')
  return {
    table: { ...JSON.parse(state.settings), ...JSON.parse(state.json) } as Table,
    log: logInChunks(rows, state.entries),
    chat: chat.map(({ json }) => JSON.parse(json) as ChatMessage),
    chatCount: chat.at(-1)?.id ?? 0,
  }
}

/** Returns the names of the SQL tables in a database. */
function tablesIn(database: DatabaseSync): ReadonlySet<unknown> {
  const names = database.prepare('select name from sqlite_master').all()
  return new Set(names.map(({ name }) => name))
}

/** A function that returns all rows of an SQL table in order; empty if the table does not exist. */
type Rows = <Row>(from: string) => Row[]

const logInChunks = (rows: Rows, last: string | null): LogEntry[] =>
  [...rows<{ json: string }>('chunks'), { json: last }]
    .flatMap(({ json }) => parseEntries(json))
    .map(([seq, what, data, , commandId]) => ({ seq, what, data, commandId }))
