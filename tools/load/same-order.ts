import { numberIn } from './client.ts'

/** Checks that all spectators of a table receive the same moves in the same order. */
export class SameOrder {
  readonly #moves: Buffer[] = []

  /** @param index how many moves this spectator has received before */
  check(index: number, message: Buffer): void {
    const first = this.#moves[index]
    if (first === undefined) this.#append(index, message)
    else if (!first.equals(message))
      throw new Error(
        `two spectators differ in move ${index}: ${String(first)} and ${String(message)}`,
      )
  }

  #append(index: number, message: Buffer): void {
    // A spectator who is one move ahead of all others has received every move before.
    const previous = this.#moves[index - 1]
    if (previous && numberIn(message, 'seq') <= numberIn(previous, 'seq'))
      throw new Error(`move ${index} came again: ${String(message)}`)
    this.#moves[index] = message
  }
}
