import { tableVersion, type Table } from '../decisions/table.ts'
import { upgraded } from '../decisions/upgrade.ts'
import { gameAt } from '../games.ts'
import { from1 } from './from1.ts'
import { from10 } from './from10.ts'
import { from2 } from './from2.ts'
import { from3 } from './from3.ts'
import { from4 } from './from4.ts'
import { from5 } from './from5.ts'
import { from6 } from './from6.ts'
import { from7 } from './from7.ts'
import { from8 } from './from8.ts'
import { from9 } from './from9.ts'
import type { Step, StoredTable } from './step.ts'

/** The first one makes a table of version 2 out of one of version 1, and so on. */
export const steps: readonly Step[] = [
  from1,
  from2,
  from3,
  from4,
  from5,
  from6,
  from7,
  from8,
  from9,
  from10,
]

export type Migrated = { readonly table: Table; readonly sql: readonly string[] }

/** The table in today's form, and with its game's; null if only a newer program knows one of them. */
export function migrated(stored: StoredTable): Migrated | null {
  if (stored.version > tableVersion) return null
  const missing = steps.slice(stored.version - 1)
  let table = stored
  for (const [at, step] of missing.entries())
    table = { ...step.table(table), version: stored.version + at + 1 }
  const inForm = table as unknown as Table
  const game = gameAt(inForm)
  if (inForm.gameVersion > game.version) return null
  return { table: upgraded(inForm, game), sql: missing.flatMap(({ sql }) => sql) }
}
