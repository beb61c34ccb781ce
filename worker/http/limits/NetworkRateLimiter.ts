import { widths, type Network, type Width } from './address.ts'
import { RateLimiter, type Rate } from './RateLimiter.ts'

/** The limit of a network for each prefix length (`Width`), as a multiple of a basic limit. */
export type Shares = Readonly<Record<Width, number>>

/**
 * Shares for actions that attackers want, for example guessing codes. A /48 gets as much as one
 * IPv4 address. Narrower networks get less, so that one household can't use up the limit of its
 * neighbours.
 */
export const strictShares: Shares = { ipv4: 1, 64: 1 / 2, 56: 3 / 4, 48: 1 }

/**
 * Shares for everyday actions. A /64 gets as much as one IPv4 address, since a room full of people
 * may share a /64 or an IPv4 address.
 */
export const generousShares: Shares = { ipv4: 1, 64: 1, 56: 3 / 2, 48: 2 }

/**
 * Maximum number of networks in memory. It exceeds the 65,536 /48 networks of a /32, the usual
 * allocation of a provider. More networks cost an attacker a lot.
 */
export const maxNetworks = 70_000

/**
 * Limits how often the addresses of a network may act. An IPv6 address belongs to three networks,
 * one for each prefix length (`Width`). Each of them has its own limit, and all three limits apply.
 */
export class NetworkRateLimiter {
  readonly #byWidth: ReadonlyMap<Width, RateLimiter>

  /** @param maxKeys maximum number of networks in memory, for each prefix length */
  constructor({ burst, refill }: Rate, shares: Shares, maxKeys?: number) {
    this.#byWidth = new Map(
      widths.map((width) => {
        const share = shares[width]
        const rate = { burst: Math.ceil(burst * share), refill: Math.ceil(refill / share) }
        return [width, new RateLimiter(rate, maxKeys)]
      }),
    )
  }

  /** Returns whether each of these networks has a token left. */
  hasToken(networks: readonly Network[], now: number): boolean {
    return networks.every(({ key, width }) => this.#byWidth.get(width)?.hasToken(key, now))
  }

  /** Takes a token from each of these networks. */
  take(networks: readonly Network[], now: number): void {
    for (const { key, width } of networks) this.#byWidth.get(width)?.take(key, now)
  }

  refund(networks: readonly Network[]): void {
    for (const { key, width } of networks) this.#byWidth.get(width)?.refund(key)
  }
}
