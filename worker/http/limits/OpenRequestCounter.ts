import { limits, timeouts } from '../../../shared/protocol/limits.ts'
import type { Network } from './address.ts'
import { generousShares } from './NetworkRateLimiter.ts'

/**
 * A request without a response yet, or a stream that is still open. If a client disconnects, the
 * runtime may end our code at an `await`, and then `end` is never called. So a request counts as
 * open for at most `timeouts.openRequest`, unless it is renewed.
 */
export class OpenRequest {
  /** Whether the response is a stream, which stays open after the handler has returned. */
  isStream = false
  #until: number

  constructor(now: number) {
    this.#until = now + timeouts.openRequest
  }

  isOpen(now: number): boolean {
    // If the clock was set back, `#until` may be far in the future. The request must not stay open
    // until then.
    return now <= this.#until && this.#until <= now + timeouts.openRequest
  }

  renew(now: number): void {
    this.#until = now + timeouts.openRequest
  }

  end(): void {
    this.#until = -Infinity
  }
}

/** Counts the open requests and streams of each network, in this isolate only. */
export class OpenRequestCounter {
  readonly #byNetwork = new Map<string, Set<OpenRequest>>()
  #sweptAt = 0

  /**
   * Adds a request to each of its networks. Returns null if one of the networks has too many open
   * requests.
   */
  add(networks: readonly Network[], now: number): OpenRequest | null {
    this.#sweep(now)
    const isFull = ({ key, width }: Network) =>
      this.#openOf(key, now).size >= limits.openRequests * generousShares[width]
    if (networks.some(isFull)) return null
    const request = new OpenRequest(now)
    for (const { key } of networks) this.#byNetwork.set(key, this.#openOf(key, now).add(request))
    return request
  }

  #openOf(network: string, now: number): Set<OpenRequest> {
    const open = this.#byNetwork.get(network) ?? new Set<OpenRequest>()
    for (const request of open) if (!request.isOpen(now)) open.delete(request)
    return open
  }

  /** Removes networks without open requests from time to time, which bounds the memory. */
  #sweep(now: number): void {
    if (Math.abs(now - this.#sweptAt) < timeouts.openRequest) return
    this.#sweptAt = now
    for (const network of this.#byNetwork.keys())
      if (this.#openOf(network, now).size === 0) this.#byNetwork.delete(network)
  }
}
