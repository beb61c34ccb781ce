import { limits } from '../../shared/protocol/limits.ts'
import type { ChatMessage, GameStep } from '../../shared/protocol/protocol.ts'
import type { LoggedStep } from './decisions/records.ts'
import { dealAt, type Change, type Table } from './decisions/table.ts'
import type { StoredEntry } from './entries.ts'
import { Log } from './Log.ts'
import { encodeMatters, encodeState, isSameMatters } from './matters.ts'
import { migrate, type Migrated, type StoredTable } from './migrations.ts'

/**
 * A table's own SQLite: every accepted thing for ever, and the state after it. A row written is what costs, and so does a
 * table that is made, so there is one row: the state, and beside that the last entries of the log and all that seldom
 * changes. Nothing is written before there is a table, since a wrong code brings an object into being too; and what few
 * tables need is made when they do.
 */
export class TableStorage {
  readonly #storage: DurableObjectStorage
  readonly #log: Log
  #hasChat = false
  #stored: Stored | null = null

  constructor(storage: DurableObjectStorage) {
    this.#storage = storage
    this.#log = new Log(storage.sql)
  }

  /** What an earlier program has stored is brought to today's form; what a newer one has is left as it is. */
  load(): Table | null | 'newer' {
    const made = new Set(
      this.#rows<{ name: string }>('select name from sqlite_master').map(({ name }) => name),
    )
    if (!made.has('state')) return null
    const [row] = this.#rows<StateRow>('select * from state')
    if (!row) return null
    const stored = {
      ...(JSON.parse(row.matters) as object),
      ...(JSON.parse(row.json) as StoredTable),
    }
    const read = migrate(stored)
    if (!read) return 'newer'
    this.#log.load(row.entries)
    this.#hasChat = made.has('chat')
    const { table } = read
    const isNew = isMigrated(read, stored)
    this.#stored = { table, mattersLength: isNew ? this.#keepMigrated(read) : row.matters.length }
    return table
  }

  #keepMigrated({ table, sql }: Migrated): number {
    const [json, matters] = [encodeState(table), encodeMatters(table)]
    this.#storage.transactionSync(() => {
      for (const change of sql) this.#rows(change)
      this.#rows('update state set json = ?, matters = ?', json, matters)
    })
    return matters.length
  }

  create(table: Table): void {
    const [json, matters] = [encodeState(table), encodeMatters(table)]
    this.#storage.transactionSync(() => {
      this.#rows(
        'create table state (id integer primary key, json text, entries text, matters text, relays text)',
      )
      this.#rows('create table chunks (last integer primary key, json text)')
      this.#rows('insert into state values (1, ?, null, ?, null)', json, matters)
    })
    this.#log.load(null)
    this.#hasChat = false
    this.#stored = { table, mattersLength: matters.length }
  }

  /** All of it or nothing, and one flush to disk. What is held in memory follows once it is written. */
  save(changes: readonly Change[], now: number): void {
    const table = changes.at(-1)?.table
    if (!table) return
    const json = encodeState(table)
    const chat = changes.flatMap((change) => change.chat ?? [])
    const isSame = this.#stored !== null && isSameMatters(this.#stored.table, table)
    const matters = isSame ? null : encodeMatters(table)
    const mattersLength = matters?.length ?? this.#stored?.mattersLength ?? 0
    const log = this.#log.with(changes.flatMap((change) => entryOf(change, now)))
    const { text } = log.entries
    const keepState = () =>
      this.#keepState(inPlace(json, text?.length ?? 0, mattersLength), text, matters)
    // A single statement is all or nothing by itself.
    if (chat.length === 0 && !log.chunk) keepState()
    else
      this.#storage.transactionSync(() => {
        for (const line of chat) this.#keepLine(line)
        if (log.chunk) this.#rows('insert into chunks values (?, ?)', table.seq, log.chunk)
        keepState()
      })
    this.#log.keep(log.entries)
    if (chat.length > 0) this.#hasChat = true
    this.#stored = { table, mattersLength }
  }

  #keepState(json: string, entries: string | null, matters: string | null): void {
    const { sql } = this.#storage
    if (matters === null) sql.exec('update state set json = ?, entries = ?', json, entries)
    else sql.exec('update state set json = ?, entries = ?, matters = ?', json, entries, matters)
  }

  #keepLine(line: ChatMessage): void {
    this.#rows('create table if not exists chat (id integer primary key, json text)')
    this.#rows('insert into chat (json) values (?)', JSON.stringify(line))
    this.#rows('delete from chat where id <= (select max(id) from chat) - ?', limits.chatKept)
  }

  chat(): ChatMessage[] {
    if (!this.#hasChat) return []
    return this.#rows<{ json: string }>('select json from chat order by id').map(
      ({ json }) => JSON.parse(json) as ChatMessage,
    )
  }

  /** The moves of the present deal that somebody who last saw `seen` has not seen. */
  movesSince(table: Table, seen: number): number {
    const deal = dealAt(table)
    if (!deal) return 0
    const since = this.#log.between(Math.max(seen, deal.from) + 1, table.seq)
    return since.filter(([, what]) => what === 'move').length
  }

  steps(from: number, to: number): LoggedStep[] {
    return this.#log
      .between(from, to)
      .filter(([, what]) => what === 'move' || what === 'signal')
      .map(([seq, , data]) => ({ seq, step: data as GameStep }))
  }

  async forget(): Promise<void> {
    this.#stored = null
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

const entryOf = ({ table, entry, commandId }: Change, now: number): StoredEntry[] =>
  entry ? [[table.seq, entry.what, entry.data, now, commandId ?? null]] : []

/** What lies there, and how long the text is that a move leaves as it is. */
type Stored = { readonly table: Table; readonly mattersLength: number }

type StateRow = {
  readonly json: string
  readonly entries: string | null
  readonly matters: string
}

const isMigrated = ({ table }: Migrated, stored: StoredTable): boolean =>
  table.version !== stored.version || table.gameVersion !== stored['gameVersion']

/** What fits into one page of the disk. */
const diskPage = 4_000
/** Rows of several pages are as long as a multiple of it, beside what moves leave alone. */
const lengthStep = 1_024

/**
 * With blanks at its end, so that the row is mostly as long as before: SQLite then writes over what lies there. It gives the
 * further pages of a row of another length back and takes others, and all of them are written, with the list of free ones:
 * 16.2 KB a move in place of 9.8 (the row `writes` of `npm run bench`).
 */
function inPlace(json: string, entriesLength: number, mattersLength: number): string {
  const length = json.length + entriesLength
  if (length + mattersLength <= diskPage) return json
  return json.padEnd(json.length + lengthStep - (length % lengthStep))
}
