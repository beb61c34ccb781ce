import { setTimeout as pass } from 'node:timers/promises'

import { limits } from '../../../shared/wire/limits.ts'

/** Somebody who has reserves left is never asked to slow down. */
const reserves = 10

/** Lets somebody speak as fast as the service takes it, so that nothing that is measured is a refusal. */
export class Pace {
  #left = limits.messageBurst - reserves
  #at = performance.now()

  async next(): Promise<void> {
    this.#refill()
    if (this.#left < 1) {
      await pass((1 - this.#left) * limits.messageRefill)
      this.#refill()
    }
    this.#left -= 1
  }

  #refill(): void {
    const now = performance.now()
    const more = (now - this.#at) / limits.messageRefill
    this.#left = Math.min(limits.messageBurst - reserves, this.#left + more)
    this.#at = now
  }
}
