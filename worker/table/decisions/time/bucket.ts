import type { Bucket } from '../table.ts'

/** A full bucket is one that nobody has drawn from for long enough. */
export const fullBucket: Bucket = { left: Number.MAX_SAFE_INTEGER, at: 0 }

/** The bucket after one more is spent; null if there is nothing to spend. */
export function spent(bucket: Bucket, now: number, burst: number, refill: number): Bucket | null {
  const left = leftIn(bucket, now, burst, refill)
  return left < 1 ? null : { left: left - 1, at: now }
}

/** Returns how much there is to spend. */
export const leftIn = (bucket: Bucket, now: number, burst: number, refill: number): number =>
  Math.min(burst, bucket.left + passed(bucket, now) / refill)

/** How long it takes until there is something to spend. */
export const untilFilled = (bucket: Bucket, now: number, refill: number): number =>
  Math.max(0, Math.ceil((1 - bucket.left) * refill - passed(bucket, now)))

/** A clock that was put back has been wrong before, and nobody is to wait until it was right. */
const passed = (bucket: Bucket, now: number): number => Math.abs(now - bucket.at)
