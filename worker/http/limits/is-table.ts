import { LruMap } from '../../../shared/LruMap.ts'
import type { Env } from '../../env.ts'
import { withTimeLimit } from '../../time-limit.ts'

/** Tables stay for weeks, so of each it is asked once. One that is gone by then says so itself. */
const known = new LruMap<string, true>(10_000)

/** Whether there is such a table, as far as can be told. */
export async function isTable(env: Env, code: string): Promise<boolean> {
  if (known.get(code)) return true
  const found = env.STORED ? await isStored(env.STORED, env, code) : await mayBeTable(env, code)
  if (found === true) isOpened(code)
  return found !== false
}

/** From now on there is such a table. */
export function isOpened(code: string): void {
  known.set(code, true)
}

/** As tools/cli/selfhost/config.ts has them kept. */
const storedTables = 'tischlein-TableObject'

/**
 * The bare runtime makes a file for whatever object is asked anything, and keeps it for ever. So the object is not asked
 * whether it is a table, but the folder.
 */
async function isStored(folder: Fetcher, { TABLES }: Env, code: string): Promise<boolean> {
  const file = `${storedTables}/${TABLES.idFromName(code)}.sqlite`
  const { ok } = await folder.fetch(`http://stored/${file}`, { method: 'HEAD' })
  return ok
}

/** Returns undefined if the table cannot say at the moment: a visitor who goes on to it hears why. */
async function mayBeTable({ TABLES }: Env, code: string): Promise<boolean | undefined> {
  const state = await withTimeLimit(TABLES.getByName(code).look()).catch(() => undefined)
  return state === undefined ? undefined : state !== null
}
