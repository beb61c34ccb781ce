import { closeCodes } from '../../shared/protocol/socket.ts'
import { Connections } from '../Connections.ts'
import { close } from '../socket.ts'

type SeatAttachment = {
  /** The id of the human on the seat. */
  readonly id: string
  readonly lastReceivedAt: number
  /** The client wants the acknowledgement of a command as part of the view that the command causes. */
  readonly doneInView?: boolean
}

/**
 * How old the stored `lastReceivedAt` may become, in ms. Storing it with each message would take a
 * good part of the time of a move.
 */
const recordInterval = 10_000

/** The WebSockets of seats. */
export class SeatSockets extends Connections<SeatAttachment> {
  /**
   * Accepts a WebSocket for a seat. It replaces older sockets of the same seat, which are closed with the code
   * `replaced`.
   */
  acceptSeat(
    attachment: SeatAttachment,
    protocols: string | null,
  ): { server: WebSocket; response: Response } {
    for (const older of this.open(attachment.id)) close(older, closeCodes.replaced)
    return this.accept(protocols, attachment, attachment.id)
  }

  seatIdOf(socket: WebSocket): string {
    return this.attachmentOf(socket).id
  }

  wantsDoneInView(socket: WebSocket): boolean {
    return this.attachmentOf(socket).doneInView === true
  }

  /** Records that the socket is alive. */
  recordMessage(socket: WebSocket, now: number): void {
    const attachment = this.attachmentOf(socket)
    if (attachment.lastReceivedAt + recordInterval < now)
      this.setAttachment(socket, { ...attachment, lastReceivedAt: now })
  }
}
