import { randomBytes } from 'node:crypto'
import { connect, type Socket } from 'node:net'

import { heartbeat } from '../../shared/wire/wire.ts'
import { FrameReader, written } from './frames.ts'
import type { End, LineHeard, Recorder } from './recording.ts'

/**
 * A watcher's socket with no more to it than a watcher needs: thousands of them, and they take less time to listen
 * than the service to speak.
 */
export class WatchLine {
  readonly #watcher: number
  readonly #recorder: Recorder
  readonly #socket: Socket
  readonly #frames = new FrameReader()
  readonly #heard: number[] = []
  readonly #marks: (number | null)[]
  #answer: Buffer | null = Buffer.alloc(0)
  #end: End = { name: 'open' }
  /** The first message has come, or the line has ended without one. */
  readonly begun: Promise<void>
  readonly closed: Promise<void>
  #begin: () => void = () => undefined

  /** @param marks how many were made before this line */
  constructor(watcher: number, address: URL, recorder: Recorder, marks: number) {
    this.#watcher = watcher
    this.#recorder = recorder
    this.#marks = Array.from({ length: marks }, () => null)
    this.#socket = connect({ host: address.hostname, port: Number(address.port), noDelay: true })
    this.begun = new Promise((resolve) => (this.#begin = resolve))
    this.closed = new Promise((resolve) => this.#socket.once('close', () => resolve()))
    this.#socket.on('connect', () => this.#socket.write(handshake(address)))
    this.#socket.on('data', (chunk: Buffer) => this.#take(chunk))
    this.#socket.on('error', (error) => this.#ended(error.message))
    this.#socket.on('close', () => this.#ended('hung up'))
  }

  isOpen(): boolean {
    return this.#end.name === 'open'
  }

  ping(): void {
    if (this.isOpen()) this.#socket.write(written('text', Buffer.from(heartbeat.ping)))
  }

  mark(): void {
    this.#marks.push(this.isOpen() ? this.#heard.length : null)
  }

  leave(): void {
    if (!this.isOpen()) return
    this.#end = { name: 'left' }
    this.#socket.write(written('close', Buffer.from([0x03, 0xe8])))
    // Not waiting for the answer to it: people who close a page do not either.
    this.#socket.end()
  }

  heard(): LineHeard {
    return {
      watcher: this.#watcher,
      heard: this.#heard,
      marks: this.#marks,
      end: this.#end,
    }
  }

  #take(chunk: Buffer): void {
    const rest =
      this.#answer === null ? chunk : this.#shakeHands(Buffer.concat([this.#answer, chunk]))
    if (rest.length === 0) return
    for (const frame of this.#frames.read(rest)) {
      if (frame.kind === 'close') this.#ended(`closed with ${frame.code}`)
      else if (frame.kind === 'ping') this.#socket.write(written('pong', frame.data))
      else if (frame.text !== heartbeat.pong && this.isOpen()) this.#hear(frame.text, frame.bytes)
    }
  }

  /** What comes after the answer to the handshake. */
  #shakeHands(answer: Buffer): Buffer {
    const end = answer.indexOf('\r\n\r\n')
    this.#answer = end < 0 ? answer : null
    if (end < 0) return Buffer.alloc(0)
    const status = answer.subarray(0, answer.indexOf('\r\n')).toString()
    if (!status.startsWith('HTTP/1.1 101')) this.#ended(status)
    return answer.subarray(end + 4)
  }

  #hear(text: string, bytes: number): void {
    this.#heard.push(this.#recorder.hear(text, bytes))
    this.#begin()
  }

  #ended(why: string): void {
    if (this.isOpen()) this.#end = { name: 'cut', why }
    this.#begin()
    this.#socket.destroy()
  }
}

const handshake = ({ host, pathname }: URL): string =>
  [
    `GET ${pathname} HTTP/1.1`,
    `Host: ${host}`,
    'Connection: Upgrade',
    'Upgrade: websocket',
    'Sec-WebSocket-Version: 13',
    `Sec-WebSocket-Key: ${randomBytes(16).toString('base64')}`,
    '\r\n',
  ].join('\r\n')
