import { closeCodes } from '../../shared/protocol/socket.ts'
import { Connections } from '../Connections.ts'
import { close } from '../socket.ts'

type SeatAttachment = {
  /** The id of the human on the seat. */
  readonly id: string
  readonly lastReceivedAt: number
  /**
   * Whether the client wants the acknowledgement of a command as part of the view that the command
   * causes.
   */
  readonly doneInView: boolean
}

/**
 * Maximum age of the stored `lastReceivedAt` in ms. The time is not stored with each message, since
 * storing it takes a good part of the CPU time of a move.
 */
const recordInterval = 10_000

export class SeatSockets extends Connections<SeatAttachment> {
  /** Accepts a WebSocket for a seat. Closes older sockets of the seat with the code `replaced`. */
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
    return this.attachmentOf(socket).doneInView
  }

  /** Records that the socket has sent a message, so that it does not count as dead. */
  recordMessage(socket: WebSocket, now: number): void {
    const attachment = this.attachmentOf(socket)
    if (attachment.lastReceivedAt + recordInterval < now)
      this.setAttachment(socket, { ...attachment, lastReceivedAt: now })
  }
}
