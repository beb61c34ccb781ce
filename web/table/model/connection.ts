import { signal, type ReadonlySignal } from '@preact/signals'

import type { Command, ServerMessage } from '../../../shared/wire/protocol.ts'
import { closing, subprotocol, tokenProtocol } from '../../../shared/wire/socket.ts'
import { Outbox } from './outbox.ts'
import { openSocket, socketAddress, type Socket } from './socket.ts'

/** All that a model knows of the way to its table. */
export interface Connection {
  send(command: Command): void
  listen(hears: (message: ServerMessage) => void): void
}

/** Why a line does not come back by itself. */
export type Ending = keyof typeof closing

export type Line = 'connecting' | 'open' | 'lost' | Ending

/** The way to one table: as a watcher, or on a seat with its token. */
export class TableConnection implements Connection {
  readonly #code: string
  readonly #line = signal<Line>('connecting')
  readonly #outbox = new Outbox()
  readonly #listeners: ((message: ServerMessage) => void)[] = []
  #socket: Socket | null = null
  #settled = false
  #seen: number | null

  /** @param seen the last state that this browser knows, so that the table can say what it missed */
  constructor(code: string, seen: number | null) {
    this.#code = code
    this.#seen = seen
  }

  get line(): ReadonlySignal<Line> {
    return this.#line
  }

  /** Takes the seat of this token, or watches; whatever was open before is closed. */
  open(token: string | null): void {
    this.close()
    this.#line.value = 'connecting'
    this.#socket = openSocket(
      () => this.#address(token === null ? 'watch' : 'seat'),
      token === null ? [subprotocol] : [subprotocol, tokenProtocol(token)],
      {
        heard: (text) => this.#heard(JSON.parse(text) as ServerMessage),
        lost: () => this.#lost('lost'),
        ended: (code) => this.#lost(endingOf(code)),
      },
    )
  }

  send(command: Command): void {
    this.#outbox.add(command)
    this.#sayNext()
  }

  listen(hears: (message: ServerMessage) => void): void {
    this.#listeners.push(hears)
  }

  close(): void {
    this.#socket?.close()
    this.#socket = null
    this.#settled = false
    // What was said on one seat is not to be repeated on another.
    this.#outbox.clear()
  }

  #heard(message: ServerMessage): void {
    if (message.type === 'view') this.#seen = message.seq
    if (message.type === 'snapshot') {
      this.#seen = message.shown?.seq ?? this.#seen
      this.#line.value = 'open'
    }
    for (const hears of this.#listeners) hears(message)
    if (message.type === 'snapshot') {
      this.#outbox.lineOpened()
      this.#settled = true
      this.#sayNext()
    }
    if ((message.type === 'done' || message.type === 'refused') && message.id !== null) {
      this.#outbox.answered(message.id)
      this.#sayNext()
    }
  }

  /** Not before the snapshot has been heard, which shows what may be said. */
  #sayNext(): void {
    if (!this.#settled) return
    for (const command of this.#outbox.next()) this.#socket?.send(JSON.stringify(command))
  }

  #lost(line: Line): void {
    this.#settled = false
    this.#line.value = line
  }

  #address(role: 'seat' | 'watch'): string {
    const seen = this.#seen === null ? '' : `?seen=${this.#seen}`
    return socketAddress(`/api/tables/${this.#code}/${role}${seen}`)
  }
}

const endingOf = (code: number): Ending =>
  (Object.keys(closing) as Ending[]).find((ending) => closing[ending] === code) ?? 'noSuchTable'
