import { limits } from '../../shared/protocol/limits.ts'
import { fullBucket, spent } from './decisions/budgets.ts'
import type { Bucket } from './decisions/table.ts'

type Spoken = {
  readonly bucket: Bucket
  /** What was refused for its rate, less what was let through since. */
  readonly excess: number
}

/**
 * How fast each seat speaks, over all its lines and over HTTP together. Held in memory alone: whoever was silent for as
 * long as this object takes to fall asleep has a full bucket again anyway.
 */
export class SeatRates {
  readonly #burst: number
  readonly #refill: number
  readonly #spoken = new Map<string, Spoken>()

  constructor(burst: number, refill: number) {
    this.#burst = burst
    this.#refill = refill
  }

  /** Counts one message. `far-too-fast`: its sender does not heed the refusals either. */
  charge(id: string, now: number): 'fine' | 'too-fast' | 'far-too-fast' {
    const { bucket, excess } = this.#spoken.get(id) ?? { bucket: fullBucket, excess: 0 }
    const left = spent(bucket, now, this.#burst, this.#refill)
    const refused = left ? Math.max(0, excess - 1) : excess + 1
    const isTooMuch = refused > limits.messageExcess
    // Whoever is cut off for it and comes back is only asked to be slower again.
    this.#spoken.set(id, { bucket: left ?? bucket, excess: isTooMuch ? 0 : refused })
    if (left) return 'fine'
    return isTooMuch ? 'far-too-fast' : 'too-fast'
  }
}
