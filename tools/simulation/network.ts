import { currentProcess, type Process, type Timeline } from './timeline.ts'

// The connections between a simulated browser and the service: the sockets of the simulated
// platform, and links that carry their bytes between machines.

/**
 * Returns a copy of a value, as another machine would receive it. Copying plain data by hand is
 * faster than `structuredClone`.
 */
export function cloneForTransfer<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map(cloneForTransfer) as Value
  if (Object.getPrototypeOf(value) !== Object.prototype) return structuredClone(value)
  const copy: Copy = {}
  for (const name of Object.keys(value)) copy[name] = cloneForTransfer((value as Copy)[name])
  return copy as Value
}

type Copy = Record<string, unknown>

/** An event of pages and workers. Node's own `Event` would end the process if a listener throws. */
export class PlainEvent {
  readonly type: string

  constructor(type: string, fields: object = {}) {
    this.type = type
    Object.assign(this, fields)
  }
}

type Listener = (event: PlainEvent) => void

export class Emitter {
  readonly #listeners = new Map<string, Set<Listener>>()

  addEventListener(type: string, listener: Listener): void {
    const known = this.#listeners.get(type) ?? new Set()
    this.#listeners.set(type, known.add(listener))
  }

  removeEventListener(type: string, listener: Listener): void {
    this.#listeners.get(type)?.delete(listener)
  }

  dispatchEvent(event: PlainEvent): boolean {
    for (const listener of new Set(this.#listeners.get(event.type))) listener(event)
    return true
  }
}

/**
 * A frame of a socket: a message, bytes that are no valid frame, or the close. An unclean close has
 * no close frame.
 */
export type Frame =
  | { readonly data: string }
  | { readonly protocolError: string }
  | { readonly close: number; readonly reason: string; readonly isClean: boolean }

/** The close of a connection that broke: neither side has sent a close frame. */
export const abnormalClosure: Frame = { close: 1_006, reason: '', isClean: false }

/**
 * The host of an object. While the object is evicted, the host keeps the service's end of each
 * socket.
 */
type SocketHost = {
  receive(socket: PlatformSocket, frame: Frame): void
  remove(socket: PlatformSocket): void
}

const open = 1
const closing = 2
const closed = 3

/**
 * A hibernatable socket of the simulated platform. With its attachment and tags, it outlives the
 * object that accepted it.
 */
export class PlatformSocket {
  tags: readonly string[] = []
  attachment: unknown = null
  /**
   * The time at which the platform last answered a ping for the object; null before the first ping.
   */
  pingedAt: number | null = null
  #state = open
  #host: SocketHost | null = null
  #listener: ((frame: Frame) => void) | null = null
  /** Frames that were sent before the client's end had a listener. */
  readonly #queued: Frame[] = []

  get state(): number {
    return this.#state
  }

  acceptAt(host: SocketHost, tags: readonly string[]): void {
    this.#host = host
    this.tags = tags
  }

  send(data: string): void {
    this.#toClient({ data })
  }

  /**
   * Starts the closing handshake from the service's end. Returns false if the socket was closing
   * already.
   */
  beginClose(): boolean {
    if (this.#state === closed) return false
    const isFirst = this.#state === open
    this.#state = closing
    return isFirst
  }

  sendClose(close: number, reason: string): void {
    this.#toClient({ close, reason, isClean: true })
  }

  /** Ends the service's side without a close frame. */
  break(): void {
    this.#state = closed
    this.#toClient(abnormalClosure)
    this.#host = null
  }

  listen(listener: (frame: Frame) => void): void {
    this.#listener = listener
    for (const frame of this.#queued.splice(0)) listener(frame)
  }

  receive(frame: Frame): void {
    if (this.#state === closed) return
    const wasOpen = this.#state === open
    if (!('data' in frame)) {
      this.#state = wasOpen && 'close' in frame ? closing : closed
      this.#host?.remove(this)
    }
    this.#host?.receive(this, frame)
  }

  #toClient(frame: Frame): void {
    if (this.#listener) this.#listener(frame)
    else this.#queued.push(frame)
  }
}

/**
 * The `WebSocket` that the service's code uses. After an eviction, the code gets a new
 * `ServerSocket` for the same connection. Its messages wait in the object's output gate until all
 * earlier writes are durable.
 */
export class ServerSocket {
  static readonly OPEN = 1
  readonly socket: PlatformSocket

  constructor(socket: PlatformSocket) {
    this.socket = socket
  }

  get readyState(): number {
    return this.socket.state
  }

  /**
   * Does nothing. The service calls `accept` only for a socket that it then closes, and does not
   * need the frames of such a socket.
   */
  accept(): void {}

  send(data: string): void {
    if (this.socket.state !== ServerSocket.OPEN) throw new TypeError('the socket is closed')
    currentProcess().out(() => this.socket.send(data))
  }

  close(code = 1000, reason = ''): void {
    if (this.socket.beginClose()) currentProcess().out(() => this.socket.sendClose(code, reason))
  }

  serializeAttachment(value: unknown): void {
    this.socket.attachment = cloneForTransfer(value)
  }

  deserializeAttachment(): unknown {
    return cloneForTransfer(this.socket.attachment)
  }
}

/**
 * The client's end of a socket. A browser gets it with the response to an upgrade request. The
 * worker can also accept this end itself, to read a stream.
 */
export class ClientEnd extends Emitter {
  readonly socket: PlatformSocket
  readonly #latency: () => number
  #process: Process | null = null
  readonly #last = { up: 0, down: 0 }
  #readyState = open

  constructor(socket: PlatformSocket, latency: () => number) {
    super()
    this.socket = socket
    this.#latency = latency
  }

  get readyState(): number {
    return this.#readyState
  }

  accept(): void {
    const process = currentProcess()
    this.#process = process
    process.onEnd(() => process.timeline.in(0, () => this.socket.receive(abnormalClosure)))
    this.socket.listen((frame) =>
      this.#carry('down', () => {
        if (!process.isOver) process.act(() => this.#dispatch(frame))
      }),
    )
  }

  send(data: string): void {
    if (this.#readyState !== open) throw new TypeError('the socket is closed')
    this.#carry('up', () => this.socket.receive({ data }))
  }

  close(code = 1000, reason = ''): void {
    if (this.#readyState !== open) return
    this.#readyState = closing
    this.#carry('up', () => this.socket.receive({ close: code, reason, isClean: true }))
  }

  #dispatch(frame: Frame): void {
    if (this.#readyState === closed) return
    if ('data' in frame) {
      this.dispatchEvent(new PlainEvent('message', { data: frame.data }))
      return
    }
    if ('protocolError' in frame) return
    if (this.#readyState === open && frame.isClean)
      this.#carry('up', () => this.socket.receive(frame))
    this.#readyState = closed
    this.dispatchEvent(new PlainEvent('close', { code: frame.close, reason: frame.reason }))
  }

  #carry(way: 'up' | 'down', arrive: () => void): void {
    const { timeline } = this.#process ?? currentProcess()
    this.#last[way] = Math.max(this.#last[way], timeline.now + this.#latency())
    timeline.at(this.#last[way], arrive)
  }
}

/**
 * The quality of a connection. `latency` returns the ms that a frame takes, and `notices` the ms
 * after which one side notices a broken link.
 */
export type Conditions = {
  readonly latency: () => number
  readonly notices: () => number
  /** Whether a response body breaks after its first chunk. */
  readonly breaksStreams: () => boolean
}

type State = 'whole' | 'downstream lost' | 'dead'

/** Carries a socket between two machines: in order and with latency, until the link breaks. */
export class Link {
  readonly #timeline: Timeline
  readonly #conditions: Conditions
  readonly #toTab: (frame: Frame) => void
  #socket: PlatformSocket | null = null
  readonly #last = { up: 0, down: 0 }
  #state: State = 'whole'

  constructor(timeline: Timeline, conditions: Conditions, toTab: (frame: Frame) => void) {
    this.#timeline = timeline
    this.#conditions = conditions
    this.#toTab = toTab
  }

  attach(socket: PlatformSocket): void {
    this.#socket = socket
    socket.listen((frame) => this.#carry('down', () => this.#toTab(frame)))
  }

  send(frame: Frame): void {
    this.#carry('up', () => this.#socket?.receive(frame))
  }

  /**
   * Breaks the link. Frames in flight are lost, and each side notices the break after its own
   * delay.
   */
  cut(): void {
    if (this.#state === 'dead') return
    this.#state = 'dead'
    this.#timeline.in(this.#conditions.notices(), () => this.#toTab(abnormalClosure))
    this.#timeline.in(this.#conditions.notices(), () => this.#socket?.receive(abnormalClosure))
  }

  /** Drops everything from now on, without notifying either side. */
  die(): void {
    this.#state = 'dead'
  }

  /**
   * Sends bytes from the client that are no WebSocket frame, which ends the socket on both sides.
   */
  breakProtocol(): void {
    this.send({ protocolError: 'WebSocket protocol error' })
    this.#carry('up', () => {
      this.#state = 'dead'
      this.#timeline.in(this.#conditions.latency(), () =>
        this.#toTab({ close: 1_002, reason: 'Protocol error', isClean: false }),
      )
    })
  }

  /** Drops all frames from the service from now on. */
  loseDownstream(): void {
    if (this.#state === 'whole') this.#state = 'downstream lost'
  }

  #carry(way: 'up' | 'down', arrive: () => void): void {
    if (!this.#carries(way)) return
    this.#last[way] = Math.max(this.#last[way], this.#timeline.now + this.#conditions.latency())
    this.#timeline.at(this.#last[way], () => {
      if (this.#carries(way)) arrive()
    })
  }

  #carries(way: 'up' | 'down'): boolean {
    return this.#state === 'whole' || (this.#state === 'downstream lost' && way === 'up')
  }
}

/** The browser's side of a response body. */
type BodyReader = { chunk(bytes: Uint8Array): void; end(): void; fail(): void }

/** The time after which a proxy notices that the browser reads nothing, in ms. */
const writeTimeout = 60_000

/** Carries the body of one response to a browser, chunk by chunk. */
export class BodyLink {
  readonly #timeline: Timeline
  readonly #conditions: Conditions
  readonly #process: Process
  readonly #source: ReadableStreamDefaultReader<Uint8Array>
  readonly #reader: BodyReader
  #state: State = 'whole'
  #last = 0

  /** @param process the process of the worker that writes the body */
  constructor(
    timeline: Timeline,
    conditions: Conditions,
    process: Process,
    body: ReadableStream<Uint8Array>,
    reader: BodyReader,
  ) {
    this.#timeline = timeline
    this.#conditions = conditions
    this.#process = process
    this.#source = body.getReader()
    this.#reader = reader
    process.onEnd(() => this.#timeline.in(0, () => this.cut()))
    const breaks = conditions.breaksStreams()
    void this.#pump(breaks)
  }

  cut(): void {
    if (this.#state === 'dead') return
    this.#state = 'dead'
    this.#timeline.in(this.#conditions.notices(), () => this.#reader.fail())
    this.#cancelIn(this.#conditions.notices())
  }

  die(): void {
    if (this.#state === 'dead') return
    this.#state = 'dead'
    this.#cancelIn(writeTimeout)
  }

  loseDownstream(): void {
    if (this.#state === 'whole') this.#state = 'downstream lost'
  }

  /** Cuts the body off. A body has no frames, so it cannot contain an invalid frame. */
  breakProtocol(): void {
    this.cut()
  }

  /** Cancels the body on the browser's side. */
  leave(): void {
    if (this.#state === 'dead') return
    this.#state = 'dead'
    this.#cancelIn(this.#conditions.latency())
  }

  async #pump(breaks: boolean): Promise<void> {
    for (;;) {
      const { done, value } = await this.#source.read()
      if (this.#state === 'dead') return
      if (this.#state === 'whole')
        this.#carry(() => (done ? this.#reader.end() : this.#reader.chunk(value)))
      if (done) return
      if (breaks) return this.#breakOff()
    }
  }

  #carry(arrive: () => void): void {
    this.#last = Math.max(this.#last, this.#timeline.now + this.#conditions.latency())
    this.#timeline.at(this.#last, () => {
      if (this.#state === 'whole') arrive()
    })
  }

  /**
   * Breaks the body after the chunks that are in flight have arrived. The browser notices this
   * immediately, and the service after the latency.
   */
  #breakOff(): void {
    this.#timeline.at(this.#last, () => {
      if (this.#state === 'dead') return
      this.#state = 'dead'
      this.#reader.fail()
      this.#cancelIn(this.#conditions.latency())
    })
  }

  #cancelIn(delay: number): void {
    this.#timeline.in(delay, () => {
      if (!this.#process.isOver)
        this.#process.act(() => void this.#source.cancel().catch(() => undefined))
    })
  }
}
