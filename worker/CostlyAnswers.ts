/** How long one waits for the answer before it, which may have ended without a word together with its request. */
const patience = 20_000

/**
 * Answers that take much computing. One is made at a time, once for all who ask for it, and the latest are kept: in
 * memory alone, since they can be made again.
 */
export class CostlyAnswers<Answer> {
  readonly #mostKept: number
  readonly #mostWaiting: number
  readonly #kept = new Map<string, Answer>()
  readonly #making = new Map<string, Promise<Answer>>()
  #last: Promise<unknown> | null = null

  constructor(mostKept: number, mostWaiting: number) {
    this.#mostKept = mostKept
    this.#mostWaiting = mostWaiting
  }

  /** What is there already, or will be soon. */
  known(key: string): Answer | Promise<Answer> | undefined {
    return this.#kept.get(key) ?? this.#making.get(key)
  }

  /** Whether so many are being waited for that another one would come too late. */
  isBusy(): boolean {
    return this.#making.size >= this.#mostWaiting
  }

  /** @param key of what is made: the same for the same answer */
  make(key: string, make: () => Promise<Answer>): Promise<Answer> {
    const making = this.#turn().then(make)
    this.#making.set(key, making)
    const last = making
      .then(
        (answer) => this.#keep(key, answer),
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
    const late = scheduler.wait(patience, { signal: come.signal }).catch(() => undefined)
    await Promise.race([this.#last, late])
    come.abort()
  }

  #keep(key: string, answer: Answer): void {
    this.#kept.set(key, answer)
    const [oldest] = this.#kept.keys()
    if (this.#kept.size > this.#mostKept && oldest !== undefined) this.#kept.delete(oldest)
  }
}
