import { connect, type Socket } from 'node:net'

import { encodeFrame, FrameReader, opcodes, type Frame } from './frames.ts'

/** Receives a complete message, and the size of its frames in bytes. */
export type Receive = (message: Buffer, size: number) => void

/** The end of a socket: the close code, or null without one, and the error if there was one. */
type Ending = {
  readonly code: number | null
  /** Whether this side has closed the socket. */
  readonly isOurs: boolean
  readonly error?: string
}

/**
 * A minimal WebSocket client. It takes 12 µs of processor time for a message, and Node's WebSocket
 * 44 µs. With the latter, a thousand spectators would take longer for a move than the service does,
 * so the measurements would show the client.
 */
export class RawSocket {
  readonly ended: Promise<Ending>
  readonly #socket: Socket
  readonly #receive: Receive
  readonly #frames = new FrameReader()
  #isOpen = true
  #isOurs = false
  #parts: Buffer[] = []
  #size = 0
  #code: number | null = null
  #error: string | null = null

  /** @param rest bytes that arrived together with the response to the handshake */
  constructor(socket: Socket, rest: Buffer, receive: Receive) {
    this.#socket = socket
    this.#receive = receive
    this.ended = new Promise((resolve) => {
      socket.once('close', () => {
        this.#isOpen = false
        const error = this.#error !== null && { error: this.#error }
        resolve({ code: this.#code, isOurs: this.#isOurs, ...error })
      })
    })
    socket.on('error', ({ message }) => (this.#error ??= message))
    socket.on('data', (bytes: Buffer) => this.#take(bytes))
    this.#take(rest)
  }

  send(text: string): void {
    this.#sendFrame(opcodes.text, Buffer.from(text))
  }

  #sendFrame(opcode: number, payload: Uint8Array): void {
    if (this.#isOpen && this.#code === null) this.#socket.write(encodeFrame(opcode, payload))
  }

  /** Sends a close frame and ends the connection, as a browser does when a tab is closed. */
  hangUp(): void {
    if (!this.#isOpen || this.#code !== null) return
    this.#socket.end(encodeFrame(opcodes.close, Buffer.from([0x03, 0xe8])))
    this.#isOpen = false
    this.#isOurs = true
    setTimeout(() => this.#socket.destroy(), 500).unref()
  }

  #take(bytes: Buffer): void {
    for (const frame of this.#frames.read(bytes)) this.#takeFrame(frame)
  }

  #takeFrame({ opcode, payload, isLast, size }: Frame): void {
    switch (opcode) {
      case opcodes.text:
      case opcodes.more:
        this.#parts.push(payload)
        this.#size += size
        if (isLast) this.#receiveWhole()
        return
      case opcodes.close:
        return this.#close(payload)
      case opcodes.ping:
        return this.#sendFrame(opcodes.pong, payload)
      case opcodes.pong:
        return
      default:
        this.#socket.destroy(new Error(`a frame with opcode ${opcode}, which is no text`))
    }
  }

  #receiveWhole(): void {
    const [first, ...more] = this.#parts
    const size = this.#size
    this.#parts = []
    this.#size = 0
    if (first) this.#receive(more.length === 0 ? first : Buffer.concat([first, ...more]), size)
  }

  #close(payload: Buffer): void {
    this.#code ??= payload.length >= 2 ? payload.readUInt16BE(0) : 1005
    // Answer the close frame of the other side, as the protocol demands, and end the connection.
    if (this.#isOpen) this.#socket.end(encodeFrame(opcodes.close, payload.subarray(0, 2)))
    this.#isOpen = false
  }
}

const patience = 20_000

/** Opens a WebSocket. Rejects with the response if the server refuses the handshake. */
export function openRawSocket(
  origin: string,
  path: string,
  protocols: string | undefined,
  receive: Receive,
): Promise<RawSocket> {
  const { hostname, port, host } = new URL(origin)
  const socket = connect({ host: hostname, port: Number(port), noDelay: true })
  const request = {
    Host: host,
    Upgrade: 'websocket',
    Connection: 'Upgrade',
    'Sec-WebSocket-Version': '13',
    'Sec-WebSocket-Key': 'dGhlIHNhbXBsZSBub25jZQ==',
    ...(protocols !== undefined && { 'Sec-WebSocket-Protocol': protocols }),
  }
  const lines = Object.entries(request).map(([name, value]) => `${name}: ${value}`)
  socket.write(`GET ${path} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`)
  return new Promise((resolve, reject) => {
    let answer: Buffer = Buffer.alloc(0)
    // This listener stays, since a broken connection can report a reset later, too.
    socket.on('error', reject)
    const timer = setTimeout(() => socket.destroy(new Error(`no answer to ${path}`)), patience)
    const read = (bytes: Buffer): void => {
      answer = Buffer.concat([answer, bytes])
      const end = answer.indexOf('\r\n\r\n')
      if (end < 0) return
      const head = answer.subarray(0, end).toString('latin1')
      const status = Number(/^HTTP\/1\.1 (\d+)/.exec(head)?.[1])
      const rest = answer.subarray(end + 4)
      if (status === 101) {
        clearTimeout(timer)
        socket.off('data', read)
        return resolve(new RawSocket(socket, rest, receive))
      }
      const length = Number(/^content-length: *(\d+)$/im.exec(head)?.[1] ?? 0)
      if (rest.length < length) return
      clearTimeout(timer)
      socket.destroy()
      reject(new Error(`${path}: ${status} ${rest.toString()}`))
    }
    socket.on('data', read)
    socket.once('close', () => {
      clearTimeout(timer)
      reject(new Error(`hung up on ${path} without an answer`))
    })
  })
}
