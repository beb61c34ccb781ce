import { reportFault } from '../fault.ts'
import { send } from '../socket.ts'
import type { Told } from './told.ts'

/** Table and relay may share a thread: after so many sockets, some twenty milliseconds, everything else on it gets its turn. */
const atOnce = 1_000
/**
 * Lets everything else go first, the players' own messages before those of a thousand watchers. The shortest timer there is:
 * nothing is repeated while it runs.
 */
const turnOfOthers = (): Promise<void> => scheduler.wait(0)
/** Things said while so many others still wait to be repeated are not repeated one by one. */
const mostDue = 3

type Said = {
  readonly number: number
  readonly texts: readonly string[]
  /** Undefined where the table does not say, as older ones. */
  readonly told?: Told | undefined
  /** Of a snapshot. */
  readonly holds?: Holds
}

/** What a snapshot holds: of each life of the table, up to which of the things that it told. */
export type Holds = ReadonlyMap<Told['life'], Told['count']>

/** What a watcher hears first, or in place of what has piled up. */
export type Words = { readonly text: string; readonly holds: Holds }

/** What a socket has heard. */
type Known = {
  /** Of all that was said here, up to this. */
  readonly number: number
  /** By its last snapshot, also where it was not said here yet. */
  readonly holds: Holds
}
const nothing: Known = { number: 0, holds: new Map() }

/**
 * Repeats things to many sockets, in order and a few sockets at a time. Where things are said faster than they can be
 * repeated, the sockets hear a fresh snapshot in place of what has piled up.
 */
export class Broadcast {
  readonly #ctx: DurableObjectState
  readonly #snapshot: () => Promise<Words | null>
  /** Oldest first. */
  #due: Said[] = []
  #lastNumber = 0
  /** No snapshot came for what was said up to here, which is repeated one by one. */
  #withoutSnapshot = 0
  #speaking: Promise<void> | null = null
  /** In memory alone, since a call that is under way keeps the object awake. */
  readonly #known = new WeakMap<WebSocket, Known>()
  /** All lives of the table that were heard of. */
  readonly #lives = new Set<Told['life']>()

  /** @param snapshot holds all that was said before it came */
  constructor(ctx: DurableObjectState, snapshot: () => Promise<Words | null>) {
    this.#ctx = ctx
    this.#snapshot = snapshot
  }

  /** Until it is welcome, this socket hears nothing. */
  await(socket: WebSocket): void {
    this.#known.set(socket, { ...nothing, number: Infinity })
  }

  /**
   * What a snapshot holds that was made when the table had told so much: that, and all of the lives before. Some of it may be
   * said here only later, since answers overtake what is told. True as long as nothing is said before the snapshot is used.
   */
  heldBy({ life, count }: Told): Holds {
    this.#lives.add(life)
    return new Map([...this.#lives].map((one) => [one, one === life ? count : Infinity]))
  }

  /** Begins with a snapshot that holds all that was said so far. */
  welcome(socket: WebSocket, { text, holds }: Words): void {
    this.#known.set(socket, { number: this.#lastNumber, holds })
    send(socket, [text])
  }

  /** Done when all that was said has been repeated. */
  say(texts: readonly string[], told?: Told): Promise<void> {
    if (told) this.#lives.add(told.life)
    this.#lastNumber += 1
    this.#due.push({ number: this.#lastNumber, texts, told })
    this.#speaking ??= this.#speak().finally(() => {
      this.#speaking = null
    })
    return this.#speaking
  }

  async #speak(): Promise<void> {
    while (this.#due.length > 0) {
      await turnOfOthers()
      const next = this.#isBehind() ? await this.#caughtUp() : this.#due.shift()
      if (next) await this.#repeat(next)
    }
  }

  #isBehind(): boolean {
    const [first] = this.#due
    return this.#due.length > mostDue && first !== undefined && first.number > this.#withoutSnapshot
  }

  async #repeat({ number, texts, told, holds }: Said): Promise<void> {
    const sockets = this.#ctx.getWebSockets()
    for (const [at, socket] of sockets.entries()) {
      if (at > 0 && at % atOnce === 0) await turnOfOthers()
      const known = this.#known.get(socket) ?? nothing
      if (number <= known.number || (told && isHeld(told, known.holds))) continue
      send(socket, texts)
      if (holds) this.#known.set(socket, { number, holds })
    }
  }

  /** One snapshot for all that is due. */
  async #caughtUp(): Promise<Said | undefined> {
    try {
      const words = await this.#snapshot()
      this.#due = []
      return words === null
        ? undefined
        : { number: this.#lastNumber, texts: [words.text], holds: words.holds }
    } catch (error) {
      reportFault(error)
      // Late is better than never, and each of them would wait for the table again.
      this.#withoutSnapshot = this.#lastNumber
      return this.#due.shift()
    }
  }
}

const isHeld = ({ life, count }: Told, holds: Holds): boolean => count <= (holds.get(life) ?? 0)
