import { limits } from '../../shared/protocol/limits.ts'
import type { Applause, ChatMessage, GameStep } from '../../shared/protocol/protocol.ts'
import type { LoggedStep } from './decisions/records.ts'
import { dealAt, type Change, type Table } from './decisions/table.ts'
import { appendEntries, parseEntries, type Entries, type StoredEntry } from './entries.ts'
import { serializeSettings, serializeState, hasSameSettings } from './serialize.ts'
import { migrate, type MigrationResult, type StoredTable } from './migrations.ts'

/**
 * The SQLite storage of a table: the log of all accepted commands and actions, and the resulting
 * state. The platform bills each written row and each created SQL table. So a single row contains
 * the state, the last log entries and the settings. SQL tables that are not always needed, such as
 * the one for the chat, are created on demand. Nothing is written before the table exists, since a
 * request with a wrong code creates an object too.
 */
export class TableStorage {
  readonly #storage: DurableObjectStorage
  #hasChat = false
  #hasApplause = false
  #stored: Stored | null = null

  constructor(storage: DurableObjectStorage) {
    this.#storage = storage
  }

  /**
   * Loads the table and migrates it from an earlier version. If a newer program version has stored
   * the table, returns 'newer' and leaves the table unchanged.
   */
  load(): Table | null | 'newer' {
    const existing = new Set(
      this.#rows<{ name: string }>('select name from sqlite_master').map(({ name }) => name),
    )
    if (!existing.has('state')) return null
    const [row] = this.#rows<StateRow>('select * from state')
    if (!row) return null
    const stored = {
      ...(JSON.parse(row.settings) as object),
      ...(JSON.parse(row.json) as StoredTable),
    }
    const read = migrate(stored)
    if (!read) return 'newer'
    this.#hasChat = existing.has('chat')
    this.#hasApplause = existing.has('applause')
    const { table } = read
    const isNew = isMigrated(read, stored)
    this.#stored = {
      table,
      settingsLength: isNew ? this.#storeMigrated(read) : row.settings.length,
      entries: { count: parseEntries(row.entries).length, text: row.entries },
    }
    return table
  }

  #storeMigrated({ table, sql }: MigrationResult): number {
    const [json, settings] = [serializeState(table), serializeSettings(table)]
    this.#storage.transactionSync(() => {
      for (const change of sql) this.#rows(change)
      this.#rows('update state set json = ?, settings = ?', json, settings)
    })
    return settings.length
  }

  create(table: Table): void {
    const [json, settings] = [serializeState(table), serializeSettings(table)]
    this.#storage.transactionSync(() => {
      this.#rows(
        'create table state (id integer primary key, json text, entries text, settings text, relays text)',
      )
      this.#rows('create table chunks (last integer primary key, json text)')
      this.#rows('insert into state values (1, ?, null, ?, null)', json, settings)
    })
    this.#hasChat = false
    this.#hasApplause = false
    this.#stored = { table, settingsLength: settings.length, entries: noEntries }
  }

  /**
   * Writes all changes atomically, with one flush to disk. Changes the values in memory only after
   * the write has succeeded.
   */
  save(changes: readonly Change[], now: number): void {
    const table = changes.at(-1)?.table
    if (!table) return
    const json = serializeState(table)
    const chat = changes.flatMap((change) => change.chat ?? [])
    const isSame = this.#stored !== null && hasSameSettings(this.#stored.table, table)
    const settings = isSame ? null : serializeSettings(table)
    const settingsLength = settings?.length ?? this.#stored?.settingsLength ?? 0
    const added = changes.flatMap((change) => entryOf(change, now))
    const { entries, chunk } = appendEntries(this.#stored?.entries ?? noEntries, added)
    const { text } = entries
    const writeState = () =>
      this.#writeState(padInPlace(json, text?.length ?? 0, settingsLength), text, settings)
    // Without chat messages and without a full chunk there is only one statement. A single
    // statement is atomic without a transaction.
    if (chat.length === 0 && !chunk) writeState()
    else
      this.#storage.transactionSync(() => {
        for (const message of chat) this.#addChatMessage(message)
        if (chunk) this.#rows('insert into chunks values (?, ?)', table.seq, chunk)
        writeState()
      })
    if (chat.length > 0) this.#hasChat = true
    this.#stored = { table, settingsLength, entries }
  }

  #writeState(json: string, entries: string | null, settings: string | null): void {
    const { sql } = this.#storage
    if (settings === null) sql.exec('update state set json = ?, entries = ?', json, entries)
    else sql.exec('update state set json = ?, entries = ?, settings = ?', json, entries, settings)
  }

  #addChatMessage(message: ChatMessage): void {
    this.#rows('create table if not exists chat (id integer primary key, json text)')
    this.#rows('insert into chat (json) values (?)', JSON.stringify(message))
    // Reactions have their own limit, so that they never push out messages that people wrote.
    const isReaction = message.reaction !== undefined
    this.#rows(
      `delete from chat where ${reactionOnly} = ?1 and id <= (
        select id from chat where ${reactionOnly} = ?1 order by id desc limit 1 offset ?2)`,
      isReaction ? 1 : 0,
      isReaction ? limits.reactions : limits.chatMessages,
    )
  }

  chat(): ChatMessage[] {
    if (!this.#hasChat) return []
    return this.#rows<{ json: string }>('select json from chat order by id').map(
      ({ json }) => JSON.parse(json) as ChatMessage,
    )
  }

  /**
   * Stores how many spectators clapped at turns of a deal, in one row for each turn. If there were
   * several applauses at a turn, the row keeps the largest. Deletes the applause of all deals
   * before the last finished one.
   */
  addApplause(deal: number, applause: readonly Applause[]): void {
    this.#storage.transactionSync(() => {
      this.#rows(
        'create table if not exists applause (deal integer, turn integer, spectators integer, primary key (deal, turn)) without rowid',
      )
      for (const { turn, spectators } of applause)
        this.#rows(
          'insert into applause values (?, ?, ?) on conflict do update set spectators = max(spectators, excluded.spectators)',
          deal,
          turn,
          spectators,
        )
      this.#rows('delete from applause where deal < ?', deal - 1)
    })
    this.#hasApplause = true
  }

  applause(deal: number): Applause[] {
    if (!this.#hasApplause) return []
    return this.#rows<Applause>(
      'select turn, spectators from applause where deal = ? order by turn',
      deal,
    )
  }

  /** Returns how many moves of the current deal follow the log entry `seen`. */
  movesSince(table: Table, seen: number): number {
    const deal = dealAt(table)
    if (!deal) return 0
    const since = this.#entriesBetween(Math.max(seen, deal.from) + 1, table.seq)
    return since.filter((entry) => entry[1] === 'move' || isTakeBack(entry)).length
  }

  steps(from: number, to: number): LoggedStep[] {
    return this.#entriesBetween(from, to)
      .filter((entry) => entry[1] === 'move' || entry[1] === 'signal' || isTakeBack(entry))
      .map(([seq, , data]) => ({ seq, step: data as GameStep }))
  }

  /** Returns the log entries from one sequence number to another, both included. */
  #entriesBetween(from: number, to: number): StoredEntry[] {
    const chunks = this.#rows<{ json: string }>(
      'select json from chunks where last >= ? order by last',
      from,
    ).flatMap(({ json }) => parseEntries(json))
    return [...chunks, ...parseEntries(this.#stored?.entries.text ?? null)].filter(
      ([seq]) => seq >= from && seq <= to,
    )
  }

  async deleteAll(): Promise<void> {
    // Start both deletions before awaiting either. So the output gate holds later messages back
    // until both are durable.
    await Promise.all([this.#storage.deleteAlarm(), this.#storage.deleteAll()])
  }

  #rows<Row extends Record<string, SqlStorageValue>>(
    query: string,
    ...values: SqlStorageValue[]
  ): Row[] {
    return this.#storage.sql.exec<Row>(query, ...values).toArray()
  }
}

/** Returns whether the entry is a take-back, and not only a request. */
const isTakeBack = ([, what, data]: StoredEntry): boolean =>
  what === 'take-back' && 'takeBack' in data

/** An SQL expression that is 1 for a reaction and 0 for a written message. */
const reactionOnly = "(json ->> 'reaction' is not null)"

const entryOf = ({ table, entry, commandId }: Change, now: number): StoredEntry[] =>
  entry ? [[table.seq, entry.type, entry.data, now, commandId ?? null]] : []

/**
 * The stored table, the length of its serialised settings, which moves leave unchanged, and the log
 * entries in its row.
 */
type Stored = { readonly table: Table; readonly settingsLength: number; readonly entries: Entries }

const noEntries: Entries = { count: 0, text: null }

type StateRow = {
  readonly json: string
  readonly entries: string | null
  readonly settings: string
}

const isMigrated = ({ table }: MigrationResult, stored: StoredTable): boolean =>
  table.version !== stored.version || table.gameVersion !== stored['gameVersion']

/** The number of bytes that fit on one page of SQLite. */
const pageSize = 4_000
/**
 * A row that is longer than a page is padded to a multiple of this many characters. The settings
 * don't count, since moves don't change them.
 */
const lengthStep = 1_024

/**
 * Pads the state with blanks, so that the row mostly keeps its length and SQLite overwrites it in
 * place. If the length changes, SQLite frees the overflow pages and allocates others. It then
 * writes all of them and the free list: 16.2 KB a move instead of 9.8 KB (row `writes` of `npm run
 * bench`).
 */
function padInPlace(json: string, entriesLength: number, settingsLength: number): string {
  const length = json.length + entriesLength
  if (length + settingsLength <= pageSize) return json
  return json.padEnd(json.length + lengthStep - (length % lengthStep))
}
