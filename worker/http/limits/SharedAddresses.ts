/** How many people in one minute are too many for one address, and how long nothing is said again. */
const mostPeople = 100
const minute = 60_000
const silence = 3_600_000

/** How many addresses are looked at in one minute, and how much of what a request says of a person is compared. */
const mostAddresses = 200
const mostLetters = 200

/** Finds addresses that more people share in a minute than sit behind one router. */
export class SharedAddresses {
  readonly #people = new Map<string, Set<string>>()
  #since = -Infinity
  #warnedAt = -Infinity

  /** Returns whether a warning is due: this person is the hundredth of this address in this minute. */
  add(address: string, person: string, now: number): boolean {
    if (Math.abs(now - this.#since) >= minute) {
      this.#people.clear()
      this.#since = now
    }
    if (Math.abs(now - this.#warnedAt) < silence) return false
    const people = this.#people.get(address) ?? new Set()
    if (people.size === 0 && this.#people.size >= mostAddresses) return false
    this.#people.set(address, people.add(person.slice(0, mostLetters)))
    if (people.size < mostPeople) return false
    this.#warnedAt = now
    return true
  }
}
