/**
 * If this many people share one address within a minute, a warning is due, but at most once an
 * hour.
 */
const peopleThreshold = 100
const minute = 60_000
const warningInterval = 3_600_000

/**
 * Limits of the memory: the number of addresses per minute, and the number of characters of a
 * person's headers that are stored.
 */
const maxAddresses = 200
const maxFingerprintLength = 200

/**
 * Detects addresses that more people share in a minute than one router serves. Most likely such an
 * address belongs to a proxy.
 */
export class SharedAddressDetector {
  readonly #people = new Map<string, Set<string>>()
  #since = -Infinity
  #warnedAt = -Infinity

  /**
   * Adds a person. Returns whether the operator should be warned, because this person is the
   * hundredth with this address in this minute.
   */
  addPerson(address: string, person: string, now: number): boolean {
    if (Math.abs(now - this.#since) >= minute) {
      this.#people.clear()
      this.#since = now
    }
    if (Math.abs(now - this.#warnedAt) < warningInterval) return false
    const people = this.#people.get(address) ?? new Set()
    if (people.size === 0 && this.#people.size >= maxAddresses) return false
    this.#people.set(address, people.add(person.slice(0, maxFingerprintLength)))
    if (people.size < peopleThreshold) return false
    this.#warnedAt = now
    return true
  }
}
