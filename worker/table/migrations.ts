import type { Table } from './decisions/table.ts'
import { upgradeTable } from './decisions/upgrade.ts'
import { versionOf } from '../../shared/game/version.ts'
import { findGame } from './games.ts'

/** A stored table of any version. Only its field `version` is certain to exist. */
export type StoredTable = { readonly version: number; readonly [field: string]: unknown }

/** A step that converts a stored table from one schema version to the next. */
export type Migration = {
  /** Statements that change the SQL tables. */
  readonly sql: readonly string[]
  readonly table: (stored: StoredTable) => StoredTable
}

/**
 * The migrations in order: the first entry migrates from version 1 to 2, and so on. Only released
 * versions need migrations, and none has been released yet.
 */
export const migrations: readonly Migration[] = []

export type MigrationResult = { readonly table: Table; readonly sql: readonly string[] }

/**
 * Migrates a stored table to the current schema and game version. Returns null if a newer version of
 * the program has stored the table, or if only a newer version has its game.
 */
export function migrate(
  stored: StoredTable,
  steps: readonly Migration[] = migrations,
): MigrationResult | null {
  if (stored.version > steps.length + 1) return null
  const missing = steps.slice(stored.version - 1)
  let migrated = stored
  for (const [index, step] of missing.entries())
    migrated = { ...step.table(migrated), version: stored.version + index + 1 }
  const table = migrated as unknown as Table
  const game = findGame(table.game)
  if (!game || table.gameVersion > versionOf(game)) return null
  return { table: upgradeTable(table, game), sql: missing.flatMap(({ sql }) => sql) }
}
