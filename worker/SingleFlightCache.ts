import { LruMap } from '../shared/LruMap.ts'

/** How long one waits for the answer before it, which may have ended without a word together with its request. */
const queueTimeout = 20_000

/**
 * Answers that take much computing. One is made at a time, once for all who ask for it, and the latest are kept: in
 * memory alone, since they can be made again.
 */
export class SingleFlightCache<Answer> {
  readonly #mostWaiting: number
  readonly #kept: LruMap<string, Answer>
  readonly #making = new Map<string, Promise<Answer>>()
  #last: Promise<unknown> | null = null

  constructor(mostKept: number, mostWaiting: number) {
    this.#kept = new LruMap(mostKept)
    this.#mostWaiting = mostWaiting
  }

  /** What is there already, or will be soon. */
  get(key: string): Answer | Promise<Answer> | undefined {
    return this.#kept.get(key) ?? this.#making.get(key)
  }

  /** Whether so many are being waited for that another one would come too late. */
  isBusy(): boolean {
    return this.#making.size >= this.#mostWaiting
  }

  /** @param key of what is made: the same for the same answer */
  compute(key: string, make: () => Promise<Answer>): Promise<Answer> {
    const making = this.#turn().then(make)
    this.#making.set(key, making)
    const last = making
      .then(
        (answer) => void this.#kept.set(key, answer),
        () => undefined,
      )
      .finally(() => {
        this.#making.delete(key)
        if (this.#last === last) this.#last = null
      })
    this.#last = last
    return making
  }

  async #turn(): Promise<void> {
    if (!this.#last) return
    const come = new AbortController()
    const late = scheduler.wait(queueTimeout, { signal: come.signal }).catch(() => undefined)
    await Promise.race([this.#last, late])
    come.abort()
  }
}
