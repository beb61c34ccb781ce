import type { Network } from './address.ts'
import { manyNetworks, NetworkRates, scarce } from './NetworkRates.ts'
import { Rates, type Rate } from './Rates.ts'

/**
 * Bounds what many networks do together: all that use the service, or all that use one site. A crowd that exceeds its
 * bound is not stopped, since a stranger could then stop everybody; but from then on each network has only a few tokens of
 * its own. They are enough for a person, and leave little to somebody who commands many networks.
 */
export class CrowdRates {
  readonly #together: Rates
  readonly #each: NetworkRates

  /** @param each what a network may do while its crowd exceeds the bound */
  constructor(together: Rate, each: Rate) {
    this.#together = new Rates(together)
    this.#each = new NetworkRates(each, scarce, manyNetworks)
  }

  mayTake(crowd: string, networks: readonly Network[], now: number): boolean {
    return this.#together.mayTake(crowd, now) || this.#each.mayTake(widestOnly(networks), now)
  }

  /** Takes a token of the crowd, or one of the network if the crowd has none. */
  take(crowd: string, networks: readonly Network[], now: number): void {
    if (this.#together.mayTake(crowd, now)) this.#together.take(crowd, now)
    else this.#each.take(widestOnly(networks), now)
  }
}

/** The tokens are too few to be shared out among narrower networks. */
const widestOnly = (networks: readonly Network[]): readonly Network[] => networks.slice(-1)
