import { vi } from 'vitest'

/** Stands in for the browser's WebSocket: a test plays the table at its other end. */
export class FakeSocket extends EventTarget {
  static readonly CONNECTING = 0
  static readonly OPEN = 1
  static readonly CLOSING = 2
  static readonly CLOSED = 3
  /** Every socket that was opened, oldest first. */
  static opened: FakeSocket[] = []

  readyState = FakeSocket.CONNECTING
  binaryType = 'blob'
  readonly sent: string[] = []
  readonly url: string
  readonly protocols: readonly string[]

  constructor(url: string, protocols: readonly string[] = []) {
    super()
    this.url = url
    this.protocols = protocols
    FakeSocket.opened.push(this)
  }

  send(text: string): void {
    this.sent.push(text)
  }

  close(): void {
    this.readyState = FakeSocket.CLOSED
  }

  /** The commands that came through, without the heartbeat and what is said for bots. */
  get commands(): readonly Record<string, unknown>[] {
    return this.sent.filter((text) => text.startsWith('{')).map((text) => JSON.parse(text))
  }

  accept(): void {
    this.readyState = FakeSocket.OPEN
    this.dispatchEvent(new Event('open'))
  }

  say(message: unknown): void {
    const data = typeof message === 'string' ? message : JSON.stringify(message)
    this.dispatchEvent(new MessageEvent('message', { data }))
  }

  /** The other end closes. */
  drop(code: number): void {
    this.readyState = FakeSocket.CLOSED
    this.dispatchEvent(new CloseEvent('close', { code }))
  }
}

/** Puts the fakes in the browser's place, and time into the test's hands. */
export function fakeSockets(): void {
  FakeSocket.opened = []
  vi.useFakeTimers()
  vi.stubGlobal('WebSocket', FakeSocket)
}

export function realSockets(): void {
  vi.useRealTimers()
  vi.unstubAllGlobals()
}

/** The latest one, once it has been dialled. */
export async function dialled(number: number): Promise<FakeSocket> {
  await vi.advanceTimersByTimeAsync(0)
  const socket = FakeSocket.opened[number - 1]
  if (socket === undefined) throw new Error(`only ${FakeSocket.opened.length} sockets were opened`)
  return socket
}
