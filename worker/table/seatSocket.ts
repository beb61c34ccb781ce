import { limits, patience } from '../../shared/limits.ts'
import { fullBucket, spent } from './decisions/bucket.ts'
import type { Bucket } from './decisions/table.ts'

/** What a seat's socket carries through hibernation. */
type Attachment = {
  readonly id: string
  readonly heardAt: number
  readonly bucket: Bucket
  /** Messages refused for their rate, since it last kept to it. */
  readonly excess: number
}

const attachmentOf = (socket: WebSocket): Attachment => socket.deserializeAttachment() as Attachment

export const seatIdOf = (socket: WebSocket): string => attachmentOf(socket).id

export const attach = (socket: WebSocket, id: string, now: number): void =>
  socket.serializeAttachment({
    id,
    heardAt: now,
    bucket: fullBucket,
    excess: 0,
  } satisfies Attachment)

/** Counts one message. `excess`: it does not heed the refusals either. */
export function charge(socket: WebSocket, now: number): 'fine' | 'too-fast' | 'excess' {
  const attachment = attachmentOf(socket)
  const bucket = spent(attachment.bucket, now, limits.messageBurst, limits.messageRefill)
  const excess = bucket === null ? attachment.excess + 1 : 0
  socket.serializeAttachment({
    ...attachment,
    heardAt: now,
    bucket: bucket ?? attachment.bucket,
    excess,
  } satisfies Attachment)
  if (bucket) return 'fine'
  return excess > limits.messageExcess ? 'excess' : 'too-fast'
}

/** No message and no ping for so long that the line must be dead, whatever it says itself. */
export function isDead(socket: WebSocket, pinged: Date | null, now: number): boolean {
  const heardAt = Math.max(attachmentOf(socket).heardAt, pinged?.getTime() ?? 0)
  return heardAt + patience.deadSocket < now
}
