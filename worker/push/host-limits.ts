import { limits } from '../../shared/protocol/limits.ts'
import { Rates } from '../http/limits/Rates.ts'

/** The push services of the makers of browsers. Nearly all notices go there, and they are used to many. */
const browserPushHosts = [
  'fcm.googleapis.com',
  'push.services.mozilla.com',
  'push.apple.com',
  'notify.windows.com',
]

/**
 * Counts the notices to each host, for all tables in this isolate together: endpoints come from visitors, and a stranger
 * with many tables could otherwise have us flood a third party.
 */
const rates = new Rates({ burst: limits.pushesToHost, refill: limits.pushesToHostRefill })

/** Returns whether one more notice may go to this host, and counts it. */
export function mayPushTo(host: string, now: number): boolean {
  if (browserPushHosts.some((maker) => host === maker || host.endsWith(`.${maker}`))) return true
  // Its owner may give each notice a name of its own: a.example.com, b.example.com.
  const owner = host.split('.').slice(-2).join('.')
  const may = rates.mayTake(owner, now)
  if (may) rates.take(owner, now)
  return may
}
