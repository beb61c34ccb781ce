import { randomBytes } from 'node:crypto'

/** What comes over a watcher's socket. */
export type Frame =
  | { readonly kind: 'text'; readonly text: string; readonly bytes: number }
  | { readonly kind: 'ping'; readonly data: Buffer }
  | { readonly kind: 'close'; readonly code: number }

const opcodes = { continuation: 0, text: 1, close: 8, ping: 9, pong: 10 } as const
const noCode = 1005

/**
 * Puts the frames of RFC 6455 together again from the chunks that a service sends: unmasked, and not compressed since
 * that was not asked for.
 */
export class FrameReader {
  #rest: Buffer = Buffer.alloc(0)
  #begun: Buffer[] = []

  read(chunk: Buffer): Frame[] {
    const all = this.#rest.length === 0 ? chunk : Buffer.concat([this.#rest, chunk])
    const frames: Frame[] = []
    let at = 0
    for (;;) {
      const head = headAt(all, at)
      if (head === null || head.to > all.length) break
      const frame = this.#framed(head, all.subarray(head.from, head.to))
      if (frame) frames.push(frame)
      at = head.to
    }
    // Copied, since a few bytes would keep the whole chunk in memory.
    this.#rest = Buffer.from(all.subarray(at))
    return frames
  }

  #framed({ opcode, last }: Head, data: Buffer): Frame | null {
    switch (opcode) {
      case opcodes.text:
      case opcodes.continuation: {
        if (last && this.#begun.length === 0) return textOf(data)
        this.#begun.push(Buffer.from(data))
        if (!last) return null
        return textOf(Buffer.concat(this.#begun.splice(0)))
      }
      case opcodes.ping:
        return { kind: 'ping', data: Buffer.from(data) }
      case opcodes.close:
        return { kind: 'close', code: data.length < 2 ? noCode : data.readUInt16BE(0) }
      case opcodes.pong:
        return null
      default:
        throw new Error(`no text for a watcher: opcode ${opcode}`)
    }
  }
}

/** One frame as a client sends it: short, and masked as the standard wants. */
export function written(kind: 'text' | 'close' | 'pong', data: Buffer): Buffer {
  if (data.length > 125) throw new Error('a watcher has nothing so long to say')
  const mask = randomBytes(4)
  const masked = data.map((byte, at) => byte ^ (mask[at % 4] ?? 0))
  return Buffer.concat([Buffer.from([0x80 | opcodes[kind], 0x80 | data.length]), mask, masked])
}

type Head = {
  readonly opcode: number
  readonly last: boolean
  readonly from: number
  readonly to: number
}

function headAt(all: Buffer, at: number): Head | null {
  const [first, second] = [all[at], all[at + 1]]
  if (first === undefined || second === undefined) return null
  const short = second & 0x7f
  const from = at + 2 + (short === 127 ? 8 : short === 126 ? 2 : 0)
  if (from > all.length) return null
  const length =
    short === 127
      ? Number(all.readBigUInt64BE(at + 2))
      : short === 126
        ? all.readUInt16BE(at + 2)
        : short
  return { opcode: first & 0x0f, last: (first & 0x80) !== 0, from, to: from + length }
}

const textOf = (data: Buffer): Frame => ({
  kind: 'text',
  text: data.toString('utf8'),
  bytes: data.length,
})
