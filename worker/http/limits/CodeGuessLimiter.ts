import { LruMap } from '../../../shared/LruMap.ts'
import type { Network } from './address.ts'
import { CrowdRateLimiter } from './CrowdRateLimiter.ts'
import { maxNetworks, NetworkRateLimiter, strictShares } from './NetworkRateLimiter.ts'
import type { Rate } from './RateLimiter.ts'

/** Maximum numbers of networks, and of codes per network, which bound the memory. */
const maxCachedNetworks = 10_000
const maxCodes = 64

type CodeState = 'asked' | 'wrong' | 'right'

export type GuessLimits = {
  /** The limit of wrong codes of one network. */
  readonly perNetwork: Rate
  /** The limit of wrong codes of all networks together. */
  readonly total: Rate
  /** The limit of wrong codes of one network while all networks together exceed `total`. */
  readonly perNetworkInRush: Rate
}

/**
 * Counts the wrong table codes that each network tries, in this isolate only. A network over its
 * limit gets the same refusal for every new code, right or wrong, so more guesses reveal nothing.
 * Codes that the network has used before keep working, so a guesser doesn't lock out players behind
 * the same router.
 */
export class CodeGuessLimiter {
  readonly #each: NetworkRateLimiter
  readonly #together: CrowdRateLimiter
  readonly #codes = new LruMap<string, LruMap<string, CodeState>>(maxCachedNetworks)

  constructor({ perNetwork, total, perNetworkInRush }: GuessLimits) {
    this.#each = new NetworkRateLimiter(perNetwork, strictShares, maxNetworks)
    this.#together = new CrowdRateLimiter(total, perNetworkInRush)
  }

  isAllowed(networks: readonly Network[], code: string, now: number): boolean {
    if (this.#codesOf(networks)?.has(code)) return true
    return this.#each.hasToken(networks, now) && this.#together.hasToken('', networks, now)
  }

  /**
   * Counts a new code as wrong until `markRight` is called. Otherwise concurrent requests could
   * exceed the limit before their results arrive.
   */
  begin(networks: readonly Network[], code: string, now: number): void {
    const codes = this.#codesOf(networks) ?? new LruMap<string, CodeState>(maxCodes)
    if (codes.get(code) === undefined) {
      this.#each.take(networks, now)
      codes.set(code, 'asked')
    }
    this.#codes.set(networkKey(networks), codes)
  }

  markRight(networks: readonly Network[], code: string): void {
    const codes = this.#codesOf(networks)
    const state = codes?.get(code)
    if (state === undefined || state === 'right') return
    codes?.set(code, 'right')
    this.#each.refund(networks)
  }

  markWrong(networks: readonly Network[], code: string, now: number): void {
    const codes = this.#codesOf(networks)
    if (codes?.get(code) !== 'asked') return
    codes.set(code, 'wrong')
    this.#together.take('', networks, now)
  }

  #codesOf(networks: readonly Network[]): LruMap<string, CodeState> | undefined {
    return this.#codes.get(networkKey(networks))
  }
}

/** Returns the key of the widest network, since the narrower networks within it share its codes. */
const networkKey = (networks: readonly Network[]): string => networks.at(-1)?.key ?? ''
