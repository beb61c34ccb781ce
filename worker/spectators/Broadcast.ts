import { logError } from '../error-log.ts'
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
 * Repeats things to many sockets, in order and a few sockets at a time. A snapshot holds all that was said before it. Where
 * things are said faster than they can be repeated, the sockets hear one in place of what has piled up.
 */
export class Broadcast {
  readonly #ctx: DurableObjectState
  readonly #askForSnapshot: () => Promise<void>
  /** Oldest first. */
  #due: Said[] = []
  #lastNumber = 0
  /** No snapshot came for what was said up to here, which is repeated one by one. */
  #withoutSnapshot = 0
  /** Something got lost: all sockets hear the next snapshot, in place of what is due. */
  #isStale = false
  #speaking: Promise<void> | null = null
  /** They hear nothing before their first snapshot. */
  readonly #newcomers = new Set<WebSocket>()
  /** Up to which of all that was said here a snapshot has told a socket. In memory alone, since a pending call keeps the object awake. */
  readonly #known = new WeakMap<WebSocket, number>()

  /** @param askForSnapshot done when `hold` was called */
  constructor(ctx: DurableObjectState, askForSnapshot: () => Promise<void>) {
    this.#ctx = ctx
    this.#askForSnapshot = askForSnapshot
  }

  /** Until the next snapshot this socket hears nothing. */
  await(socket: WebSocket): void {
    this.#newcomers.add(socket)
  }

  /** No snapshot came for it. */
  giveUp(socket: WebSocket): void {
    this.#newcomers.delete(socket)
  }

  /** A snapshot comes, in its place among all that is said. */
  hold(text: string): void {
    for (const socket of this.#newcomers) {
      this.#known.set(socket, this.#lastNumber)
      send(socket, [text])
    }
    this.#newcomers.clear()
    if (!this.#isBehind()) return
    this.#isStale = false
    this.#due = [{ number: this.#lastNumber, texts: [text] }]
    void this.#goOn()
  }

  /** Something of what was to be said here got lost. */
  miss(): void {
    this.#lastNumber += 1
    this.#isStale = true
  }

  /** Done when all that was said has been repeated. */
  say(texts: readonly string[]): Promise<void> {
    this.#lastNumber += 1
    this.#due.push({ number: this.#lastNumber, texts })
    return this.#goOn()
  }

  #goOn(): Promise<void> {
    this.#speaking ??= this.#speak().finally(() => {
      this.#speaking = null
    })
    return this.#speaking
  }

  async #speak(): Promise<void> {
    while (this.#due.length > 0) {
      await turnOfOthers()
      if (this.#isBehind()) await this.#catchUp()
      const next = this.#due.shift()
      if (next) await this.#repeat(next)
    }
  }

  #isBehind(): boolean {
    const [first] = this.#due
    const isTooMuch = this.#due.length > mostDue && first && first.number > this.#withoutSnapshot
    return this.#isStale || isTooMuch === true
  }

  async #repeat({ number, texts }: Said): Promise<void> {
    const sockets = this.#ctx.getWebSockets()
    for (const [at, socket] of sockets.entries()) {
      if (at > 0 && at % atOnce === 0) await turnOfOthers()
      if (this.#newcomers.has(socket) || number <= (this.#known.get(socket) ?? 0)) continue
      send(socket, texts)
    }
  }

  async #catchUp(): Promise<void> {
    try {
      await this.#askForSnapshot()
    } catch (error) {
      logError(error)
      // Late is better than never, and each of them would wait for the table again.
      this.#withoutSnapshot = this.#lastNumber
      this.#isStale = false
    }
  }
}
