import { connect, type Socket } from 'node:net'

import { frameOf, framesIn, opcodes } from './frames.ts'

/** How a line ended: by a code, or without a word. */
export type Ending = { readonly code: number | null }

/**
 * A WebSocket without the good manners of a browser: what is sent may be anything. Each message that the other side
 * says goes to `hear`.
 */
export class RawLine {
  readonly ended: Promise<Ending>
  readonly #socket: Socket
  #isOpen = true
  #rest: Buffer
  #parts: Uint8Array[] = []
  #code: number | null = null

  constructor(socket: Socket, rest: Buffer, hear: (text: string) => void) {
    this.#socket = socket
    this.#rest = Buffer.alloc(0)
    this.ended = new Promise((resolve) => {
      socket.once('close', () => {
        this.#isOpen = false
        resolve({ code: this.#code })
      })
    })
    const take = (bytes: Buffer): void => {
      const { frames, rest: left } = framesIn(Buffer.concat([this.#rest, bytes]))
      this.#rest = left
      for (const { opcode, payload, isLast } of frames) {
        if (opcode === opcodes.close) this.#closed(payload)
        if (opcode > opcodes.binary) continue
        this.#parts.push(payload)
        if (!isLast) continue
        hear(Buffer.concat(this.#parts).toString())
        this.#parts = []
      }
    }
    socket.on('data', take)
    if (rest.length > 0) take(rest)
  }

  isOpen(): boolean {
    return this.#isOpen && this.#code === null
  }

  say(text: string): void {
    this.sendBytes(frameOf(opcodes.text, Buffer.from(text)))
  }

  /** Whatever it is, and whether or not it is a frame. */
  sendBytes(bytes: Uint8Array): void {
    if (this.isOpen()) this.#socket.write(bytes)
  }

  /** As a browser does whose tab is closed. */
  hangUp(): void {
    if (!this.isOpen()) return
    this.#socket.end(frameOf(opcodes.close, Buffer.from([0x03, 0xe8])))
    this.#isOpen = false
    setTimeout(() => this.#socket.destroy(), 500).unref()
  }

  #closed(payload: Uint8Array): void {
    this.#code ??= payload.length >= 2 ? Buffer.from(payload).readUInt16BE(0) : 1005
    // The one who hears a close answers it; nobody waits for more.
    if (this.#isOpen) this.#socket.end(frameOf(opcodes.close, payload.slice(0, 2)))
    this.#isOpen = false
  }
}

export type Handshake = {
  readonly path: string
  readonly protocols?: string
  /** Written as they are: a header may be anything here. */
  readonly headers?: Readonly<Record<string, string>>
}

export type Dialled =
  | { readonly line: RawLine; readonly protocol: string | null }
  | { readonly line: null; readonly status: number; readonly body: string }

/** Shakes hands; what is answered instead, if it is no line. */
export function dial(
  origin: string,
  { path, protocols, headers = {} }: Handshake,
  hear: (text: string) => void = () => undefined,
): Promise<Dialled> {
  const { hostname, port, host } = new URL(origin)
  const socket = connect(Number(port), hostname)
  socket.setNoDelay(true)
  const asked = {
    Host: host,
    Upgrade: 'websocket',
    Connection: 'Upgrade',
    'Sec-WebSocket-Version': '13',
    'Sec-WebSocket-Key': 'dGhlIHNhbXBsZSBub25jZQ==',
    ...(protocols !== undefined && { 'Sec-WebSocket-Protocol': protocols }),
    ...headers,
  }
  const lines = Object.entries(asked).map(([name, value]) => `${name}: ${value}`)
  socket.write(`GET ${path} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`)
  return new Promise((resolve, reject) => {
    let heard = Buffer.alloc(0)
    // Also later: what a broken line says last is that it was reset.
    socket.on('error', reject)
    const timer = setTimeout(() => socket.destroy(new Error(`no answer to ${path}`)), 20_000)
    const read = (bytes: Buffer): void => {
      heard = Buffer.concat([heard, bytes])
      const end = heard.indexOf('\r\n\r\n')
      if (end < 0) return
      const head = heard.subarray(0, end).toString('latin1')
      const status = Number(/^HTTP\/1\.1 (\d+)/.exec(head)?.[1])
      const rest = heard.subarray(end + 4)
      if (status === 101) {
        clearTimeout(timer)
        socket.off('data', read)
        const protocol = /^sec-websocket-protocol: *(.*)$/im.exec(head)?.[1] ?? null
        return resolve({ line: new RawLine(socket, Buffer.from(rest), hear), protocol })
      }
      const length = Number(/^content-length: *(\d+)$/im.exec(head)?.[1] ?? 0)
      if (rest.length < length) return
      clearTimeout(timer)
      socket.destroy()
      resolve({ line: null, status, body: rest.toString() })
    }
    socket.on('data', read)
    socket.once('close', () => {
      clearTimeout(timer)
      reject(new Error(`hung up on ${path} without an answer`))
    })
  })
}
