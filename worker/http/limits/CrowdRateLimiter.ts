import type { Network } from './address.ts'
import { maxNetworks, NetworkRateLimiter, strictShares } from './NetworkRateLimiter.ts'
import { RateLimiter, type Rate } from './RateLimiter.ts'

/**
 * Limits the actions of a crowd of networks: all users of the service, or all users from one site.
 * A crowd over its limit is not refused, since one attacker could then lock out all users. Instead,
 * each network in the crowd gets a small limit of its own. It is enough for a person, and of little
 * use to an attacker with many networks.
 */
export class CrowdRateLimiter {
  readonly #together: RateLimiter
  readonly #each: NetworkRateLimiter

  /**
   * @param together the limit of a whole crowd
   * @param each the limit of one network while its crowd exceeds `together`
   */
  constructor(together: Rate, each: Rate) {
    this.#together = new RateLimiter(together)
    this.#each = new NetworkRateLimiter(each, strictShares, maxNetworks)
  }

  hasToken(crowd: string, networks: readonly Network[], now: number): boolean {
    return this.#together.hasToken(crowd, now) || this.#each.hasToken(widestNetwork(networks), now)
  }

  /**
   * Takes a token from the bucket that the whole crowd shares. If that bucket is empty, takes one
   * from the bucket of the client's widest network.
   */
  take(crowd: string, networks: readonly Network[], now: number): void {
    if (this.#together.hasToken(crowd, now)) this.#together.take(crowd, now)
    else this.#each.take(widestNetwork(networks), now)
  }
}

/** Returns only the widest network: its small limit can't be divided among narrower networks. */
const widestNetwork = (networks: readonly Network[]): readonly Network[] => networks.slice(-1)
