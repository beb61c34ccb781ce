import { patience } from '../shared/protocol/limits.ts'
import { heartbeat } from '../shared/protocol/socket.ts'
import { closeIdle, isOpen, createSocketPair } from './socket.ts'

/** What a socket carries through hibernation. */
type Attachment = {
  /** When something but a ping came over it last, or it was opened. */
  readonly lastReceivedAt: number
}

/**
 * The sockets of one object. The platform keeps them, also while the object sleeps, and answers pings: what is remembered
 * here only saves time.
 */
export class Connections<Attached extends Attachment = Attachment> {
  readonly #ctx: DurableObjectState
  readonly #attachments = new WeakMap<WebSocket, Attached>()

  constructor(ctx: DurableObjectState) {
    this.#ctx = ctx
    ctx.setWebSocketAutoResponse(new WebSocketRequestResponsePair(heartbeat.ping, heartbeat.pong))
  }

  /** @param tag by which `open` finds it */
  accept(
    offered: string | null,
    attachment: Attached,
    tag?: string,
  ): { server: WebSocket; answer: Response } {
    const { server, answer } = createSocketPair(offered)
    this.#ctx.acceptWebSocket(server, tag === undefined ? [] : [tag])
    this.setAttachment(server, attachment)
    return { server, answer }
  }

  open(tag?: string): WebSocket[] {
    return this.#ctx.getWebSockets(tag).filter(isOpen)
  }

  attachmentOf(socket: WebSocket): Attached {
    const known = this.#attachments.get(socket)
    if (known) return known
    const kept = socket.deserializeAttachment() as Attached
    this.#attachments.set(socket, kept)
    return kept
  }

  setAttachment(socket: WebSocket, attachment: Attached): void {
    socket.serializeAttachment(attachment)
    this.#attachments.set(socket, attachment)
  }

  /** Closes those over which neither a message nor a ping has come for too long, whatever they say themselves. */
  closeIdle(now: number): void {
    for (const socket of this.open()) {
      const pinged = this.#ctx.getWebSocketAutoResponseTimestamp(socket)?.getTime() ?? 0
      const heardAt = Math.max(pinged, this.attachmentOf(socket).lastReceivedAt)
      if (heardAt + patience.deadSocket < now) closeIdle(socket)
    }
  }
}
