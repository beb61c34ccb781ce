import type { Bucket } from './table.ts'

/** A full bucket is one that nobody has drawn from for long enough. */
export const fullBucket: Bucket = { left: Number.MAX_SAFE_INTEGER, at: 0 }

/** The bucket after one more is spent; null if there is nothing to spend. */
export function spent(bucket: Bucket, now: number, burst: number, refill: number): Bucket | null {
  const left = Math.min(burst, bucket.left + Math.max(0, now - bucket.at) / refill)
  return left < 1 ? null : { left: left - 1, at: now }
}
