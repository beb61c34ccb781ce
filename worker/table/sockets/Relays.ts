import { relayName } from '../../relay/names.ts'
import type { RelayObject } from '../../relay/RelayObject.ts'

type Attached = { readonly number: number; readonly generation: number; readonly watchers: number }

/** The relays that repeat this table's public news to its watchers. */
export class Relays {
  readonly #sql: SqlStorage
  readonly #namespace: DurableObjectNamespace<RelayObject>
  #attached: readonly Attached[] | null = null

  constructor(sql: SqlStorage, namespace: DurableObjectNamespace<RelayObject>) {
    this.#sql = sql
    this.#namespace = namespace
  }

  watchers(): number {
    return this.#all().reduce((sum, { watchers }) => sum + watchers, 0)
  }

  /** Whether any is told what happens. */
  isAny(): boolean {
    return this.#all().length > 0
  }

  attach(number: number, generation: number): void {
    if (this.#all().some((one) => one.number === number && one.generation === generation)) return
    this.#sql.exec(
      'create table if not exists relays (number integer primary key, generation integer, watchers integer)',
    )
    this.#write('insert or replace into relays values (?, ?, 0)', number, generation)
  }

  /** How many watch at a relay now; false if this is not the attachment we know, but one before it. */
  report(number: number, generation: number, watchers: number): boolean {
    const known = this.#all().find((one) => one.number === number)
    if (known?.generation !== generation) return false
    if (watchers === 0) this.#write('delete from relays where number = ?', number)
    else if (watchers !== known.watchers)
      this.#write('update relays set watchers = ? where number = ?', watchers, number)
    return true
  }

  /** What was stored is gone, so nothing of it is remembered either. */
  forget(): void {
    this.#attached = null
  }

  /** Watchers see no more of it. A relay that is not reached finds out when it counts them. */
  end(code: string): void {
    for (const { number } of this.#all())
      this.#namespace
        .getByName(relayName(code, number))
        .end()
        .catch(() => undefined)
  }

  /** One call to each relay, and none is waited for. */
  tell(code: string, texts: readonly string[]): void {
    for (const { number, generation } of this.#all())
      this.#namespace
        .getByName(relayName(code, number))
        .tell(texts)
        .then((listeners) => listeners > 0 || this.report(number, generation, 0))
        // A relay that could not be reached has lost its watchers; they come back and ask anew.
        .catch(() => undefined)
  }

  #all(): readonly Attached[] {
    this.#attached ??= this.#stored()
    return this.#attached
  }

  #stored(): readonly Attached[] {
    // Made for the first of them: nobody watches most tables.
    const made = this.#sql.exec(`select 1 from sqlite_master where name = 'relays'`).toArray()
    return made.length === 0 ? [] : this.#sql.exec<Attached>('select * from relays').toArray()
  }

  #write(query: string, ...values: number[]): void {
    this.#sql.exec(query, ...values)
    this.#attached = null
  }
}
