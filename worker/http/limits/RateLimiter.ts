/**
 * A token bucket. It holds at most `burst` tokens, and gets a new token every `refill`
 * milliseconds.
 */
export type Rate = { readonly burst: number; readonly refill: number }

/**
 * Limits how often each key occurs, in this isolate only. The memory is bounded, but a flood of
 * keys can't make the limiter forget a key that is near its limit. A full limiter drops the keys
 * that are furthest from their limit, and treats every new key as if it were a dropped key. So the
 * limiter refuses new keys only if a flood takes `burst` tokens for each of the `maxKeys` keys
 * before they refill.
 *
 * For each key the limiter stores the time when all of its tokens will be back, as in GCRA, the
 * generic cell rate algorithm. The later that time, the nearer is the key to its limit.
 */
export class RateLimiter {
  readonly #rate: Rate
  readonly #maxKeys: number
  readonly #fullAt = new Map<string, number>()
  /**
   * The latest `fullAt` time of all dropped keys. Every new key starts with this time, since it may
   * be a dropped key that returns.
   */
  #dropped = 0
  #latest = 0
  #behind = 0

  /** @param maxKeys maximum number of keys in memory */
  constructor(rate: Rate, maxKeys = 20_000) {
    this.#rate = rate
    this.#maxKeys = maxKeys
  }

  /** Returns whether the key has a token left. */
  hasToken(key: string, now: number): boolean {
    const { burst, refill } = this.#rate
    const time = this.#timeAt(now)
    return this.#fullAtOf(key, time) + refill - time <= burst * refill
  }

  /** Takes a token, even if the key has no token left. In that case the key has to wait longer. */
  take(key: string, now: number): void {
    const time = this.#timeAt(now)
    const fullAt = this.#fullAtOf(key, time) + this.#rate.refill
    if (!this.#fullAt.has(key) && this.#fullAt.size >= this.#maxKeys) this.#makeRoom(time)
    this.#fullAt.set(key, fullAt)
  }

  /** Gives a token back to the key. */
  refund(key: string): void {
    const fullAt = this.#fullAt.get(key)
    if (fullAt !== undefined) this.#fullAt.set(key, fullAt - this.#rate.refill)
  }

  #fullAtOf(key: string, time: number): number {
    return Math.max(time, this.#fullAt.get(key) ?? this.#dropped)
  }

  /**
   * Drops the keys that have all their tokens. If the limiter is still nearly full, drops the keys
   * with the most tokens, until a tenth of the room is free.
   */
  #makeRoom(time: number): void {
    for (const [key, fullAt] of this.#fullAt) if (fullAt <= time) this.#fullAt.delete(key)
    const rest = Math.floor(this.#maxKeys * 0.9)
    if (this.#fullAt.size <= rest) return
    const byFullness = [...this.#fullAt].toSorted(([, one], [, other]) => one - other)
    for (const [key, fullAt] of byFullness.slice(0, this.#fullAt.size - rest)) {
      this.#fullAt.delete(key)
      this.#dropped = Math.max(this.#dropped, fullAt)
    }
  }

  /**
   * Returns a time that never decreases. Otherwise, if the machine's clock is put back, keys would
   * wait until the clock reaches the old time again.
   */
  #timeAt(now: number): number {
    this.#behind = Math.max(this.#behind, this.#latest - now)
    this.#latest = now + this.#behind
    return this.#latest
  }
}
