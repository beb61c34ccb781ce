import { limits } from '../../shared/protocol/limits.ts'
import { RateLimiter } from '../http/limits/RateLimiter.ts'

/** The push services of the browser vendors, which get nearly all notifications and have no limit here. */
const browserPushHosts = [
  'fcm.googleapis.com',
  'push.services.mozilla.com',
  'push.apple.com',
  'notify.windows.com',
]

/**
 * Counts notifications by host, for all tables of this isolate together. Endpoints come from visitors, so a stranger with many
 * tables could otherwise use this service to flood a third party.
 */
const rates = new RateLimiter({ burst: limits.pushesToHost, refill: limits.pushesToHostRefill })

/** Returns whether one more notification may be sent to this host, and counts it. */
export function mayPushTo(host: string, now: number): boolean {
  if (browserPushHosts.some((maker) => host === maker || host.endsWith(`.${maker}`))) return true
  // An attacker may use a different subdomain for each subscription: a.example.com, b.example.com.
  const domain = host.split('.').slice(-2).join('.')
  const may = rates.hasToken(domain, now)
  if (may) rates.take(domain, now)
  return may
}
