/** What a frame of a WebSocket is, by RFC 6455. */
export const opcodes = { more: 0, text: 1, binary: 2, close: 8, ping: 9, pong: 10 } as const

export type Frame = {
  readonly opcode: number
  readonly payload: Uint8Array
  readonly isLast: boolean
}

/** How a frame may be wrong. */
export type Oddity = {
  readonly isLast?: boolean
  /** Bits that nobody has agreed on. */
  readonly reserved?: number
  readonly isMasked?: boolean
  /** What it says of its own length. */
  readonly claimed?: number
}

const mask = Uint8Array.of(0x5a, 0x17, 0xc3, 0x88)

/** A frame as a client sends it. */
export function frameOf(
  opcode: number,
  payload: Uint8Array,
  { isLast = true, reserved = 0, isMasked = true, claimed = payload.length }: Oddity = {},
): Buffer {
  const head = [(isLast ? 0x80 : 0) | (reserved << 4) | opcode]
  const masked = isMasked ? 0x80 : 0
  if (claimed < 126) head.push(masked | claimed)
  else if (claimed < 65_536) head.push(masked | 126, claimed >> 8, claimed & 255)
  else {
    const length = Buffer.alloc(8)
    length.writeBigUInt64BE(BigInt(claimed))
    head.push(masked | 127, ...length)
  }
  if (!isMasked) return Buffer.concat([Buffer.from(head), payload])
  const hidden = payload.map((byte, at) => byte ^ (mask[at & 3] ?? 0))
  return Buffer.concat([Buffer.from(head), mask, hidden])
}

/** Takes frames out of what has come; what is left begins one that has not come whole. */
export function framesIn(bytes: Buffer): {
  readonly frames: readonly Frame[]
  readonly rest: Buffer
} {
  const frames: Frame[] = []
  let at = 0
  for (;;) {
    const [first, second] = [bytes[at], bytes[at + 1]]
    if (first === undefined || second === undefined) break
    let length = second & 127
    let start = at + 2
    if (length === 126) {
      if (bytes.length < at + 4) break
      length = bytes.readUInt16BE(at + 2)
      start = at + 4
    } else if (length === 127) {
      if (bytes.length < at + 10) break
      length = Number(bytes.readBigUInt64BE(at + 2))
      start = at + 10
    }
    if (bytes.length < start + length) break
    frames.push({
      opcode: first & 15,
      payload: bytes.subarray(start, start + length),
      isLast: (first & 128) !== 0,
    })
    at = start + length
  }
  return { frames, rest: bytes.subarray(at) }
}
