import { glob } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

import type { ChatLine, CommandType } from '../shared/wire/protocol.ts'
import type { Table } from '../worker/table/decisions/table.ts'

/** What a table has written down, read past the service. */
export type Stored = {
  readonly table: Table
  readonly log: readonly LogEntry[]
  readonly chat: readonly ChatLine[]
  /** How many lines were ever said: only the last ones are kept. */
  readonly chatSaid: number
}

export type LogEntry = {
  readonly seq: number
  readonly what: CommandType | 'sit'
  readonly data: Readonly<Record<string, unknown>>
  /** The id of the command. */
  readonly said: string | null
}

/** Every table that a service has kept in this folder, one after the other. The service must not run any more. */
export async function* storedTables(folder: string): AsyncGenerator<Stored> {
  for (const file of await tableFiles(folder)) {
    const stored = storedIn(file)
    if (stored) yield stored
  }
}

/** Does this to the storage of each table, as no version of ours ever would. */
export async function changeStoredTables(folder: string, ...statements: string[]): Promise<void> {
  for (const file of await tableFiles(folder)) {
    const database = new DatabaseSync(file)
    for (const statement of statements) database.exec(statement)
    database.close()
  }
}

/** Puts the table with this code into another position of its game, in the middle of the deal. */
export const changeState = (folder: string, code: string, state: object): Promise<void> =>
  changeStoredTables(
    folder,
    `update state set json = json_set(json, '$.phase.deal.state', json('${JSON.stringify(state)}'))
     where json ->> 'code' = '${code}'`,
  )

/** The runtime keeps a database for each object, in a folder for each class. */
async function tableFiles(folder: string): Promise<string[]> {
  const files = await Array.fromAsync(glob('**/*TableObject/*.sqlite', { cwd: folder }))
  return files
    .filter((file) => basename(file) !== 'metadata.sqlite')
    .map((file) => join(folder, file))
}

function storedIn(file: string): Stored | null {
  const database = new DatabaseSync(file, { readOnly: true })
  try {
    const rows = <Row>(query: string) => database.prepare(query).all() as Row[]
    if (rows(`select 1 from sqlite_master where name = 'state'`).length === 0) return null
    const [state] = rows<{ json: string }>('select json from state')
    if (!state) return null
    const log = rows<Omit<LogEntry, 'data'> & { json: string }>(
      'select seq, what, json, said from log order by seq',
    )
    const chat = rows<{ id: number; json: string }>('select id, json from chat order by id')
    return {
      table: JSON.parse(state.json) as Table,
      log: log.map(({ seq, what, json, said }) => {
        const data = JSON.parse(json) as LogEntry['data']
        return { seq, what, data, said }
      }),
      chat: chat.map(({ json }) => JSON.parse(json) as ChatLine),
      chatSaid: chat.at(-1)?.id ?? 0,
    }
  } finally {
    database.close()
  }
}
