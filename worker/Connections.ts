import { timeouts } from '../shared/protocol/limits.ts'
import { heartbeat } from '../shared/protocol/socket.ts'
import { closeIdle, isOpen, createSocketPair } from './socket.ts'

/** Data that the platform stores with a socket while the object hibernates. */
type Attachment = {
  /**
   * Time in ms when the last message other than a ping arrived; before the first message, when the
   * socket was opened.
   */
  readonly lastReceivedAt: number
  /** Time in ms of the last ping that was later than the clock when `closeIdle` found it. */
  readonly futurePing?: number
}

/**
 * The WebSockets of one object. The platform holds the sockets and answers pings, even while the
 * object hibernates. The platform also stores the attachments; `#attachments` is only a cache.
 */
export class Connections<Attached extends Attachment = Attachment> {
  readonly #ctx: DurableObjectState
  readonly #attachments = new WeakMap<WebSocket, Attached>()

  constructor(ctx: DurableObjectState) {
    this.#ctx = ctx
    ctx.setWebSocketAutoResponse(new WebSocketRequestResponsePair(heartbeat.ping, heartbeat.pong))
  }

  /**
   * Accepts a WebSocket so that it survives hibernation. Returns the server's end, and the response
   * with the client's end.
   * @param tag a tag by which `open` finds the socket
   */
  accept(
    offered: string | null,
    attachment: Attached,
    tag?: string,
  ): { server: WebSocket; response: Response } {
    const { server, response } = createSocketPair(offered)
    this.#ctx.acceptWebSocket(server, tag === undefined ? [] : [tag])
    this.setAttachment(server, attachment)
    return { server, response }
  }

  open(tag?: string): WebSocket[] {
    return this.#ctx.getWebSockets(tag).filter(isOpen)
  }

  attachmentOf(socket: WebSocket): Attached {
    const cached = this.#attachments.get(socket)
    if (cached) return cached
    const stored = socket.deserializeAttachment() as Attached
    this.#attachments.set(socket, stored)
    return stored
  }

  setAttachment(socket: WebSocket, attachment: Attached): void {
    socket.serializeAttachment(attachment)
    this.#attachments.set(socket, attachment)
  }

  /**
   * Closes sockets that have sent neither a message nor a ping for too long. Their clients are
   * probably gone, although the sockets still count as open. A time after `now` comes from a clock
   * that was wrong and has been corrected since. Such a time counts as `now` at first, so that a live
   * socket has time for its next ping. Afterwards the time is ignored, so that a dead socket closes.
   */
  closeIdle(now: number): void {
    for (const socket of this.open()) {
      const attachment = this.attachmentOf(socket)
      const { lastReceivedAt, futurePing } = attachment
      const pingedAt = this.#ctx.getWebSocketAutoResponseTimestamp(socket)?.getTime() ?? 0
      if (lastReceivedAt > now || (pingedAt > now && pingedAt !== futurePing))
        this.setAttachment(socket, { ...attachment, lastReceivedAt: now, futurePing: pingedAt })
      else if (Math.max(pingedAt > now ? 0 : pingedAt, lastReceivedAt) + timeouts.deadSocket < now)
        closeIdle(socket)
    }
  }
}
