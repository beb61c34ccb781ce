import { LruMap } from '../shared/LruMap.ts'

/** How long a computation waits for the previous one, which may have ended silently together with its request. */
const queueTimeout = 20_000

/**
 * Caches values that are expensive to compute. Values are computed one at a time, and concurrent callers of one key share a
 * single computation. The cache lives in memory, since every value can be computed again.
 */
export class SingleFlightCache<Value> {
  readonly #maxPending: number
  readonly #cached: LruMap<string, Value>
  readonly #pending = new Map<string, Promise<Value>>()
  #last: Promise<unknown> | null = null

  constructor(maxCached: number, maxPending: number) {
    this.#cached = new LruMap(maxCached)
    this.#maxPending = maxPending
  }

  /** Returns the cached value or the running computation. */
  get(key: string): Value | Promise<Value> | undefined {
    return this.#cached.get(key) ?? this.#pending.get(key)
  }

  /** Returns whether the queue is so long that another value would come too late. */
  isBusy(): boolean {
    return this.#pending.size >= this.#maxPending
  }

  /** @param key equal for equal values */
  compute(key: string, compute: () => Promise<Value>): Promise<Value> {
    const pending = this.#waitForLast().then(compute)
    this.#pending.set(key, pending)
    const last = pending
      .then(
        (value) => void this.#cached.set(key, value),
        () => undefined,
      )
      .finally(() => {
        this.#pending.delete(key)
        if (this.#last === last) this.#last = null
      })
    this.#last = last
    return pending
  }

  async #waitForLast(): Promise<void> {
    if (!this.#last) return
    const done = new AbortController()
    const timeout = scheduler.wait(queueTimeout, { signal: done.signal }).catch(() => undefined)
    await Promise.race([this.#last, timeout])
    done.abort()
  }
}
