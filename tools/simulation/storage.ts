import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite'
import { deserialize, serialize } from 'node:v8'

type Row = Record<string, unknown>

/** The part of `SqlStorageCursor` that the service uses. */
type Cursor = Iterable<Row> & { toArray(): Row[]; one(): Row }

/**
 * The storage of one object: an SQLite database, some key-value pairs, and the time of its alarm.
 * All writes since the last flush are one transaction. If the object crashes before the next flush,
 * they are lost.
 */
export class Storage {
  #room = Infinity
  readonly #onWrite: () => void
  readonly #statements = new Map<string, StatementSync>()
  /** The names of the SQL tables that exist. */
  readonly #made = new Set<string>()
  #database: DatabaseSync | null = null
  #hasPendingWrites = false
  #savepoints = 0
  #alarm: number | null = null
  #durableAlarm: number | null = null
  #isRinging = false

  /** @param onWrite called at the first write after each flush */
  constructor(onWrite: () => void) {
    this.#onWrite = onWrite
  }

  /** Simulates a full disk: accepts `writes` further writes, and throws at each later one. */
  limitWrites(writes: number): void {
    this.#room = writes
  }

  /** Whether some writes are not durable yet. */
  get hasPendingWrites(): boolean {
    return this.#hasPendingWrites
  }

  get alarm(): number | null {
    return this.#alarm
  }

  /** The time of the alarm that rings even if the object crashes now; null if there is none. */
  get durableAlarm(): number | null {
    return this.#durableAlarm
  }

  /** The database, for reads from outside the service; null before the first write. */
  get database(): DatabaseSync | null {
    return this.#database
  }

  exec(query: string, ...values: SQLInputValue[]): Cursor {
    if (isWrite(query)) this.#write()
    const rows = this.#prepared(query).all(...values) as Row[]
    return {
      toArray: () => rows,
      one: () => {
        const [row] = rows
        if (!row || rows.length > 1) throw new Error(`exactly one row, and not ${rows.length}`)
        return row
      },
      [Symbol.iterator]: () => rows.values(),
    }
  }

  /** Returns the first row of a query; undefined if there is no row or no such table. */
  rowOf<Found>(table: string, query: string): Found | undefined {
    return this.#has(table) ? (this.#prepared(query).get() as Found | undefined) : undefined
  }

  transaction<Value>(act: () => Value): Value {
    this.#write()
    const name = `inner${++this.#savepoints}`
    this.#open().exec(`savepoint ${name}`)
    try {
      return act()
    } catch (error) {
      this.#open().exec(`rollback to ${name}`)
      this.#made.clear()
      throw error
    } finally {
      this.#open().exec(`release ${name}`)
      this.#savepoints -= 1
    }
  }

  get(key: string): unknown {
    if (!this.#has('_cf_KV')) return undefined
    const [row] = this.exec('select value from _cf_KV where key = ?', key)
    return row && deserialize(row['value'] as Uint8Array)
  }

  put(key: string, value: unknown): void {
    if (!this.#has('_cf_KV')) this.exec('create table _cf_KV (key text primary key, value blob)')
    this.exec('insert or replace into _cf_KV values (?, ?)', key, serialize(value))
  }

  delete(key: string): boolean {
    const had = this.get(key) !== undefined
    if (had) this.exec('delete from _cf_KV where key = ?', key)
    return had
  }

  setAlarm(time: number | null): void {
    this.#write()
    this.#alarm = time
  }

  deleteAll(): void {
    this.#write()
    const made = this.exec(
      `select type, name from sqlite_master where type in ('table', 'trigger') and name not like 'sqlite_%'`,
    )
    for (const { type, name } of made.toArray()) this.exec(`drop ${type} if exists "${name}"`)
    this.#made.clear()
    this.#alarm = null
  }

  /**
   * Called when the alarm begins to ring. `getAlarm` then returns null, but the alarm stays durable
   * until its handler has returned.
   */
  takeAlarm(): void {
    this.#alarm = null
    this.#isRinging = true
  }

  /**
   * Called after the alarm's handler has returned. Removes the alarm, unless the handler has set it
   * again.
   */
  hasRung(): void {
    this.#isRinging = false
    if (!this.#hasPendingWrites) this.#durableAlarm = this.#alarm
  }

  /**
   * Called after the alarm's handler has failed. Keeps the alarm for a retry, unless it was set
   * again, or `isLost` says that it has failed too often.
   */
  alarmFailed(isLost: boolean): void {
    this.#isRinging = false
    if (isLost) this.#durableAlarm = this.#alarm
    else this.#alarm ??= this.#durableAlarm
  }

  flush(): void {
    if (!this.#hasPendingWrites) return
    this.#prepared('commit').run()
    this.#hasPendingWrites = false
    if (this.#alarm !== null || !this.#isRinging) this.#durableAlarm = this.#alarm
  }

  /** After a crash, rolls back all writes that are not durable. */
  rollBack(): void {
    if (this.#hasPendingWrites) this.#prepared('rollback').run()
    this.#made.clear()
    this.#hasPendingWrites = false
    this.#savepoints = 0
    this.#isRinging = false
    this.#alarm = this.#durableAlarm
  }

  close(): void {
    this.#database?.close()
    this.#database = null
  }

  #write(): void {
    if (this.#room === 0) throw new Error('database or disk is full: SQLITE_FULL')
    this.#room -= 1
    if (this.#hasPendingWrites) return
    this.#prepared('begin').run()
    this.#hasPendingWrites = true
    this.#onWrite()
  }

  #open(): DatabaseSync {
    this.#database ??= new DatabaseSync(':memory:')
    return this.#database
  }

  #has(table: string): boolean {
    if (this.#made.has(table)) return true
    if (this.#database === null) return false
    const found = this.exec('select 1 from sqlite_master where name = ?', table).toArray()
    if (found.length > 0) this.#made.add(table)
    return found.length > 0
  }

  #prepared(query: string): StatementSync {
    const known = this.#statements.get(query)
    if (known) return known
    const statement = this.#open().prepare(query)
    this.#statements.set(query, statement)
    return statement
  }
}

const isWrite = (query: string): boolean => !/^\s*(select|pragma)\b/i.test(query)
