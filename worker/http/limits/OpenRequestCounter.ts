import { limits, timeouts } from '../../../shared/protocol/limits.ts'
import type { Network } from './address.ts'
import { generousShares } from './NetworkRateLimiter.ts'

/**
 * A request without a response yet, or the stream that is its response. If a client disconnects, the runtime may end our code at
 * an `await`, and `end` is never called. So a request counts for `timeouts.openRequest` at most, unless it is renewed.
 */
export class OpenRequest {
  /** Whether the response is a stream, which stays open after the handler has returned. */
  isStream = false
  #until: number

  constructor(now: number) {
    this.#until = now + timeouts.openRequest
  }

  isOpen(now: number): boolean {
    // If the clock was set back, `#until` is too far ahead, and the request counts as closed.
    return now <= this.#until && this.#until <= now + timeouts.openRequest
  }

  renew(now: number): void {
    this.#until = now + timeouts.openRequest
  }

  end(): void {
    this.#until = -Infinity
  }
}

/** Counts the requests and streams that each network has open, in this isolate alone. */
export class OpenRequestCounter {
  readonly #byNetwork = new Map<string, Set<OpenRequest>>()
  #sweptAt = 0

  /** Adds a request to each of its networks; null if one of the networks has too many open requests. */
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

  /** Removes networks without open requests. */
  #sweep(now: number): void {
    if (Math.abs(now - this.#sweptAt) < timeouts.openRequest) return
    this.#sweptAt = now
    for (const network of this.#byNetwork.keys())
      if (this.#openOf(network, now).size === 0) this.#byNetwork.delete(network)
  }
}
