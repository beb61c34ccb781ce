import type { RawSocket, Receive } from '../../testing/sockets/raw-socket.ts'
import { heartbeat } from '../../shared/wire/socket.ts'
import { openLine } from './line.ts'

type Seated = {
  readonly path: string
  readonly protocols: string
  /** How the messages begin that show the cards. */
  readonly shows: string
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
  #wake: () => void = () => undefined

  constructor(seated: Seated) {
    this.#seated = seated
  }

  async connect(origin: URL): Promise<void> {
    const { path, protocols, shows, alsoReceive } = this.#seated
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
  }

  /** Nothing is measured by a service that refuses. */
  #read(message: Buffer): void {
    if (starts(message, '{"type":"refused"')) throw new Error(message.toString())
  }

  say(command: object): void {
    this.#socket?.send(JSON.stringify(command))
  }

  /** Nobody is taken for gone whose line says this now and then. */
  beat(): void {
    this.#socket?.send(heartbeat.ping)
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
    this.#socket?.destroy()
  }
}

export const starts = (message: Buffer, text: string): boolean =>
  message.toString('latin1', 0, text.length) === text
