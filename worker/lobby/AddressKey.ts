import { timeouts } from '../../shared/protocol/limits.ts'

/**
 * Stores the key that turns addresses into fingerprints. Once the key is replaced, the fingerprints
 * made with it can't be traced back to addresses.
 */
export class AddressKey {
  readonly #sql: SqlStorage

  constructor(sql: SqlStorage) {
    this.#sql = sql
  }

  /**
   * Returns the current key.
   * @param createKey called if there is no key yet, or the key has expired
   */
  current(now: number, createKey: () => string): string {
    this.#sql.exec(
      'create table if not exists address_key (key text not null, at integer not null)',
    )
    const [stored] = this.#sql
      .exec<{ key: string; at: number }>('select key, at from address_key')
      .toArray()
    if (stored && Math.abs(now - stored.at) < timeouts.addressKey) return stored.key
    const key = createKey()
    this.#sql.exec('delete from address_key')
    this.#sql.exec('insert into address_key values (?, ?)', key, now)
    return key
  }
}
