/** So many at once, and one more each so many milliseconds. */
export type Rate = { readonly burst: number; readonly refill: number }

/**
 * Counts how often each key comes, in this isolate alone, and never too low: when there is no more room, the counter drops
 * the keys that are furthest from the limit, and counts every new key as if it had come as often as those. So a flood of
 * keys makes it forget no key that is near the limit. It locks out new ones only if the flood takes `burst` tokens for each
 * of the `most` keys before they are back.
 *
 * Of each key it keeps the moment at which all of its tokens are back, as in GCRA, the generic cell rate algorithm: the
 * later that is, the nearer the key is to the limit, whenever one looks.
 */
export class Rates {
  readonly #rate: Rate
  readonly #most: number
  readonly #fullAt = new Map<string, number>()
  /** No key that was dropped was further from being full than this. */
  #dropped = 0
  #latest = 0
  #behind = 0

  /** @param most how many keys it remembers at once */
  constructor(rate: Rate, most = 20_000) {
    this.#rate = rate
    this.#most = most
  }

  /** Returns whether the key has a token left. */
  mayTake(key: string, now: number): boolean {
    const { burst, refill } = this.#rate
    const time = this.#timeAt(now)
    return this.#fullAtOf(key, time) + refill - time <= burst * refill
  }

  /** Takes a token, also where there is none: then the key owes it. */
  take(key: string, now: number): void {
    const time = this.#timeAt(now)
    const fullAt = this.#fullAtOf(key, time) + this.#rate.refill
    if (!this.#fullAt.has(key) && this.#fullAt.size >= this.#most) this.#makeRoom(time)
    this.#fullAt.set(key, fullAt)
  }

  /** Gives back a token that was taken. */
  giveBack(key: string): void {
    const fullAt = this.#fullAt.get(key)
    if (fullAt !== undefined) this.#fullAt.set(key, fullAt - this.#rate.refill)
  }

  #fullAtOf(key: string, time: number): number {
    return Math.max(time, this.#fullAt.get(key) ?? this.#dropped)
  }

  /** Drops the keys that have all their tokens, or if those are few, the tenth that is fullest. */
  #makeRoom(time: number): void {
    for (const [key, fullAt] of this.#fullAt) if (fullAt <= time) this.#fullAt.delete(key)
    const rest = Math.floor(this.#most * 0.9)
    if (this.#fullAt.size <= rest) return
    const byFullness = [...this.#fullAt].toSorted(([, one], [, other]) => one - other)
    for (const [key, fullAt] of byFullness.slice(0, this.#fullAt.size - rest)) {
      this.#fullAt.delete(key)
      this.#dropped = Math.max(this.#dropped, fullAt)
    }
  }

  /** Goes on from the latest time that was seen if the machine's clock is put back, so that no key waits for it. */
  #timeAt(now: number): number {
    const time = now + this.#behind
    if (time < this.#latest) {
      this.#behind += this.#latest - time
      return this.#latest
    }
    this.#latest = time
    return time
  }
}
