import { limits, patience } from '../../../shared/protocol/limits.ts'
import type { Network } from './address.ts'
import { plenty } from './NetworkRates.ts'

/**
 * A request that has no answer yet, or the stream that answers it. If a visitor hangs up, the runtime may end our code at
 * an `await`, and then `end` is never called: so it counts for `patience.openRequest` unless it is renewed.
 */
export class OpenRequest {
  /** Whether the answer is a stream, which stays open until it ends by itself. */
  isStream = false
  #until: number

  constructor(now: number) {
    this.#until = now + patience.openRequest
  }

  isOpen(now: number): boolean {
    // A clock that was put back must not keep it open.
    return now <= this.#until && this.#until <= now + patience.openRequest
  }

  renew(now: number): void {
    this.#until = now + patience.openRequest
  }

  end(): void {
    this.#until = -Infinity
  }
}

/** Counts the requests and streams that each network has open, in this isolate alone. */
export class OpenRequests {
  readonly #byNetwork = new Map<string, Set<OpenRequest>>()
  #sweptAt = 0

  /** Counts one more in each of its networks; null if one of those has too many open. */
  add(networks: readonly Network[], now: number): OpenRequest | null {
    this.#sweep(now)
    const isFull = ({ key, width }: Network) =>
      this.#openOf(key, now).size >= limits.openRequests * plenty[width]
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

  /** Forgets networks that have nothing open. */
  #sweep(now: number): void {
    if (Math.abs(now - this.#sweptAt) < patience.openRequest) return
    this.#sweptAt = now
    for (const network of this.#byNetwork.keys())
      if (this.#openOf(network, now).size === 0) this.#byNetwork.delete(network)
  }
}
