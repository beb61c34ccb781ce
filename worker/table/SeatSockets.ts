import { patience } from '../../shared/limits.ts'
import { closing, heartbeat } from '../../shared/wire.ts'
import { close, isOpen, openSocket } from '../socket.ts'

/** What a seat's socket carries through hibernation. */
type Attachment = {
  readonly id: string
  readonly heardAt: number
}

/** The players' lines. The platform keeps them, also while the object sleeps: nothing of them is remembered here. */
export class SeatSockets {
  readonly #ctx: DurableObjectState

  constructor(ctx: DurableObjectState) {
    this.#ctx = ctx
    ctx.setWebSocketAutoResponse(new WebSocketRequestResponsePair(heartbeat.ping, heartbeat.pong))
  }

  /** The newest line of a seat is the one that counts; those before it are told so. */
  accept(id: string, offered: string | null, now: number): { server: WebSocket; answer: Response } {
    for (const older of this.of(id)) close(older, closing.replaced)
    const { server, answer } = openSocket(offered)
    this.#ctx.acceptWebSocket(server, [id])
    attach(server, { id, heardAt: now })
    return { server, answer }
  }

  all(): WebSocket[] {
    return this.#ctx.getWebSockets().filter(isOpen)
  }

  of(id: string): WebSocket[] {
    return this.#ctx.getWebSockets(id).filter(isOpen)
  }

  /** Closes the lines over which neither a message nor a ping has come for too long, whatever they say themselves. */
  closeDead(now: number): void {
    for (const socket of this.all()) {
      const pinged = this.#ctx.getWebSocketAutoResponseTimestamp(socket)?.getTime() ?? 0
      const heardAt = Math.max(pinged, attachmentOf(socket).heardAt)
      if (heardAt + patience.deadSocket < now) close(socket, 1001)
    }
  }
}

const attachmentOf = (socket: WebSocket): Attachment => socket.deserializeAttachment() as Attachment

const attach = (socket: WebSocket, attachment: Attachment): void =>
  socket.serializeAttachment(attachment)

export const seatIdOf = (socket: WebSocket): string => attachmentOf(socket).id

/** A message has come over it. */
export const markHeard = (socket: WebSocket, now: number): void =>
  attach(socket, { ...attachmentOf(socket), heardAt: now })
