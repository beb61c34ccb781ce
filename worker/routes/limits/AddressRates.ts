import { fullBucket, spent } from '../../table/decisions/time/bucket.ts'
import type { Bucket } from '../../table/decisions/table.ts'

/** Addresses that are remembered at once. Whoever comes from more of them has no need to be forgotten. */
const mostAddresses = 10_000

/**
 * How often each address comes, counted in this isolate alone and forgotten with it: what a rate limit of the platform
 * does where there is none.
 */
export class AddressRates implements Pick<RateLimit, 'limit'> {
  readonly #burst: number
  readonly #refill: number
  readonly #buckets = new Map<string, Bucket>()

  /** So many in so many milliseconds. */
  constructor(burst: number, period: number) {
    this.#burst = burst
    this.#refill = period / burst
  }

  async limit({ key }: RateLimitOptions): Promise<RateLimitOutcome> {
    const bucket = this.#buckets.get(key) ?? fullBucket
    const left = spent(bucket, Date.now(), this.#burst, this.#refill)
    // Put behind all others: those who were silent for longest are forgotten first.
    this.#buckets.delete(key)
    this.#buckets.set(key, left ?? bucket)
    const [oldest] = this.#buckets.keys()
    if (this.#buckets.size > mostAddresses && oldest !== undefined) this.#buckets.delete(oldest)
    return { success: left !== null }
  }
}
