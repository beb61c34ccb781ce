import { heartbeat } from '../../../shared/wire/socket.ts'
import {
  openRawSocket,
  type Ending,
  type RawSocket,
} from '../../../tests/support/sockets/raw-socket.ts'
import type { End, RecordedLine, Recorder } from './recording.ts'

/** A watcher's socket, and which messages came over it. */
export class WatchLine {
  readonly #watcher: number
  readonly #recorder: Recorder
  readonly #received: number[] = []
  readonly #marks: (number | null)[]
  #socket: RawSocket | null = null
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
    this.begun = new Promise((resolve) => (this.#begin = resolve))
    this.closed = this.#watch(address)
  }

  isOpen(): boolean {
    return this.#end.name === 'open'
  }

  ping(): void {
    if (this.isOpen()) this.#socket?.send(heartbeat.ping)
  }

  mark(): void {
    this.#marks.push(this.isOpen() ? this.#received.length : null)
  }

  leave(): void {
    if (!this.isOpen()) return
    this.#end = { name: 'left' }
    this.#socket?.hangUp()
  }

  recordedLine(): RecordedLine {
    return {
      watcher: this.#watcher,
      received: this.#received,
      marks: this.#marks,
      end: this.#end,
    }
  }

  async #watch(address: URL): Promise<void> {
    const why = await this.#listen(address).catch((error: Error) => error.message)
    if (this.isOpen()) this.#end = { name: 'cut', why }
    this.#begin()
  }

  /** Until the line ends; answers why it did. */
  async #listen({ origin, pathname }: URL): Promise<string> {
    const opened = await openRawSocket(origin, { path: pathname }, (message) =>
      this.#receive(message),
    )
    if (!opened.socket) return `answered with ${opened.status}`
    this.#socket = opened.socket
    if (!this.isOpen()) opened.socket.hangUp()
    return reason(await opened.socket.ended)
  }

  #receive(message: Buffer): void {
    const text = message.toString()
    if (text === heartbeat.pong || !this.isOpen()) return
    this.#received.push(this.#recorder.hear(text, message.length))
    this.#begin()
  }
}

const reason = ({ code, error }: Ending): string =>
  code === null ? (error ?? 'hung up') : `closed with ${code}`
