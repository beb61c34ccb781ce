import type { Table } from './decisions/table.ts'
import { upgraded } from './decisions/upgrade.ts'
import { versionOf } from '../../shared/game/version.ts'
import { gameAt } from './games.ts'

/** A stored table of any version, of which only this much is known. */
export type StoredTable = { readonly version: number; readonly [field: string]: unknown }

/** Brings a stored table from one schema version to the next. */
export type Migration = {
  /** Statements that change the SQL tables. */
  readonly sql: readonly string[]
  readonly table: (stored: StoredTable) => StoredTable
}

/** The first entry leads from version 1 to 2, and so on. Released versions alone count: none was released yet. */
export const migrations: readonly Migration[] = []

export type Migrated = { readonly table: Table; readonly sql: readonly string[] }

/** Returns the table in the present schema and in its game's present version; null if only a newer program knows either. */
export function migrate(
  stored: StoredTable,
  steps: readonly Migration[] = migrations,
): Migrated | null {
  if (stored.version > steps.length + 1) return null
  const missing = steps.slice(stored.version - 1)
  let migrated = stored
  for (const [index, step] of missing.entries())
    migrated = { ...step.table(migrated), version: stored.version + index + 1 }
  const table = migrated as unknown as Table
  const game = gameAt(table)
  if (table.gameVersion > versionOf(game)) return null
  return { table: upgraded(table, game), sql: missing.flatMap(({ sql }) => sql) }
}
