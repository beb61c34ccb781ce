import { limits, timeouts } from '../../shared/protocol/limits.ts'
import type { ListedTable } from '../../shared/protocol/protocol.ts'
import { repairName } from '../table/decisions/names.ts'
import { strictShares } from '../http/limits/NetworkRateLimiter.ts'
import type { Width } from '../http/limits/address.ts'
import type { Opener } from '../table/decisions/table.ts'

/**
 * Stores the entries of public tables, and decides which entries are shown and in which order. Two
 * rules keep hosts from gaming the order. A table keeps the rank of its first publication. Networks
 * take turns in the list, so many tables of one network don't displace tables of other networks.
 */
export class PublicList {
  readonly #sql: SqlStorage

  constructor(sql: SqlStorage) {
    this.#sql = sql
    sql.exec(
      `create table if not exists tables (code text primary key, facts text not null, at integer not null,
      since integer not null, network text, middle text, wider text)`,
    )
  }

  /** Replaces the entry of a table; null removes it. Returns whether the visible list may have changed. */
  update(code: string, entry: ListedTable | null, opener: Opener | null, now: number): boolean {
    const before = this.#textOf(code)
    if (entry === null) {
      // The row stays until it expires, so a table that is soon listed again keeps its rank.
      this.#sql.exec(`update tables set facts = '' where code = ?`, code)
      return before !== ''
    }
    const text = JSON.stringify({ ...entry, players: entry.players.map(repairName) })
    if (text.length > limits.listedLetters) return false
    if (before === '' && this.#isLimitReached(code, opener, now)) return false
    this.#sql.exec(
      `insert into tables (code, facts, at, since, network, middle, wider) values (?, ?, ?, ?, ?, ?, ?)
      on conflict (code) do update set facts = excluded.facts, at = excluded.at`,
      code,
      text,
      now,
      now,
      opener?.network ?? null,
      opener?.middle ?? null,
      opener?.wider ?? null,
    )
    return before !== text
  }

  /**
   * Returns the entries to show: the first table of each network, then the second table of each
   * network, and so on.
   */
  visible(now: number): ListedTable[] {
    return this.#sql
      .exec<{ facts: string }>(
        `select facts from (
          select facts, code, since, row_number() over (
            partition by coalesce(wider, code) order by since, code
          ) as place from tables where facts <> '' and at > ?
        ) order by place, since, code limit ?`,
        now - timeouts.listing,
        limits.lobbyTables,
      )
      .toArray()
      .map(({ facts }) => JSON.parse(facts) as ListedTable)
  }

  /**
   * Removes entries that were not renewed. If the clock was put back, an entry may have a time
   * after `now`; that time is set to `now`.
   */
  expire(now: number): void {
    this.#sql.exec('update tables set at = ?, since = min(since, ?) where at > ?', now, now, now)
    this.#sql.exec('delete from tables where at <= ?', now - timeouts.listing)
  }

  /** Returns the earliest time at which an entry was last published; null if there is no entry. */
  oldestUpdate(): number | null {
    return this.#sql.exec<{ at: number | null }>('select min(at) as at from tables').one().at
  }

  /**
   * Returns whether the network that opened this table already has as many other listed tables as
   * allowed.
   */
  #isLimitReached(code: string, opener: Opener | null, now: number): boolean {
    if (opener === null) return false
    const { network, middle, wider } = opener
    const isIpv4 = network === wider
    const counts = this.#sql
      .exec<{ network: number; middle: number; wider: number }>(
        `select count(*) filter (where network = ?) as network, count(*) filter (where middle = ?) as middle,
        count(*) as wider from tables where wider = ? and code <> ? and facts <> '' and at > ?`,
        network,
        middle,
        wider,
        code,
        now - timeouts.listing,
      )
      .one()
    if (isIpv4) return counts.wider >= maxListed('ipv4')
    return (
      counts.network >= maxListed(64) ||
      counts.middle >= maxListed(56) ||
      counts.wider >= maxListed(48)
    )
  }

  #textOf(code: string): string {
    const rows = this.#sql.exec<{ facts: string }>('select facts from tables where code = ?', code)
    return rows.toArray()[0]?.facts ?? ''
  }
}

const maxListed = (width: Width): number => Math.ceil(limits.listedByOne * strictShares[width])
