/** The opcodes of WebSocket frames (RFC 6455). */
export const opcodes = { more: 0, text: 1, binary: 2, close: 8, ping: 9, pong: 10 } as const

export type Frame = {
  readonly opcode: number
  readonly payload: Buffer
  readonly isLast: boolean
  /** The size of the encoded frame in bytes. */
  readonly size: number
}

const mask = Uint8Array.of(0x5a, 0x17, 0xc3, 0x88)

/** Encodes a whole message as one frame. The frames of a client have a mask. */
export function encodeFrame(opcode: number, payload: Uint8Array, isMasked = true): Buffer {
  const head = [0x80 | opcode]
  const masked = isMasked ? 0x80 : 0
  const { length } = payload
  if (length < 126) head.push(masked | length)
  else if (length < 65_536) head.push(masked | 126, length >> 8, length & 255)
  else {
    const bytes = Buffer.alloc(8)
    bytes.writeBigUInt64BE(BigInt(length))
    head.push(masked | 127, ...bytes)
  }
  if (!isMasked) return Buffer.concat([Buffer.from(head), payload])
  const hidden = payload.map((byte, at) => byte ^ (mask[at & 3] ?? 0))
  return Buffer.concat([Buffer.from(head), mask, hidden])
}

/** Decodes the frames of a server, which are not masked, from chunks of bytes. */
export class FrameReader {
  #rest: Buffer = nothing

  /** Returns the frames that are complete after this chunk. */
  read(chunk: Buffer): Frame[] {
    const bytes = this.#rest.length === 0 ? chunk : Buffer.concat([this.#rest, chunk])
    const frames: Frame[] = []
    let at = 0
    for (;;) {
      const frame = frameAt(bytes, at)
      if (frame === null) break
      frames.push(frame)
      at += frame.size
    }
    // Copy the remaining bytes. A view of them would keep the whole chunk in memory.
    this.#rest = at === bytes.length ? nothing : Buffer.from(bytes.subarray(at))
    return frames
  }
}

const nothing = Buffer.alloc(0)

function frameAt(bytes: Buffer, at: number): Frame | null {
  const [first, second] = [bytes[at], bytes[at + 1]]
  if (first === undefined || second === undefined) return null
  const short = second & 127
  const start = at + 2 + (short === 127 ? 8 : short === 126 ? 2 : 0)
  if (bytes.length < start) return null
  const end = start + lengthAt(bytes, at + 2, short)
  if (bytes.length < end) return null
  return {
    opcode: first & 15,
    payload: bytes.subarray(start, end),
    isLast: (first & 128) !== 0,
    size: end - at,
  }
}

function lengthAt(bytes: Buffer, at: number, short: number): number {
  if (short === 126) return bytes.readUInt16BE(at)
  return short === 127 ? Number(bytes.readBigUInt64BE(at)) : short
}
