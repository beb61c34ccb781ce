import { patience } from '../../shared/protocol/limits.ts'

/** What makes fingerprints of addresses that nobody can follow back, once it is thrown away. */
export class AddressKey {
  readonly #sql: SqlStorage

  constructor(sql: SqlStorage) {
    this.#sql = sql
  }

  /** @param fresh the key that comes next, where there is none or an old one */
  get(now: number, fresh: () => string): string {
    this.#sql.exec(
      'create table if not exists address_key (key text not null, at integer not null)',
    )
    const [kept] = this.#sql
      .exec<{ key: string; at: number }>('select key, at from address_key')
      .toArray()
    if (kept && Math.abs(now - kept.at) < patience.addressKey) return kept.key
    const key = fresh()
    this.#sql.exec('delete from address_key')
    this.#sql.exec('insert into address_key values (?, ?)', key, now)
    return key
  }
}
