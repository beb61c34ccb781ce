import { patience } from '../../../shared/wire/limits.ts'
import { closing, heartbeat } from '../../../shared/wire/socket.ts'
import { close, closeSilent, isOpen, openSocket } from '../../socket.ts'

/** What a seat's socket carries through hibernation. */
type Attachment = {
  readonly id: string
  readonly heardAt: number
  /** A command that causes a view is answered by it, and by no message of its own. */
  readonly doneInView?: boolean
}

/** How old `heardAt` may be: to write it down at every message would cost a good part of a move. */
const heardWithin = 10_000

/** The players' lines. The platform keeps them, also while the object sleeps: what is remembered here only saves time. */
export class SeatSockets {
  readonly #ctx: DurableObjectState
  readonly #attachments = new WeakMap<WebSocket, Attachment>()

  constructor(ctx: DurableObjectState) {
    this.#ctx = ctx
    ctx.setWebSocketAutoResponse(new WebSocketRequestResponsePair(heartbeat.ping, heartbeat.pong))
  }

  /** The newest line of a seat is the one that counts; those before it are told so. */
  accept(line: Attachment, offered: string | null): { server: WebSocket; answer: Response } {
    for (const older of this.of(line.id)) close(older, closing.replaced)
    const { server, answer } = openSocket(offered)
    this.#ctx.acceptWebSocket(server, [line.id])
    this.#attach(server, line)
    return { server, answer }
  }

  all(): WebSocket[] {
    return this.#ctx.getWebSockets().filter(isOpen)
  }

  of(id: string): WebSocket[] {
    return this.#ctx.getWebSockets(id).filter(isOpen)
  }

  seatIdOf(socket: WebSocket): string {
    return this.#attachmentOf(socket).id
  }

  hearsDoneInView(socket: WebSocket): boolean {
    return this.#attachmentOf(socket).doneInView === true
  }

  /** A message has come over it. */
  markHeard(socket: WebSocket, now: number): void {
    const attachment = this.#attachmentOf(socket)
    if (attachment.heardAt + heardWithin < now)
      this.#attach(socket, { ...attachment, heardAt: now })
  }

  /** Closes the lines over which neither a message nor a ping has come for too long, whatever they say themselves. */
  closeDead(now: number): void {
    for (const socket of this.all()) {
      const pinged = this.#ctx.getWebSocketAutoResponseTimestamp(socket)?.getTime() ?? 0
      const heardAt = Math.max(pinged, this.#attachmentOf(socket).heardAt)
      if (heardAt + patience.deadSocket < now) closeSilent(socket)
    }
  }

  #attachmentOf(socket: WebSocket): Attachment {
    const known = this.#attachments.get(socket)
    if (known) return known
    const kept = socket.deserializeAttachment() as Attachment
    this.#attachments.set(socket, kept)
    return kept
  }

  #attach(socket: WebSocket, attachment: Attachment): void {
    socket.serializeAttachment(attachment)
    this.#attachments.set(socket, attachment)
  }
}
