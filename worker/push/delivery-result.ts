import type { DeliveryResult } from '../table/decisions/push.ts'

/**
 * Interprets the response of a push service (RFC 8030). Only 429 and 5xx are worth a retry. If
 * `Retry-After` gives seconds, the retry waits that long; if it gives a date, the usual delay
 * applies.
 */
export function deliveryResultOf(status: number, retryAfter: string | null): DeliveryResult {
  if (status === 404 || status === 410) return 'gone'
  if (status >= 200 && status < 300) return 'taken'
  if (status !== 429 && status < 500) return 'failed'
  return { again: /^\d{1,9}$/.test(retryAfter ?? '') ? Number(retryAfter) * 1_000 : null }
}
