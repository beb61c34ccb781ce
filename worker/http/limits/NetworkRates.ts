import { widths, type Network, type Width } from './address.ts'
import { Rates, type Rate } from './Rates.ts'

/** What each width of a network may do, as a multiple of a limit. */
export type Shares = Readonly<Record<Width, number>>

/**
 * For what guessers and spammers want: a /48 gets as much as one IPv4 address, whatever it is split into. The narrower
 * networks get less, so that one household cannot use up what its neighbours need.
 */
export const scarce: Shares = { ipv4: 1, 64: 1 / 2, 56: 3 / 4, 48: 1 }

/** For what people do all the time: a /64 gets as much as one IPv4 address, since a full room may sit behind either. */
export const plenty: Shares = { ipv4: 1, 64: 1, 56: 3 / 2, 48: 2 }

/** More than the /48 networks of a /32, which is what a provider has: nobody has more for little money. */
export const manyNetworks = 70_000

/** Counts an address in each network that it belongs to: each width has its own limit, and all of them hold. */
export class NetworkRates {
  readonly #byWidth: ReadonlyMap<Width, Rates>

  /** @param most how many networks of each width it remembers */
  constructor({ burst, refill }: Rate, shares: Shares, most?: number) {
    this.#byWidth = new Map(
      widths.map((width) => {
        const share = shares[width]
        const rate = { burst: Math.ceil(burst * share), refill: Math.ceil(refill / share) }
        return [width, new Rates(rate, most)]
      }),
    )
  }

  /** Returns whether every one of these networks has a token left. */
  mayTake(networks: readonly Network[], now: number): boolean {
    return networks.every(({ key, width }) => this.#byWidth.get(width)?.mayTake(key, now))
  }

  /** Takes a token from each of them. */
  take(networks: readonly Network[], now: number): void {
    for (const { key, width } of networks) this.#byWidth.get(width)?.take(key, now)
  }

  giveBack(networks: readonly Network[]): void {
    for (const { key, width } of networks) this.#byWidth.get(width)?.giveBack(key)
  }
}
