import { numberIn } from './client.ts'

/** Checks that all spectators of a table receive the same moves in the same order. */
export class SameOrder {
  readonly #moves: Buffer[] = []

  /**
   * Checks a message.
   * @param index how many moves this spectator has received before
   */
  check(index: number, message: Buffer): void {
    const first = this.#moves[index]
    if (first === undefined) this.#append(index, message)
    else if (!first.equals(message))
      throw new Error(
        `two spectators differ in move ${index}: ${String(first)} and ${String(message)}`,
      )
  }

  #append(index: number, message: Buffer): void {
    // The first spectator to receive a move must have received every move before it.
    const previous = this.#moves[index - 1]
    if (previous && numberIn(message, 'seq') <= numberIn(previous, 'seq'))
      throw new Error(`move ${index} came again: ${String(message)}`)
    this.#moves[index] = message
  }
}
