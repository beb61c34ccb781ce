import { limits } from '../../shared/protocol/limits.ts'
import { RateLimiter } from '../http/limits/RateLimiter.ts'

/**
 * The push services of the browser vendors. They get nearly all notifications, and `mayPushTo`
 * doesn't limit them.
 */
const browserPushHosts = [
  'fcm.googleapis.com',
  'push.services.mozilla.com',
  'push.apple.com',
  'notify.windows.com',
]

/**
 * Counts notifications by host, for all tables of this isolate together. Visitors choose the
 * endpoints, so a stranger with many tables could otherwise use this service to flood a third
 * party.
 */
const rates = new RateLimiter({ burst: limits.pushesToHost, refill: limits.pushesToHostRefill })

/**
 * Returns whether the limit of this host allows another notification. If so, counts the
 * notification.
 */
export function mayPushTo(host: string, now: number): boolean {
  if (browserPushHosts.some((maker) => host === maker || host.endsWith(`.${maker}`))) return true
  // An attacker may use a different subdomain for each subscription (a.example.com, b.example.com),
  // so all subdomains share one limit.
  const domain = host.split('.').slice(-2).join('.')
  const may = rates.hasToken(domain, now)
  if (may) rates.take(domain, now)
  return may
}
