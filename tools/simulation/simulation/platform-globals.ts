import type { Dice } from '../../../tests/support/dice.ts'
import type { Globals } from './Code.ts'
import { worldly, worldlyNames } from './globals.ts'
import { actingLife } from './Life.ts'
import { ClientEnd, Line } from './Line.ts'
import { ServerSocket } from './ServerSocket.ts'

export const platformNames = [
  ...worldlyNames,
  'scheduler',
  'AbortSignal',
  'Blob',
  'Response',
  'WebSocket',
  'WebSocketPair',
  'WebSocketRequestResponsePair',
  'console',
  'performance',
] as const

/** What the platform gives to the service, beside what every runtime has. */
export const platformGlobals = (
  { clock, steady }: { readonly clock: () => number; readonly steady: () => number },
  dice: Dice,
  onFault: (error: unknown) => void,
): Globals => ({
  ...worldly(clock, dice),
  scheduler: { wait },
  // Whoever is asked from here answers in time or fails by itself.
  AbortSignal: { timeout: () => new AbortController().signal },
  Blob: Bytes,
  Response: SocketResponse,
  WebSocket: ServerSocket,
  WebSocketPair: Pair,
  WebSocketRequestResponsePair: AutoResponse,
  console: { error: onFault },
  performance: { now: steady },
})

function wait(delay: number, how: { readonly signal?: AbortSignal } = {}): Promise<void> {
  const life = actingLife()
  return life.waitFor<void>((come, fail) => {
    const end = life.timeline.in(delay, () => come())
    how.signal?.addEventListener('abort', () => {
      end.cancel()
      fail(how.signal?.reason)
    })
  })
}

/** An answer that may bring a socket, which Node's own cannot. */
export class SocketResponse extends Response {
  readonly webSocket: ClientEnd | null

  constructor(body?: BodyInit | null, init: ResponseInit & { webSocket?: ClientEnd } = {}) {
    const { webSocket = null, status = 200 } = init
    super(body, { ...init, status: webSocket ? 200 : status })
    this.webSocket = webSocket
    if (webSocket) Object.defineProperty(this, 'status', { value: status })
  }
}

class Pair {
  readonly 0: ClientEnd
  readonly 1: ServerSocket

  constructor() {
    const line = new Line()
    this[0] = new ClientEnd(line)
    this[1] = new ServerSocket(line)
  }
}

class AutoResponse {
  readonly request: string
  readonly response: string

  constructor(request: string, response: string) {
    this.request = request
    this.response = response
  }
}

/** Node reads its own in another thread, which no seed rules. */
class Bytes {
  readonly #chunks: readonly Uint8Array[]

  constructor(chunks: readonly Uint8Array[]) {
    this.#chunks = chunks
  }

  async text(): Promise<string> {
    return Buffer.concat(this.#chunks).toString()
  }
}
