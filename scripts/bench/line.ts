import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { connect, type Socket } from 'node:net'

/** What came: its text as bytes, and how many bytes it was on the wire. */
export type Hears = (message: Buffer, bytes: number) => void

/**
 * A WebSocket that does no more than a measurement needs, so that five thousand of them leave the machine to the service:
 * text in whole messages, no compression, and every byte counted.
 */
export class Line {
  hears: Hears
  readonly #socket: Socket
  #isOurs = true

  constructor(socket: Socket, hears: Hears) {
    this.#socket = socket
    this.hears = hears
    socket.on('close', () => {
      if (this.#isOurs) throw new Error('the service closed a line')
    })
  }

  say(text: string): void {
    this.#socket.write(framed(text))
  }

  /** Without a word, which closes both ends at once. */
  close(): void {
    this.#isOurs = false
    this.#socket.destroy()
  }
}

/** A line at `path`; `hears` is told from the first message on. */
export async function dial(origin: URL, path: string, hears: Hears, protocols = ''): Promise<Line> {
  const socket = connect({ host: origin.hostname, port: Number(origin.port), noDelay: true })
  const line = new Line(socket, hears)
  await once(socket, 'connect')
  const offered = protocols === '' ? [] : [`Sec-WebSocket-Protocol: ${protocols}`]
  socket.write(
    [
      `GET ${path} HTTP/1.1`,
      `Host: ${origin.host}`,
      'Connection: Upgrade',
      'Upgrade: websocket',
      'Sec-WebSocket-Version: 13',
      `Sec-WebSocket-Key: ${randomBytes(16).toString('base64')}`,
      ...offered,
      '\r\n',
    ].join('\r\n'),
  )
  await new Promise<void>((resolve, reject) => {
    let head = Buffer.alloc(0)
    const read = frames((message, bytes) => line.hears(message, bytes))
    socket.on('error', reject)
    const answered = (chunk: Buffer) => {
      head = Buffer.concat([head, chunk])
      const end = head.indexOf('\r\n\r\n')
      if (end < 0) return
      socket.off('data', answered)
      if (!head.toString('latin1').startsWith('HTTP/1.1 101'))
        return reject(new Error(`${path}: ${head.toString('latin1', 0, end)}`))
      socket.on('data', read)
      socket.on('end', () => socket.destroy())
      read(head.subarray(end + 4))
      resolve()
    }
    socket.on('data', answered)
  })
  return line
}

/** Takes what arrives apart into messages, wherever it was cut on its way. */
export function frames(hears: Hears): (chunk: Buffer) => void {
  let rest: Buffer = Buffer.alloc(0)
  return (chunk) => {
    let data = rest.length === 0 ? chunk : Buffer.concat([rest, chunk])
    for (;;) {
      const frame = firstFrame(data)
      if (!frame) break
      const { start, end } = frame
      if (data[0] === wholeText) hears(data.subarray(start, end), end)
      else throw new Error(`the service says ${data.toString('hex', 0, end)}, which is no message`)
      data = data.subarray(end)
    }
    rest = data
  }
}

const wholeText = 0x81

/** Where the message in the first frame starts and ends, if it is all there. A server masks nothing. */
function firstFrame(data: Buffer): { start: number; end: number } | null {
  const short = (data[1] ?? 0) & 0x7f
  const start = short === 127 ? 10 : short === 126 ? 4 : 2
  if (data.length < start) return null
  const length =
    short === 127 ? Number(data.readBigUInt64BE(2)) : short === 126 ? data.readUInt16BE(2) : short
  const end = start + length
  return data.length < end ? null : { start, end }
}

/** A client has to mask what it says; zeros are a mask like any other, and cost nothing. */
function framed(text: string): Buffer {
  const said = Buffer.from(text)
  const length =
    said.length < 126 ? [0x80 | said.length] : [0x80 | 126, said.length >> 8, said.length & 0xff]
  return Buffer.concat([Buffer.from([wholeText, ...length, 0, 0, 0, 0]), said])
}
