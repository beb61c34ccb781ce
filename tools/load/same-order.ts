import { numberIn } from './client.ts'

/** Checks that all spectators of a table receive the same moves in the same order. */
export class SameOrder {
  readonly #moves: Buffer[] = []

  /**
   * Throws if a move differs from the move that another spectator has received at the same index.
   * @param index the number of moves that this spectator has received before
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
    // This spectator is the first to receive the move. If the move's number is not higher than the
    // number of the previous move, the service has sent a move twice.
    const previous = this.#moves[index - 1]
    if (previous && numberIn(message, 'seq') <= numberIn(previous, 'seq'))
      throw new Error(`move ${index} came again: ${String(message)}`)
    this.#moves[index] = message
  }
}
