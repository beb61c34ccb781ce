import { vi } from 'vitest'

/** Replaces the browser's WebSocket in tests. The test sends and receives as the server. */
export class FakeSocket extends EventTarget {
  static readonly CONNECTING = 0
  static readonly OPEN = 1
  static readonly CLOSING = 2
  static readonly CLOSED = 3
  /** All sockets that were opened, the oldest first. */
  static all: FakeSocket[] = []

  readyState = FakeSocket.CONNECTING
  binaryType = 'blob'
  readonly sent: string[] = []
  readonly url: string
  readonly protocols: readonly string[]

  constructor(url: string, protocols: readonly string[] = []) {
    super()
    this.url = url
    this.protocols = protocols
    FakeSocket.all.push(this)
  }

  send(text: string): void {
    this.sent.push(text)
  }

  close(): void {
    this.readyState = FakeSocket.CLOSED
  }

  /** The commands that the client has sent. Heartbeats are left out. */
  get commands(): readonly Record<string, unknown>[] {
    return this.sent.filter((text) => text.startsWith('{')).map((text) => JSON.parse(text))
  }

  accept(): void {
    this.readyState = FakeSocket.OPEN
    this.dispatchEvent(new Event('open'))
  }

  receive(message: unknown): void {
    const data = typeof message === 'string' ? message : JSON.stringify(message)
    this.dispatchEvent(new MessageEvent('message', { data }))
  }

  /** Closes the socket from the server's side. */
  drop(code: number): void {
    this.readyState = FakeSocket.CLOSED
    this.dispatchEvent(new CloseEvent('close', { code }))
  }
}

let removeListeners = (): void => {}

/** Replaces `WebSocket` and the clock with fakes. */
export function fakeSockets(): void {
  FakeSocket.all = []
  vi.useFakeTimers()
  vi.stubGlobal('WebSocket', FakeSocket)
  const added = [window, document].map(trackListeners)
  removeListeners = () => added.forEach((remove) => remove())
}

/**
 * Restores `WebSocket` and the clock. Also removes the global event listeners of open connections.
 * Otherwise these would reconnect in the next test.
 */
export function restoreSockets(): void {
  removeListeners()
  vi.useRealTimers()
  vi.unstubAllGlobals()
}

/**
 * Records the listeners that are added to `target` from now on. Returns a function that removes
 * them.
 */
function trackListeners(target: Window | Document): () => void {
  const add = target.addEventListener
  const added: Parameters<typeof add>[] = []
  const tracked = (...listener: Parameters<typeof add>): void => {
    added.push(listener)
    add.apply(target, listener)
  }
  target.addEventListener = tracked
  const isGlobal = target === window && globalThis !== (window as unknown)
  if (isGlobal) vi.stubGlobal('addEventListener', tracked)
  return () => {
    target.addEventListener = add
    for (const [type, listener] of added) target.removeEventListener(type, listener)
  }
}

/** Returns the socket with this number, counted from 1. Runs all pending microtasks first. */
export async function nthSocket(number: number): Promise<FakeSocket> {
  await vi.advanceTimersByTimeAsync(0)
  const socket = FakeSocket.all[number - 1]
  if (socket === undefined) throw new Error(`only ${FakeSocket.all.length} sockets were opened`)
  return socket
}
