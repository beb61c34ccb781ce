import type { Outcome } from '../table/decisions/push.ts'

/**
 * What a push service means (RFC 8030). Whatever else it says, asking again would not change it. `Retry-After` counts
 * where it says seconds: with a date we ask again when we usually do.
 */
export function deliveryResultOf(status: number, retryAfter: string | null): Outcome {
  if (status === 404 || status === 410) return 'gone'
  if (status >= 200 && status < 300) return 'taken'
  if (status !== 429 && status < 500) return 'failed'
  return { again: /^\d{1,9}$/.test(retryAfter ?? '') ? Number(retryAfter) * 1_000 : null }
}
