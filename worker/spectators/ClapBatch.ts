import { logError } from '../error-log.ts'

/**
 * Passes the first clap on immediately, then the sum of the later claps once in each interval. When
 * an interval passes without claps, the applause ends. If the object stops, waiting claps are lost,
 * which no player notices.
 *
 * A relay reports at most once a second, and the table broadcasts every one to five seconds. When
 * 5,000 spectators of one relay clap every three seconds, 1,667 claps a second arrive at the relay.
 * The relay calls the table only once a second. Every five seconds the table makes one call to the
 * relay and sends one message to each seat.
 */
export class ClapBatch {
  readonly #pass: (claps: number) => void | Promise<void>
  readonly #interval: () => number
  readonly #wait: (pause: number) => Promise<void>
  readonly #end: () => void
  #claps = 0
  #isPassing = false

  /**
   * @param interval returns the pause after the claps were passed on, in milliseconds
   * @param end is called when the applause ends
   * @param wait waits for a pause; tests pass a function whose pauses they end themselves
   */
  constructor(
    pass: (claps: number) => void | Promise<void>,
    interval: () => number,
    end = (): void => {},
    wait = (pause: number) => scheduler.wait(pause),
  ) {
    this.#pass = pass
    this.#interval = interval
    this.#end = end
    this.#wait = wait
  }

  add(claps: number): void {
    this.#claps += claps
    if (!this.#isPassing) void this.#passOn()
  }

  async #passOn(): Promise<void> {
    this.#isPassing = true
    while (this.#claps > 0) {
      const claps = this.#claps
      this.#claps = 0
      try {
        await this.#pass(claps)
      } catch (error) {
        logError(error)
      }
      await this.#wait(this.#interval())
    }
    this.#isPassing = false
    this.#end()
  }
}
