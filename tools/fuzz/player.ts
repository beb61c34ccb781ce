import { idOf } from '../../shared/wire/commands.ts'
import type { PublicTable, ServerMessage, Projection } from '../../shared/wire/protocol.ts'
import { closing, heartbeat, subprotocol, tokenProtocol } from '../../shared/wire/socket.ts'
import type { Trial } from './trial.ts'
import { endingComplaints, readHeard, short } from './laws.ts'
import { openRawSocket, type RawSocket } from '../../tests/support/sockets/raw-socket.ts'
import { layerOf } from './tally.ts'

type Answer = Extract<ServerMessage, { type: 'done' | 'refused' }>
type Waiting = { readonly text: string; readonly answered: (answer: Answer | null) => void }

/** A seat with a line that says what it likes. Each answer is held against what was said, in the order in which it was. */
export class Player {
  readonly token: string
  table: PublicTable | null = null
  shown: Projection | null = null
  seat: number | null = null
  /** The seat is no longer this player's. */
  isUnseated = false
  readonly #trial: Trial
  readonly #code: string
  #socket: RawSocket | null = null
  #waiting: Waiting[] = []
  #wasBroken = false
  #given = { up: false }
  #allowance = { left: burst, at: Date.now() }

  constructor(trial: Trial, code: string, token: string) {
    this.#trial = trial
    this.#code = code
    this.token = token
  }

  /** Has a line that works, if the seat is still one's own. */
  async ready(): Promise<void> {
    if (this.isUnseated || (this.#socket?.isOpen() && !this.#wasBroken)) return
    this.#socket?.hangUp()
    this.#wasBroken = false
    const begun = Promise.withResolvers<void>()
    const given = { up: false }
    this.#given = given
    const opened = await openRawSocket(
      this.#trial.origin,
      {
        path: `/api/tables/${this.#code}/seat`,
        protocols: `${subprotocol}, ${tokenProtocol(this.token)}`,
      },
      (message) => {
        // What still comes over a line that was given up answers nothing.
        if (!given.up) this.#receive(message.toString())
        begun.resolve()
      },
    )
    if (!opened.socket) return this.#trial.complain(`the line of a seat is refused: ${opened.body}`)
    const { socket } = opened
    this.#socket = socket
    void socket.ended.then(({ code }) => {
      begun.resolve()
      if (!given.up || this.#wasBroken) this.#hasEnded(code)
    })
    await begun.promise
  }

  /** How many messages may be sent now without being too fast. */
  allowance(now = Date.now()): number {
    const { left, at } = this.#allowance
    this.#allowance = { left: Math.min(burst, left + (now - at) / refill), at: now }
    return Math.floor(this.#allowance.left)
  }

  /** A visit over HTTP counts like a message. */
  charge(): void {
    this.allowance()
    this.#allowance = { ...this.#allowance, left: this.#allowance.left - 1 }
  }

  /** Says a text; the answer is null if the line ends before it comes. */
  say(
    text: string,
    send: (socket: RawSocket) => void = (socket) => socket.send(text),
  ): Promise<Answer | null> {
    const socket = this.#socket
    if (!socket?.isOpen() || this.#wasBroken) return Promise.resolve(null)
    this.charge()
    return new Promise((answered) => {
      this.#waiting.push({ text, answered })
      send(socket)
    })
  }

  /** Sends what is no WebSocket: from now on nothing can be expected of the line. */
  breakLine(bytes: Uint8Array): void {
    this.#wasBroken = true
    this.#given.up = true
    this.#socket?.sendBytes(bytes)
    this.#giveUp()
  }

  hangUp(): void {
    this.#given.up = true
    this.#socket?.hangUp()
    this.#giveUp()
  }

  #receive(text: string): void {
    if (text === heartbeat.pong) return
    const message = readHeard(text)
    if ('complaint' in message) return this.#trial.complain(message.complaint)
    if ('table' in message) ({ table: this.table, seat: this.seat } = message)
    if (message.type === 'view') this.shown = message
    if (message.type === 'snapshot') this.shown = message.shown
    if (message.type === 'done' || message.type === 'refused') this.#answered(message)
  }

  #answered(answer: Answer): void {
    const said = this.#waiting.shift()
    if (!said) return this.#trial.complain(`an answer to nothing: ${JSON.stringify(answer)}`)
    if (idOf(said.text) !== answer.id)
      this.#trial.complain(`${short(said.text)} is answered for ${answer.id}`)
    if (answer.type === 'refused') {
      this.#trial.tally.add('refused', answer.refusal)
      this.#trial.tally.add('layers', layerOf(answer.refusal))
      if (answer.refusal === 'unavailable') this.#trial.complain(`our fault: ${short(said.text)}`)
    } else this.#trial.tally.add('layers', 'accepted')
    said.answered(answer)
  }

  #hasEnded(code: number | null): void {
    this.#trial.tally.add('lines ended', String(code))
    if (code === closing.unseated || code === closing.noSuchTable) this.isUnseated = true
    for (const complaint of endingComplaints(code, this.#wasBroken)) this.#trial.complain(complaint)
    this.#giveUp()
  }

  #giveUp(): void {
    this.#trial.tally.add('layers', 'unanswered', this.#waiting.length)
    for (const { answered } of this.#waiting.splice(0)) answered(null)
  }
}

/** A little less than a seat may, so that most is refused for what it is and not for its rate. */
const burst = 50
const refill = 110
