import { patience } from '../shared/protocol/limits.ts'
import { heartbeat } from '../shared/protocol/socket.ts'
import { closeSilent, isOpen, openSocket } from './socket.ts'

/** What a socket carries through hibernation. */
type Attachment = {
  /** When something but a ping came over it last, or it was opened. */
  readonly heardAt: number
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
    const { server, answer } = openSocket(offered)
    this.#ctx.acceptWebSocket(server, tag === undefined ? [] : [tag])
    this.attach(server, attachment)
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

  attach(socket: WebSocket, attachment: Attached): void {
    socket.serializeAttachment(attachment)
    this.#attachments.set(socket, attachment)
  }

  /** Closes those over which neither a message nor a ping has come for too long, whatever they say themselves. */
  closeDead(now: number): void {
    for (const socket of this.open()) {
      const pinged = this.#ctx.getWebSocketAutoResponseTimestamp(socket)?.getTime() ?? 0
      const heardAt = Math.max(pinged, this.attachmentOf(socket).heardAt)
      if (heardAt + patience.deadSocket < now) closeSilent(socket)
    }
  }
}
