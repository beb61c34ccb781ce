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

  /** Whether `maxPending` computations are running or waiting, so that no other can begin. */
  get isBusy(): boolean {
    return this.#pending.size >= this.#maxPending
  }

  /** Returns the cached value or the running computation. */
  get(key: string): Value | Promise<Value> | undefined {
    return this.#cached.get(key) ?? this.#pending.get(key)
  }

  /**
   * Returns the same as `get`, or begins to compute the value and caches it. Computations run one
   * after the other. Returns null if the cache is busy, because another computation would have to
   * wait too long.
   * @param key identifies the value: equal keys share a value
   */
  getOrCompute(key: string, compute: () => Promise<Value>): Value | Promise<Value> | null {
    const known = this.get(key)
    if (known !== undefined) return known
    if (this.isBusy) return null
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
