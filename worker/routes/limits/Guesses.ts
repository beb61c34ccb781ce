import { fullBucket, spent } from '../../table/decisions/time/bucket.ts'
import type { Bucket } from '../../table/decisions/table.ts'

/** Askers that are remembered at once, and the codes of each. */
const mostAskers = 10_000
const mostCodes = 64

type Asker = {
  bucket: Bucket
  /** The codes that were answered, the latest last, and whether each is a table's. */
  readonly codes: Map<string, boolean>
}

/**
 * How many wrong codes each asker has tried, counted in this isolate alone. Whoever has tried too many is answered for
 * no code that is new to them, right or wrong, and so learns nothing; those that were answered before stay open, so that
 * nobody who plays is locked out by somebody else behind the same router.
 */
export class Guesses {
  readonly #burst: number
  readonly #refill: number
  readonly #askers = new Map<string, Asker>()

  /** So many wrong codes at once, and one more every so many milliseconds. */
  constructor(burst: number, refill: number) {
    this.#burst = burst
    this.#refill = refill
  }

  mayAsk(who: string, code: string, now: number): boolean {
    const asker = this.#askers.get(who)
    return !asker || asker.codes.has(code) || this.#afterOne(asker, now) !== null
  }

  /** Counts as a wrong one until it is found to be right, so that nobody gets more by asking for many at once. */
  ask(who: string, code: string, now: number): void {
    const asker = this.#askers.get(who) ?? { bucket: fullBucket, codes: new Map() }
    const isTable = asker.codes.get(code)
    if (isTable === undefined) asker.bucket = this.#afterOne(asker, now) ?? asker.bucket
    putLast(asker.codes, code, isTable ?? false, mostCodes)
    putLast(this.#askers, who, asker, mostAskers)
  }

  wasRight(who: string, code: string): void {
    const asker = this.#askers.get(who)
    if (asker?.codes.get(code) !== false) return
    asker.codes.set(code, true)
    asker.bucket = { ...asker.bucket, left: asker.bucket.left + 1 }
  }

  #afterOne({ bucket }: Asker, now: number): Bucket | null {
    return spent(bucket, now, this.#burst, this.#refill)
  }
}

/** What has lain still for longest is forgotten first. */
function putLast<Value>(map: Map<string, Value>, key: string, value: Value, most: number): void {
  map.delete(key)
  map.set(key, value)
  const [oldest] = map.keys()
  if (map.size > most && oldest !== undefined) map.delete(oldest)
}
