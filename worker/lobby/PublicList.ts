import { limits, patience } from '../../shared/protocol/limits.ts'
import type { ListedTable } from '../../shared/protocol/protocol.ts'
import { nameWithinBounds } from '../table/decisions/names.ts'
import { scarce } from '../http/limits/NetworkRates.ts'
import type { Width } from '../http/limits/address.ts'
import type { Opener } from '../table/decisions/table.ts'

/**
 * What tables have told of themselves, and which of them are shown, in which order. Neither can be bought: a table keeps
 * the place that it got when it was listed first, whatever it says later, and those whom the same network has opened
 * stand behind each other, so that somebody with many tables is one among others.
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

  /** What a table says now; null when it is not to be found any more. True if that shows. */
  tell(code: string, facts: ListedTable | null, opener: Opener | null, now: number): boolean {
    const before = this.#factsOf(code)
    if (facts === null) {
      // Kept for a while, so that whoever is back soon is back in their place.
      this.#sql.exec(`update tables set facts = '' where code = ?`, code)
      return before !== ''
    }
    const text = JSON.stringify({ ...facts, players: facts.players.map(nameWithinBounds) })
    if (text.length > limits.listedLetters) return false
    if (before === '' && this.#hasEnough(code, opener, now)) return false
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

  /** The first table of everybody, then everybody's second one, and so on. */
  visible(now: number): ListedTable[] {
    return this.#sql
      .exec<{ facts: string }>(
        `select facts from (
          select facts, code, since, row_number() over (
            partition by coalesce(wider, code) order by since, code
          ) as place from tables where facts <> '' and at > ?
        ) order by place, since, code limit ?`,
        now - patience.listed,
        limits.lobbyTables,
      )
      .toArray()
      .map(({ facts }) => JSON.parse(facts) as ListedTable)
  }

  /** What was told while the clock was ahead counts from when it was put right. */
  forgetSilent(now: number): void {
    this.#sql.exec('update tables set at = ?, since = min(since, ?) where at > ?', now, now, now)
    this.#sql.exec('delete from tables where at <= ?', now - patience.listed)
  }

  /** When the table was last heard that has been silent for longest; null if there is none. */
  oldest(): number | null {
    return this.#sql.exec<{ at: number | null }>('select min(at) as at from tables').one().at
  }

  /** Returns whether a network that this table was opened from has as many others on the list as it may. */
  #hasEnough(code: string, opener: Opener | null, now: number): boolean {
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
        now - patience.listed,
      )
      .one()
    if (isIpv4) return counts.wider >= mostOf('ipv4')
    return counts.network >= mostOf(64) || counts.middle >= mostOf(56) || counts.wider >= mostOf(48)
  }

  #factsOf(code: string): string {
    const rows = this.#sql.exec<{ facts: string }>('select facts from tables where code = ?', code)
    return rows.toArray()[0]?.facts ?? ''
  }
}

const mostOf = (width: Width): number => Math.ceil(limits.listedByOne * scarce[width])
