import { closeCodes } from '../../shared/protocol/socket.ts'
import { Connections } from '../Connections.ts'
import { close } from '../socket.ts'

type Line = {
  /** Of the seat. */
  readonly id: string
  readonly lastReceivedAt: number
  /** A command that causes a view is answered by it, and by no message of its own. */
  readonly doneInView?: boolean
}

/** How old `lastReceivedAt` may be: to write it down at every message would cost a good part of a move. */
const heardWithin = 10_000

/** The players' lines. */
export class SeatSockets extends Connections<Line> {
  /** The newest line of a seat is the one that counts; those before it are told so. */
  acceptLine(line: Line, offered: string | null): { server: WebSocket; answer: Response } {
    for (const older of this.open(line.id)) close(older, closeCodes.replaced)
    return this.accept(offered, line, line.id)
  }

  seatIdOf(socket: WebSocket): string {
    return this.attachmentOf(socket).id
  }

  hearsDoneInView(socket: WebSocket): boolean {
    return this.attachmentOf(socket).doneInView === true
  }

  /** A message has come over it. */
  markHeard(socket: WebSocket, now: number): void {
    const line = this.attachmentOf(socket)
    if (line.lastReceivedAt + heardWithin < now)
      this.setAttachment(socket, { ...line, lastReceivedAt: now })
  }
}
