import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/** The databases of all tables that a stopped service has left in its folder. */
export async function tableFiles(folder: string): Promise<string[]> {
  const files = await readdir(folder, { recursive: true })
  return files
    .filter((file) => /TableObject.*\.sqlite$/.test(file) && !file.includes('metadata'))
    .map((file) => join(folder, file))
}

/** Where a table's log is not exactly what its state has counted: each accepted thing once, and nothing that was refused. */
export function storedComplaints(file: string): string[] {
  const database = new DatabaseSync(file, { readOnly: true })
  try {
    const made = database.prepare(`select 1 from sqlite_master where name = 'state'`).get()
    if (!made) return []
    const state = JSON.parse(String(database.prepare('select json from state').get()?.['json']))
    const logged = database.prepare('select count(*) as rows, max(seq) as last from log').get()
    const [rows, last] = [Number(logged?.['rows']), Number(logged?.['last'] ?? 0)]
    const isWhole = rows === state.seq && last === state.seq
    return isWhole ? [] : [`${state.code} counts ${state.seq} things and has stored ${rows}`]
  } finally {
    database.close()
  }
}
