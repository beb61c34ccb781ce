import type { RawSocket, Receive } from '../../../tests/support/sockets/raw-socket.ts'
import { patience } from '../../../shared/wire/limits.ts'
import { openLine } from './line.ts'

type Seated = {
  readonly path: string
  readonly protocols: string
  /** How the messages begin that show the cards. */
  readonly shows: string
  /** What the line has to say now and then, to be taken for alive. */
  readonly heartbeat?: string
  readonly alsoReceive?: Receive
}

/** Somebody at a seat, who counts the views that come and reads one only to move. */
export class Player {
  /** When the newest view came. */
  shownAt = 0
  readonly #seated: Seated
  #socket: RawSocket | null = null
  #newest: Buffer = Buffer.alloc(0)
  #shown = 0
  #beats: NodeJS.Timeout | undefined
  #wake: () => void = () => undefined

  constructor(seated: Seated) {
    this.#seated = seated
  }

  async connect(origin: URL): Promise<void> {
    const { path, protocols, shows, heartbeat, alsoReceive } = this.#seated
    this.#socket = await openLine(
      origin,
      path,
      (message, size) => {
        alsoReceive?.(message, size)
        if (!starts(message, shows)) return this.#read(message)
        this.shownAt = performance.now()
        this.#newest = message
        this.#shown += 1
        this.#wake()
      },
      protocols,
    )
    // On a busy machine the others may be waited for so long that somebody would be taken for gone.
    if (heartbeat)
      this.#beats = setInterval(() => this.#socket?.send(heartbeat), patience.heartbeat)
  }

  /** Nothing is measured by a service that refuses. */
  #read(message: Buffer): void {
    if (starts(message, '{"type":"refused"')) throw new Error(message.toString())
  }

  say(command: object): void {
    this.#socket?.send(JSON.stringify(command))
  }

  /** So many views have come. */
  async hasSeen(count: number): Promise<void> {
    while (this.#shown < count) await new Promise<void>((resolve) => (this.#wake = resolve))
  }

  newest<View>(): View {
    return JSON.parse(this.#newest.toString()) as View
  }

  /** How it begins: enough to see who is to move, for less than it takes to read it all. */
  beginning(): string {
    return this.#newest.toString('latin1', 0, 120)
  }

  leave(): void {
    clearInterval(this.#beats)
    this.#socket?.hangUp()
  }
}

export const starts = (message: Buffer, text: string): boolean =>
  message.toString('latin1', 0, text.length) === text
