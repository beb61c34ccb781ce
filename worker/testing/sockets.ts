import type { AnyMove } from '../../shared/game/game.ts'
import { gameOf } from '../../shared/games/all.ts'
import type {
  PublicEvent,
  PublicTable,
  SeatEvent,
  ServerMessage,
  Position,
} from '../../shared/protocol/protocol.ts'

// For tests: collects the messages that sockets and streams receive, and waits for messages.

type Received = ServerMessage | PublicEvent | SeatEvent
type ReceivedOf<Message extends Received, Type> = Extract<Message, { type: Type }>

/** Stores all received messages, and waits for messages that have not arrived yet. */
class Inbox<Message extends Received> {
  readonly texts: string[] = []
  readonly messages: Message[] = []
  #listening: (() => void)[] = []

  receive(text: string): void {
    this.texts.push(text)
    this.messages.push(JSON.parse(text) as Message)
    for (const listen of this.#listening.splice(0)) listen()
  }

  /** Returns the first message of this type that fits. Waits for it if it has not been received yet. */
  async first<Type extends Message['type']>(
    type: Type,
    fits: (message: ReceivedOf<Message, Type>) => boolean = () => true,
  ): Promise<ReceivedOf<Message, Type>> {
    const isIt = (one: Message): one is ReceivedOf<Message, Type> =>
      one.type === type && fits(one as ReceivedOf<Message, Type>)
    for (;;) {
      const found = this.messages.find(isIt)
      if (found) return found
      await this.#more()
    }
  }

  /** Waits until the last received table satisfies a condition. */
  async waitForTable(isSo: (table: PublicTable) => boolean): Promise<void> {
    while (!isSo(this.table())) await this.#more()
  }

  /** Waits for a view of a turn after `turn`. */
  async waitForMoveAfter(turn: number): Promise<void> {
    while (this.projection().turn <= turn) await this.#more()
  }

  #more(): Promise<void> {
    return new Promise((resolve) => {
      this.#listening.push(resolve)
    })
  }

  /** Returns the last received table. */
  table(): PublicTable {
    const all: readonly Received[] = this.messages
    const last = all.findLast((one) => 'table' in one)
    if (!last) throw new Error('nothing was heard of the table')
    return last.table
  }

  projection(): Position {
    const all: readonly Received[] = this.messages
    const last = all.findLast((one) => one.type === 'view' || one.type === 'snapshot')
    const shown = last?.type === 'snapshot' ? last.position : last
    if (!shown || !('view' in shown)) throw new Error('no cards were shown')
    return shown
  }

  moves(): readonly AnyMove[] {
    const { game, options } = this.table()
    return gameOf(game)?.moves(this.projection().view, options) ?? []
  }
}

/** The client side of a WebSocket. */
export class TestSocket extends Inbox<ServerMessage> {
  /** Resolves with the close code of the socket. */
  readonly closeCode: Promise<number>
  /** The close reason, once the socket is closed. */
  closeReason = ''
  /** Resolves when the first ping is answered. */
  readonly ponged: Promise<void>
  readonly #socket: WebSocket
  #commands = 0

  constructor(socket: WebSocket) {
    super()
    this.#socket = socket
    this.closeCode = new Promise((resolve) => {
      socket.addEventListener('close', ({ code, reason }) => {
        this.closeReason = reason
        resolve(code)
      })
    })
    const ponged = Promise.withResolvers<void>()
    this.ponged = ponged.promise
    socket.addEventListener('message', ({ data }) =>
      data === 'pong' ? ponged.resolve() : this.receive(String(data)),
    )
    socket.accept()
  }

  send(data: string | ArrayBuffer): void {
    this.#socket.send(data)
  }

  /** Sends a command and waits for its answer. */
  command(input: TestCommand): Promise<Answer> {
    this.#commands += 1
    const command = { id: `c${this.#commands}`, ...input }
    this.send(JSON.stringify(command))
    return this.answerTo(command.id)
  }

  answerTo(id: string | null): Promise<Answer> {
    return Promise.race([
      this.first('done', (one) => one.id === id),
      this.first('refused', (one) => one.id === id),
    ])
  }

  /** Makes the first legal move of this seat's view. */
  move(): Promise<Answer> {
    return this.command({ type: 'move', turn: this.projection().turn, move: this.moves()[0] })
  }

  close(): void {
    this.#socket.close(1000)
  }
}

type Answer = ReceivedOf<ServerMessage, 'done' | 'refused'>
type TestCommand = Readonly<Record<string, unknown>> & { readonly type: string }

/** A stream that is being read until it ends or is cancelled. */
export class TestStream<Message extends PublicEvent | SeatEvent> extends Inbox<Message> {
  /** The number of keep-alive lines received. */
  keepAlives = 0
  readonly ended: Promise<void>
  readonly #reader: ReadableStreamDefaultReader<string>

  constructor(answer: Response) {
    super()
    if (!answer.body) throw new Error('there is nothing to read')
    this.#reader = answer.body.pipeThrough(new TextDecoderStream()).getReader()
    this.ended = this.#read()
  }

  async #read(): Promise<void> {
    let begun = ''
    for (;;) {
      const { done, value } = await this.#reader.read()
      if (done) return
      const lines = (begun + value).split('\n')
      begun = lines.pop() ?? ''
      for (const line of lines) {
        if (line === '') this.keepAlives += 1
        else this.receive(line)
      }
    }
  }

  stop(): Promise<void> {
    return this.#reader.cancel()
  }
}
