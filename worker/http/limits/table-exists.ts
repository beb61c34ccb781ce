import { LruMap } from '../../../shared/LruMap.ts'
import type { Env } from '../../env.ts'
import { withTimeLimit } from '../../time-limit.ts'

/**
 * A cache of the codes of existing tables. An entry may be outdated, since a table can be deleted.
 * This is harmless, because the table's object then refuses the request itself.
 */
const existing = new LruMap<string, true>(10_000)

/** Returns whether a table exists. Also returns true if the table can't be reached now. */
export async function tableExists(env: Env, code: string): Promise<boolean> {
  if (existing.get(code)) return true
  const found = env.STORED ? await isStored(env.STORED, env, code) : await mayBeTable(env, code)
  if (found === true) rememberTable(code)
  return found !== false
}

/** Adds a table to the cache. */
export function rememberTable(code: string): void {
  existing.set(code, true)
}

/** The folder of table objects, as tools/cli/selfhost/config.ts configures it. */
const tablesFolder = 'tischlein-TableObject'

/**
 * Returns whether the file of the table object exists. Doesn't call the object, since self-hosted workerd creates a
 * file for every object that is called, and never deletes the file.
 */
async function isStored(folder: Fetcher, { TABLES }: Env, code: string): Promise<boolean> {
  const file = `${tablesFolder}/${TABLES.idFromName(code)}.sqlite`
  const { ok } = await folder.fetch(`http://stored/${file}`, { method: 'HEAD' })
  return ok
}

/**
 * Returns whether the table exists; undefined if the table can't be reached now. In that case the
 * visitor learns the reason from the next call to the table.
 */
async function mayBeTable({ TABLES }: Env, code: string): Promise<boolean | undefined> {
  const state = await withTimeLimit(TABLES.getByName(code).publicState()).catch(() => undefined)
  return state === undefined ? undefined : state !== null
}
