import { signal, type ReadonlySignal } from '@preact/signals'

import { answerIn } from '../../shared/wire/answer-in.ts'
import type { Command, ServerMessage } from '../../shared/wire/protocol.ts'
import { closing } from '../../shared/wire/socket.ts'
import { lineTo } from './dial.ts'
import type { Connection } from './model.ts'
import { Outbox } from './outbox.ts'
import { openSocket, type Socket } from './socket.ts'

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
  #lastSeq: number | null

  /** @param lastSeq the last state that this browser knows, so that the table can say what it missed */
  constructor(code: string, lastSeq: number | null) {
    this.#code = code
    this.#lastSeq = lastSeq
  }

  get line(): ReadonlySignal<Line> {
    return this.#line
  }

  /** Takes the seat of this token, or watches; whatever was open before is closed. */
  open(token: string | null): void {
    this.close()
    this.#line.value = 'connecting'
    this.#socket = openSocket(
      // Anew at each attempt, since it has seen more by then.
      () => lineTo(this.#code, token, this.#lastSeq).address,
      lineTo(this.#code, token, null).protocols,
      {
        onMessage: (text) => this.#receive(JSON.parse(text) as ServerMessage),
        onLost: () => this.#lost('lost'),
        onEnd: (code) => this.#lost(endingOf(code)),
      },
    )
  }

  send(command: Command): void {
    this.#outbox.add(command)
    this.#sayNext()
  }

  listen(listener: (message: ServerMessage) => void): void {
    this.#listeners.push(listener)
  }

  close(): void {
    this.#socket?.close()
    this.#socket = null
    this.#settled = false
    // What was said on one seat is not to be repeated on another.
    this.#outbox.clear()
  }

  #receive(message: ServerMessage): void {
    if (message.type === 'view') this.#lastSeq = message.seq
    if (message.type === 'snapshot') {
      this.#lastSeq = message.shown?.seq ?? this.#lastSeq
      this.#line.value = 'open'
    }
    for (const listener of this.#listeners) listener(message)
    if (message.type === 'snapshot') {
      this.#outbox.lineOpened(message.accepted)
      this.#settled = true
      this.#sayNext()
    }
    const answer = answerIn(message)
    if (answer && answer.id !== null) {
      this.#outbox.answered(answer.id, answer)
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
}

const endingOf = (code: number): Ending =>
  (Object.keys(closing) as Ending[]).find((ending) => closing[ending] === code) ?? 'noSuchTable'
