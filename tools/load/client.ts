import { setTimeout as pass } from 'node:timers/promises'

import { limits, timeouts } from '../../shared/protocol/limits.ts'
import type { Position, SeatCredentials } from '../../shared/protocol/protocol.ts'
import { heartbeat, subprotocol, tokenProtocol } from '../../shared/protocol/socket.ts'
import { openRawSocket, type RawSocket, type Receive } from './raw-socket.ts'

export async function post<Answer>(origin: URL, path: string, body: object): Promise<Answer> {
  const answer = await fetch(new URL(path, origin), { method: 'POST', body: JSON.stringify(body) })
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`)
  return (await answer.json()) as Answer
}

/**
 * Opens a socket. Throws an error if the service closes the socket, because the measurement is
 * worthless then.
 */
export async function openSocket(
  origin: URL,
  path: string,
  receive: Receive,
  protocols?: string,
): Promise<RawSocket> {
  const socket = await openRawSocket(origin.origin, path, protocols, receive)
  // The service closes an idle socket. On a busy machine, this client may be idle for too long, so
  // it sends pings.
  const beats = setInterval(() => socket.send(heartbeat.ping), timeouts.heartbeat)
  void socket.ended.then(({ isOurs, code, error }) => {
    clearInterval(beats)
    if (!isOurs) throw new Error(`the service closed ${path}: ${error ?? code}`)
  })
  return socket
}

export const isView = (message: Buffer): boolean => starts(message, '{"type":"view"')
const starts = (message: Buffer, text: string): boolean =>
  message.toString('latin1', 0, text.length) === text

/**
 * Returns the number in the field `name`, which is near the beginning of a message. To parse the
 * whole message would take longer than the service's own work.
 */
export const numberIn = (message: Buffer, name: 'seq' | 'turn'): number =>
  Number(message.toString('latin1', 0, 120).split(`"${name}":`)[1]?.split(/\D/, 1)[0])

/** Returns the seats that may move, read from the beginning of a message. */
export const toMoveIn = (message: Buffer): readonly number[] =>
  (/"toMove":\[([\d,]*)/.exec(message.toString('latin1', 0, 160))?.[1] ?? '')
    .split(',')
    .filter((seat) => seat !== '')
    .map(Number)

/**
 * The client of one seat. It uses the same kind of socket as a page. To save processor time, it
 * parses a view only when it has to move.
 */
export class Client {
  /** The arrival time of the newest view, by `performance.now`. */
  shownAt = 0
  readonly token: string
  #socket: RawSocket | null = null
  #newest: Buffer = Buffer.alloc(0)
  #seq = -1
  #wake: () => void = () => undefined
  readonly #pace = new Pace()

  private constructor(token: string) {
    this.token = token
  }

  /** Requests a seat, and connects as a page does. Resolves after the first message has arrived. */
  static async sitDown(origin: URL, code: string, also?: Receive): Promise<Client> {
    const api = `/api/tables/${code}`
    const { token } = await post<SeatCredentials>(origin, `${api}/seats?connect=soon`, {
      name: 'Ada',
    })
    const client = new Client(token)
    const first = Promise.withResolvers<void>()
    client.#socket = await openSocket(
      origin,
      `${api}/seat?done=in-view`,
      (message, size) => {
        first.resolve()
        also?.(message, size)
        client.#receive(message)
      },
      `${subprotocol}, ${tokenProtocol(token)}`,
    )
    await first.promise
    return client
  }

  send(command: object): void {
    this.#socket?.send(JSON.stringify(command))
  }

  /** Waits until the rate limit allows this seat to send. */
  mayGoOn(): Promise<void> {
    return this.#pace.next()
  }

  /**
   * Waits until a view has arrived whose number is `seq` or higher, and returns the newest view.
   */
  async shown(seq: number): Promise<Buffer> {
    while (this.#seq < seq) await new Promise<void>((resolve) => (this.#wake = resolve))
    return this.#newest
  }

  parsed(): Position {
    return JSON.parse(this.#newest.toString()) as Position
  }

  leave(): void {
    this.#socket?.hangUp()
  }

  #receive(message: Buffer): void {
    if (isView(message)) {
      this.shownAt = performance.now()
      this.#newest = message
      this.#seq = numberIn(message, 'seq')
      this.#wake()
    } else if (starts(message, '{"type":"refused"')) throw new Error(message.toString())
  }
}

/** How many messages of its rate limit a seat leaves unused, so that it never reaches the limit. */
const reserves = 10

/**
 * Lets a seat send as fast as the rate limit allows, and not faster, because a refused command
 * would distort the measurement.
 */
class Pace {
  #left = limits.messageBurst - reserves
  #at = performance.now()

  async next(): Promise<void> {
    this.#refill()
    if (this.#left < 1) {
      await pass((1 - this.#left) * limits.messageRefill)
      this.#refill()
    }
    this.#left -= 1
  }

  #refill(): void {
    const now = performance.now()
    const more = (now - this.#at) / limits.messageRefill
    this.#left = Math.min(limits.messageBurst - reserves, this.#left + more)
    this.#at = now
  }
}
