import { limits } from '../../shared/protocol/limits.ts'
import { fullBucket, spend } from './decisions/budgets.ts'
import type { Bucket } from './decisions/table.ts'

type SeatRate = {
  readonly bucket: Bucket
  /** Rises by 1 with each refused message, and falls by 1 with each accepted message, down to 0. */
  readonly excess: number
}

/**
 * Limits how fast each seat sends, over its WebSockets and HTTP together. The buckets are in memory
 * only, so they are full again after each hibernation. An object hibernates only after a silence,
 * in which the bucket for messages refills anyway.
 */
export class SeatRates {
  readonly #burst: number
  readonly #refill: number
  readonly #spoken = new Map<string, SeatRate>()

  constructor(burst: number, refill: number) {
    this.#burst = burst
    this.#refill = refill
  }

  /**
   * Counts a message of a seat. Returns `far-too-fast` if the sender keeps sending in spite of many
   * refusals.
   */
  charge(id: string, now: number): 'fine' | 'too-fast' | 'far-too-fast' {
    const { bucket, excess } = this.#spoken.get(id) ?? { bucket: fullBucket, excess: 0 }
    const left = spend(bucket, now, this.#burst, this.#refill)
    const refused = left ? Math.max(0, excess - 1) : excess + 1
    const isTooMuch = refused > limits.messageExcess
    // After `far-too-fast` the seat is disconnected. Reset its excess, so that it can start again.
    this.#spoken.set(id, { bucket: left ?? bucket, excess: isTooMuch ? 0 : refused })
    if (left) return 'fine'
    return isTooMuch ? 'far-too-fast' : 'too-fast'
  }
}
