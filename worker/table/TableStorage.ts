import { limits } from '../../shared/wire/limits.ts'
import type { ChatLine, GameStep } from '../../shared/wire/protocol.ts'
import type { LoggedStep } from './decisions/views/missed.ts'
import type { Change } from './decisions/decision.ts'
import { dealAt, type Table } from './decisions/table.ts'
import { migrated, type Migrated } from './migrations/migrate.ts'
import type { StoredTable } from './migrations/step.ts'

/**
 * A table's own SQLite: every accepted thing for ever, and the state after it. Nothing is written before there is a
 * table, since a wrong code brings an object into being too.
 */
export class TableStorage {
  readonly #storage: DurableObjectStorage

  constructor(storage: DurableObjectStorage) {
    this.#storage = storage
  }

  /** What an earlier program has stored is brought to today's form; what a newer one has is left as it is. */
  load(): Table | null | 'newer' {
    const made = this.#rows(`select 1 from sqlite_master where name = 'state'`)
    if (made.length === 0) return null
    const [row] = this.#rows<{ json: string }>('select json from state')
    if (!row) return null
    const stored = JSON.parse(row.json) as StoredTable
    const read = migrated(stored)
    if (!read) return 'newer'
    if (isMigrated(read, stored)) this.#keepMigrated(read)
    return read.table
  }

  #keepMigrated({ table, sql }: Migrated): void {
    this.#storage.transactionSync(() => {
      for (const change of sql) this.#rows(change)
      this.#rows('update state set json = ?', JSON.stringify(table))
    })
  }

  create(table: Table): void {
    this.#storage.transactionSync(() => {
      this.#rows(
        'create table log (seq integer primary key, what text, json text, at integer, said text)',
      )
      this.#rows('create table state (id integer primary key, json text)')
      this.#rows('create table chat (id integer primary key, json text)')
      this.#rows(
        'create table relays (number integer primary key, generation integer, watchers integer)',
      )
      this.#rows('insert into state values (1, ?)', JSON.stringify(table))
    })
  }

  /** All of it or nothing, and one flush to disk. */
  save({ table, entry, chat, commandId }: Change, now: number): void {
    this.#storage.transactionSync(() => {
      if (entry)
        this.#rows(
          'insert into log (seq, what, json, at, said) values (?, ?, ?, ?, ?)',
          table.seq,
          entry.what,
          JSON.stringify(entry.data),
          now,
          commandId ?? null,
        )
      if (chat) this.#keepLine(chat)
      this.#rows('update state set json = ?', JSON.stringify(table))
    })
  }

  #keepLine(line: ChatLine): void {
    this.#rows('insert into chat (json) values (?)', JSON.stringify(line))
    this.#rows('delete from chat where id <= (select max(id) from chat) - ?', limits.chatKept)
  }

  chat(): ChatLine[] {
    return this.#rows<{ json: string }>('select json from chat order by id').map(
      ({ json }) => JSON.parse(json) as ChatLine,
    )
  }

  /** The moves of the present deal that somebody who last saw `seen` has not seen. */
  movesSince(table: Table, seen: number): number {
    const deal = dealAt(table)
    if (!deal) return 0
    const [row] = this.#rows<{ moves: number }>(
      `select count(*) as moves from log where seq > ? and what = 'move'`,
      Math.max(seen, deal.from),
    )
    return row?.moves ?? 0
  }

  steps(from: number, to: number): LoggedStep[] {
    return this.#rows<{ seq: number; json: string }>(
      `select seq, json from log where seq between ? and ? and what in ('move', 'signal') order by seq`,
      from,
      to,
    ).map(({ seq, json }) => ({ seq, step: JSON.parse(json) as GameStep }))
  }

  async forget(): Promise<void> {
    // At once: whatever is sent waits for both.
    await Promise.all([this.#storage.deleteAlarm(), this.#storage.deleteAll()])
  }

  #rows<Row extends Record<string, SqlStorageValue>>(
    query: string,
    ...values: SqlStorageValue[]
  ): Row[] {
    return this.#storage.sql.exec<Row>(query, ...values).toArray()
  }
}

const isMigrated = ({ table }: Migrated, stored: StoredTable): boolean =>
  table.version !== stored.version || table.gameVersion !== stored['gameVersion']
