import { logError } from '../error-log.ts'
import { send } from '../socket.ts'

/**
 * Number of sockets between two pauses. Sending to 1,000 sockets takes about 20 ms. In the pause
 * other events can run, since table and relay may share a thread.
 */
const socketsPerBatch = 1_000

/**
 * Lets other events run first, for example commands of players before updates for a thousand
 * spectators. Waits for the shortest timer, since the broadcast stops during the wait.
 */
const yieldToEventLoop = (): Promise<void> => scheduler.wait(0)

/** Maximum number of queued messages. If the queue is longer, one snapshot replaces all of them. */
const maxBacklog = 3

type QueuedMessage = { readonly number: number; readonly texts: readonly string[] }

/**
 * The number of the last message that a socket's first snapshot includes. The socket skips messages
 * up to this number.
 */
type DeliveryCursor = number

/**
 * Sends messages to many sockets, in order and in batches of sockets. A snapshot includes every
 * message that was published before the snapshot. If messages arrive faster than they can be sent,
 * the sockets get one snapshot in place of the backlog.
 */
export class Broadcast {
  readonly #ctx: DurableObjectState
  readonly #requestSnapshot: () => Promise<void>
  /** Messages that are still to be sent, oldest first. */
  #queue: QueuedMessage[] = []
  #lastNumber = 0
  /**
   * The number of the newest message when the table last failed to return a snapshot. Messages up to
   * this number are sent one by one, without another request for a snapshot.
   */
  #withoutSnapshot = 0
  /** Whether a message was lost. If so, all sockets get the next snapshot in place of the queue. */
  #isStale = false
  #sending: Promise<void> | null = null
  /** Sockets that wait for their first snapshot. They get no other message before it. */
  readonly #waiting = new Set<WebSocket>()
  /**
   * The cursor of each socket. It is needed only while queued messages are being sent, and the
   * object doesn't hibernate meanwhile. So it is in memory only.
   */
  readonly #cursors = new WeakMap<WebSocket, DeliveryCursor>()

  /** @param requestSnapshot resolves after `publishSnapshot` was called */
  constructor(ctx: DurableObjectState, requestSnapshot: () => Promise<void>) {
    this.#ctx = ctx
    this.#requestSnapshot = requestSnapshot
  }

  /** Adds a socket. The next snapshot is its first message. */
  addSubscriber(socket: WebSocket): void {
    this.#waiting.add(socket)
  }

  /** Removes a socket that is closed. It may still have waited for its first snapshot. */
  removeSubscriber(socket: WebSocket): void {
    this.#waiting.delete(socket)
  }

  /** Publishes a snapshot that includes all messages published so far. */
  publishSnapshot(text: string): void {
    for (const socket of this.#waiting) {
      this.#cursors.set(socket, this.#lastNumber)
      send(socket, [text])
    }
    this.#waiting.clear()
    if (!this.#isBehind()) return
    this.#isStale = false
    this.#queue = [{ number: this.#lastNumber, texts: [text] }]
    void this.#drain()
  }

  /**
   * Records that a message was lost on its way to this relay, so that the next snapshot replaces
   * the queue.
   */
  markLost(): void {
    this.#lastNumber += 1
    this.#isStale = true
  }

  /** Queues messages for all sockets. Resolves when the queue has been sent. */
  publish(texts: readonly string[]): Promise<void> {
    this.#lastNumber += 1
    this.#queue.push({ number: this.#lastNumber, texts })
    return this.#drain()
  }

  #drain(): Promise<void> {
    this.#sending ??= this.#sendAll().finally(() => {
      this.#sending = null
    })
    return this.#sending
  }

  async #sendAll(): Promise<void> {
    while (this.#queue.length > 0) {
      await yieldToEventLoop()
      if (this.#isBehind()) await this.#catchUp()
      const next = this.#queue.shift()
      if (next) await this.#deliver(next)
    }
  }

  #isBehind(): boolean {
    const [first] = this.#queue
    const isTooLong =
      this.#queue.length > maxBacklog && first && first.number > this.#withoutSnapshot
    return this.#isStale || isTooLong === true
  }

  async #deliver({ number, texts }: QueuedMessage): Promise<void> {
    const sockets = this.#ctx.getWebSockets()
    for (const [index, socket] of sockets.entries()) {
      if (index > 0 && index % socketsPerBatch === 0) await yieldToEventLoop()
      if (this.#waiting.has(socket) || number <= (this.#cursors.get(socket) ?? 0)) continue
      send(socket, texts)
    }
  }

  async #catchUp(): Promise<void> {
    try {
      await this.#requestSnapshot()
    } catch (error) {
      logError(error)
      // There is no snapshot, so send the queued messages late and one by one. Otherwise each
      // message would wait for another attempt to get a snapshot from the table.
      this.#withoutSnapshot = this.#lastNumber
      this.#isStale = false
    }
  }
}
