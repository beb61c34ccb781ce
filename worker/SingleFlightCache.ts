import { LruMap } from '../shared/LruMap.ts'

/**
 * Milliseconds that a computation waits for the previous one. If a request is cancelled, its
 * computation stops and its promise never resolves, so the next computation must not wait for ever.
 */
const queueTimeout = 20_000

/**
 * Caches values that are expensive to compute. Computes one value at a time, and concurrent callers
 * with the same key share a single computation. The cache lives in memory, since a lost value can
 * be computed again.
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

  /**
   * Returns whether `maxPending` computations are running or waiting. Callers then don't add
   * another, because it would have to wait too long.
   */
  isBusy(): boolean {
    return this.#pending.size >= this.#maxPending
  }

  /**
   * Computes a value after the previous computation has ended, and caches the value.
   * @param key identifies the value: equal keys share a value
   */
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
