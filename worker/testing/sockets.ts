import type { AnyMove } from '../../shared/game/game.ts'
import { gameOf } from '../../shared/games/all.ts'
import type {
  PublicEvent,
  PublicTable,
  SeatEvent,
  ServerMessage,
  Position,
} from '../../shared/protocol/protocol.ts'

// For tests: what comes over a socket or a stream, and waiting for it.

type Heard = ServerMessage | PublicEvent | SeatEvent
type HeardOf<Message extends Heard, Type> = Extract<Message, { type: Type }>

/** Remembers all that it hears. */
export class Ear<Message extends Heard> {
  readonly texts: string[] = []
  readonly messages: Message[] = []
  #listening: (() => void)[] = []

  hear(text: string): void {
    this.texts.push(text)
    this.messages.push(JSON.parse(text) as Message)
    for (const listen of this.#listening.splice(0)) listen()
  }

  /** The first message of this type that fits, of those that have come or will come. */
  async first<Type extends Message['type']>(
    type: Type,
    fits: (message: HeardOf<Message, Type>) => boolean = () => true,
  ): Promise<HeardOf<Message, Type>> {
    const isIt = (one: Message): one is HeardOf<Message, Type> =>
      one.type === type && fits(one as HeardOf<Message, Type>)
    for (;;) {
      const found = this.messages.find(isIt)
      if (found) return found
      await this.#more()
    }
  }

  /** Waits until the table, as it was last told, is like this. */
  async sees(isSo: (table: PublicTable) => boolean): Promise<void> {
    while (!isSo(this.table())) await this.#more()
  }

  /** Waits until a later moment of the deal is shown. */
  async seesMoveAfter(turn: number): Promise<void> {
    while (this.projection().turn <= turn) await this.#more()
  }

  #more(): Promise<void> {
    return new Promise((resolve) => {
      this.#listening.push(resolve)
    })
  }

  /** What is known of the table by what has come so far. */
  table(): PublicTable {
    const all: readonly Heard[] = this.messages
    const last = all.findLast((one) => 'table' in one)
    if (!last) throw new Error('nothing was heard of the table')
    return last.table
  }

  projection(): Position {
    const all: readonly Heard[] = this.messages
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

/** One end of a socket. */
export class Line extends Ear<ServerMessage> {
  /** The code that it was closed with. */
  readonly closed: Promise<number>
  /** In the words of the other side, once it is closed. */
  closedBecause = ''
  /** Its first ping is answered. */
  readonly ponged: Promise<void>
  readonly #socket: WebSocket
  #commands = 0

  constructor(socket: WebSocket) {
    super()
    this.#socket = socket
    this.closed = new Promise((resolve) => {
      socket.addEventListener('close', ({ code, reason }) => {
        this.closedBecause = reason
        resolve(code)
      })
    })
    const ponged = Promise.withResolvers<void>()
    this.ponged = ponged.promise
    socket.addEventListener('message', ({ data }) =>
      data === 'pong' ? ponged.resolve() : this.hear(String(data)),
    )
    socket.accept()
  }

  send(data: string | ArrayBuffer): void {
    this.#socket.send(data)
  }

  /** Says something and waits for its answer. */
  say(saying: Saying): Promise<Answer> {
    this.#commands += 1
    const command = { id: `c${this.#commands}`, ...saying }
    this.send(JSON.stringify(command))
    return this.answerTo(command.id)
  }

  answerTo(id: string | null): Promise<Answer> {
    return Promise.race([
      this.first('done', (one) => one.id === id),
      this.first('refused', (one) => one.id === id),
    ])
  }

  /** Makes the first move that its own view offers. */
  move(): Promise<Answer> {
    return this.say({ type: 'move', turn: this.projection().turn, move: this.moves()[0] })
  }

  hangUp(): void {
    this.#socket.close(1000)
  }
}

type Answer = HeardOf<ServerMessage, 'done' | 'refused'>
type Saying = Readonly<Record<string, unknown>> & { readonly type: string }

/** A stream that is being read, until it ends or nobody reads on. */
export class Reading<Message extends PublicEvent | SeatEvent> extends Ear<Message> {
  /** The empty lines. */
  beats = 0
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
        if (line === '') this.beats += 1
        else this.hear(line)
      }
    }
  }

  stop(): Promise<void> {
    return this.#reader.cancel()
  }
}
