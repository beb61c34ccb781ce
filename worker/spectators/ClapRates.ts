import { limits } from '../../shared/protocol/limits.ts'

type ClapRate = { readonly lastAt: number; readonly excess: number }

/**
 * Limits how fast each spectator claps. The rates are in memory only, because an object hibernates
 * only after a silence that is longer than `limits.clapRefill`.
 */
export class ClapRates {
  readonly #rates = new WeakMap<WebSocket, ClapRate>()

  /**
   * Counts a clap. Returns `far-too-fast` if the spectator keeps clapping although the claps do not
   * count.
   */
  charge(socket: WebSocket, now: number): 'fine' | 'too-fast' | 'far-too-fast' {
    const known = this.#rates.get(socket)
    if (known === undefined || now - known.lastAt >= limits.clapRefill) {
      this.#rates.set(socket, { lastAt: now, excess: 0 })
      return 'fine'
    }
    const excess = known.excess + 1
    this.#rates.set(socket, { ...known, excess })
    return excess > limits.clapExcess ? 'far-too-fast' : 'too-fast'
  }
}
