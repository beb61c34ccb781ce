import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'

import {
  dayAfter,
  dayBefore,
  dayDealIds,
  dayDeals,
  dayOf,
  endOfDay,
  type DayDealId,
} from '../../shared/deal/day.ts'
import { commitment } from '../../shared/deal/proof.ts'
import { timeouts } from '../../shared/protocol/limits.ts'
import type { DayDescription } from '../../shared/protocol/protocol.ts'

/**
 * The key from which the secrets of all days are derived, and the day on which it was created. The
 * key never leaves the lobby.
 */
type DayKey = { readonly key: string; readonly since: string }
/** For each deal of a day: how many tables had which result. */
type DayResults = { readonly [Deal in DayDealId]?: Readonly<Record<number, number>> }

/** The secret of a day. It stays within the service until the day is over. */
export type DaySecret = { readonly day: string; readonly secret: string }

/**
 * Stores the secret key from which the deals of each day are computed, and the number of tables
 * with each result.
 */
export class DayStore {
  readonly #storage: SyncKvStorage
  readonly #drawKey: () => string

  constructor(storage: SyncKvStorage, drawKey: () => string) {
    this.#storage = storage
    this.#drawKey = drawKey
  }

  /** Returns the secret of the current day, for a table that is opened now. */
  today(now: number): DaySecret {
    const day = dayOf(now)
    return { day, secret: this.#secretOf(day, now) }
  }

  /**
   * Returns the published data of a day. Null for days after tomorrow, which are not published yet,
   * and for days that were over before the service had a key.
   */
  describe(day: string, now: number): DayDescription | null {
    const today = dayOf(now)
    // Compare days as text, since their alphabetical order is the order of time. Today always has
    // deals, even if the clock was put back to a time before the first day.
    if ((day < this.#key(now).since && day !== today) || day > dayAfter(today)) return null
    const secret = this.#secretOf(day, now)
    const results = this.#results(day)
    const next = dayAfter(day)
    const previous = dayBefore(day)
    return {
      day,
      endsAt: endOfDay(day),
      commitment: commitment(secret),
      ...(day < today && { secret }),
      deals: dayDealIds.map((deal) => ({
        deal,
        game: dayDeals[deal].game,
        seats: dayDeals[deal].seats,
        results: Object.entries(results[deal] ?? {}).map(([result, tables]) => ({
          result: Number(result),
          tables,
        })),
      })),
      ...(day === today && {
        next: { day: next, commitment: commitment(this.#secretOf(next, now)) },
        ...(previous >= this.#key(now).since && { previous }),
      }),
    }
  }

  /** Counts the result of a table, unless its day ended more than `timeouts.lateDay` ago. */
  count(day: string, deal: DayDealId, result: number, now: number): void {
    if (day > dayOf(now) || now >= endOfDay(day) + timeouts.lateDay) return
    const before = this.#results(day)
    const counts = before[deal] ?? {}
    const after = { ...counts, [result]: (counts[result] ?? 0) + 1 }
    this.#storage.put(keyOf(day), { ...before, [deal]: after })
    const end = keyOf(dayAfter(dayOf(now - timeouts.dayResults)))
    for (const [key] of this.#storage.list({ prefix: keyOf(''), end })) this.#storage.delete(key)
  }

  #results(day: string): DayResults {
    return this.#storage.get<DayResults>(keyOf(day)) ?? {}
  }

  #secretOf(day: string, now: number): string {
    const key = hexToBytes(this.#key(now).key)
    return bytesToHex(hmac(sha256, key, utf8ToBytes(`tischlein.day.1\n${day}`)))
  }

  #key(now: number): DayKey {
    const stored = this.#storage.get<DayKey>('day-key')
    if (stored) return stored
    const drawn = { key: this.#drawKey(), since: dayOf(now) }
    this.#storage.put('day-key', drawn)
    return drawn
  }
}

const keyOf = (day: string): string => `day:${day}`
