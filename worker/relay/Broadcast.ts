import { reportFault } from '../fault.ts'
import { send } from '../socket.ts'

/** Table and relay may share a thread: after so many sockets, some twenty milliseconds, everything else on it gets its turn. */
const atOnce = 1_000
/**
 * Lets everything else go first, the players' own messages before those of a thousand watchers. The shortest timer there is:
 * nothing is repeated while it runs.
 */
const turnOfOthers = (): Promise<void> => scheduler.wait(0)
/** Things said while so many others still wait to be repeated are not repeated one by one. */
const mostDue = 3

type Said = { readonly number: number; readonly texts: readonly string[] }

/**
 * Repeats things to many sockets, in order and a few sockets at a time. Where things are said faster than they can be
 * repeated, the sockets hear a fresh snapshot in place of what has piled up.
 */
export class Broadcast {
  readonly #ctx: DurableObjectState
  readonly #snapshot: () => Promise<string | null>
  /** Oldest first. */
  #due: Said[] = []
  #lastNumber = 0
  #speaking: Promise<void> | null = null
  /** Up to where each socket knows all. A call that is under way keeps the object awake, so it may be held in memory. */
  readonly #known = new WeakMap<WebSocket, number>()

  /** @param snapshot holds all that was said before it came */
  constructor(ctx: DurableObjectState, snapshot: () => Promise<string | null>) {
    this.#ctx = ctx
    this.#snapshot = snapshot
  }

  /** Until it is welcome, this socket hears nothing. */
  await(socket: WebSocket): void {
    this.#known.set(socket, Infinity)
  }

  /** Begins with the snapshot, which holds all that was said so far. */
  welcome(socket: WebSocket, snapshot: string): void {
    this.#known.set(socket, this.#lastNumber)
    send(socket, [snapshot])
  }

  /** Done when all that was said has been repeated. */
  say(texts: readonly string[]): Promise<void> {
    this.#lastNumber += 1
    this.#due.push({ number: this.#lastNumber, texts })
    this.#speaking ??= this.#speak().finally(() => {
      this.#speaking = null
    })
    return this.#speaking
  }

  async #speak(): Promise<void> {
    while (this.#due.length > 0) {
      await turnOfOthers()
      const next = this.#due.length > mostDue ? await this.#caughtUp() : this.#due.shift()
      if (next) await this.#repeat(next)
    }
  }

  async #repeat({ number, texts }: Said): Promise<void> {
    const sockets = this.#ctx.getWebSockets()
    for (const [at, socket] of sockets.entries()) {
      if (at > 0 && at % atOnce === 0) await turnOfOthers()
      if ((this.#known.get(socket) ?? 0) < number) send(socket, texts)
    }
  }

  /** One snapshot for all that is due. */
  async #caughtUp(): Promise<Said | undefined> {
    try {
      const snapshot = await this.#snapshot()
      this.#due = []
      return snapshot === null ? undefined : { number: this.#lastNumber, texts: [snapshot] }
    } catch (error) {
      reportFault(error)
      // Late is better than never.
      return this.#due.shift()
    }
  }
}
