import { computed, signal, type ReadonlySignal } from '@preact/signals'

import { answerIn } from '../../shared/protocol/answer-in.ts'
import type { Command, ServerMessage } from '../../shared/protocol/protocol.ts'
import { closeCodes, newerVersionCode } from '../../shared/protocol/socket.ts'
import { socketTarget } from './web-socket.ts'
import type { Connection } from './TableModel.ts'
import { Outbox } from './Outbox.ts'
import { openSocket, type Socket } from './socket.ts'

const codes = { ...closeCodes, newerVersion: newerVersionCode } as const

/** Why the connection was closed for good. It stays closed until the viewer acts. */
export type TerminalCloseReason = keyof typeof codes

export type ConnectionStatus = 'connecting' | 'open' | 'lost' | TerminalCloseReason

/**
 * The connection to one table, as a spectator or with the token of a seat. It reconnects by itself,
 * and resends commands that have not been answered.
 *
 * @example
 * const connection = new TableConnection('KTRMVX', null)
 * connection.listen((message) => console.log(message.type))
 * connection.open(null) // as a spectator
 */
export class TableConnection implements Connection {
  readonly #code: string
  readonly #status = signal<ConnectionStatus>('connecting')
  /** Why the connection was closed for good. Null while it is open or reconnecting. */
  readonly closeReason = computed<TerminalCloseReason | null>(() => {
    const status = this.#status.value
    return status === 'connecting' || status === 'open' || status === 'lost' ? null : status
  })
  readonly #outbox = new Outbox()
  readonly #listeners: ((message: ServerMessage) => void)[] = []
  readonly #openSocket: typeof openSocket
  #socket: Socket | null = null
  #hasSnapshot = false
  #lastSeq: number | null

  /**
   * @param lastSeq the `seq` of the last position that this browser has. The server then reports
   * how many moves have been made since that position
   * @param open opens the socket. A table that runs in this browser passes another function
   * (web/local/LocalConnection.ts)
   */
  constructor(code: string, lastSeq: number | null, open = openSocket) {
    this.#code = code
    this.#lastSeq = lastSeq
    this.#openSocket = open
  }

  get status(): ReadonlySignal<ConnectionStatus> {
    return this.#status
  }

  /**
   * Closes the current connection and opens a new one with this token, or as a spectator if `token`
   * is null.
   */
  open(token: string | null): void {
    this.close()
    this.#status.value = 'connecting'
    this.#socket = this.#openSocket(
      // The URL is a function, because `lastSeq` can be different at each attempt.
      () => socketTarget(this.#code, token, this.#lastSeq).address,
      socketTarget(this.#code, token, null).protocols,
      {
        onMessage: (text) => this.#receive(JSON.parse(text) as ServerMessage),
        onLost: () => this.#lost('lost'),
        onEnd: (code) => this.#lost(closeReasonOf(code)),
      },
    )
  }

  send(command: Command): void {
    this.#outbox.add(command)
    this.#sendNext()
  }

  /** Claps as a spectator. A lost clap is not sent again. */
  clap(): void {
    this.#socket?.send('{"type":"clap"}')
  }

  listen(listener: (message: ServerMessage) => void): void {
    this.#listeners.push(listener)
  }

  close(): void {
    this.#socket?.close()
    this.#socket = null
    this.#hasSnapshot = false
    // Drops the unanswered commands. The next connection may belong to another seat, which must not
    // send them.
    this.#outbox.clear()
  }

  #receive(message: ServerMessage): void {
    if (message.type === 'view') this.#lastSeq = message.seq
    if (message.type === 'snapshot') {
      this.#lastSeq = message.position?.seq ?? this.#lastSeq
      this.#outbox.startConnection(message.lastAccepted)
      this.#hasSnapshot = true
      this.#sendNext()
      this.#status.value = 'open'
    }
    for (const listener of this.#listeners) listener(message)
    const answer = answerIn(message)
    if (answer && answer.id !== null) {
      this.#outbox.acknowledge(answer.id, answer)
      this.#sendNext()
    }
  }

  /**
   * Sends the queued commands. Does nothing before the snapshot has arrived, because the outbox
   * needs the id of the last accepted command from the snapshot.
   */
  #sendNext(): void {
    if (!this.#hasSnapshot) return
    for (const command of this.#outbox.takeUnsent()) this.#socket?.send(JSON.stringify(command))
  }

  #lost(status: ConnectionStatus): void {
    this.#hasSnapshot = false
    this.#status.value = status
  }
}

const closeReasonOf = (code: number): TerminalCloseReason =>
  (Object.keys(codes) as TerminalCloseReason[]).find((ending) => codes[ending] === code) ??
  'noSuchTable'
