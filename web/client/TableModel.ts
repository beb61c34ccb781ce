import { batch, computed, signal } from '@preact/signals'

import type { AnyMove, AnySignal, Seat, RawData } from '../../shared/game/game.ts'
import type {
  ChatMessage,
  Command,
  GamePosition,
  PublicSeat,
  PublicTable,
  Refused,
  ServerMessage,
} from '../../shared/protocol/protocol.ts'

/** The part of a connection that the model needs. */
export interface Connection {
  send(command: Command): void
  listen(listener: (message: ServerMessage) => void): void
}

type WithoutId<Each> = Each extends Command ? Omit<Each, 'id'> : never
/** A command without an id. The model adds the id. */
export type CommandInput = WithoutId<Command>

type Snapshot = Extract<ServerMessage, { type: 'snapshot' }>

/** The state of a table as this browser stored it. The page shows it until the server answers. */
export type CachedTable = {
  readonly seat: Seat | null
  readonly table: PublicTable
  readonly position: GamePosition | null
  readonly chat: readonly ChatMessage[]
}

/** How many moves the viewer has missed, and the `seq` of the last position before these moves. */
export type Absence = { readonly moves: number; readonly since: number }

/**
 * A table as one viewer sees it: the state that the server sent, and the viewer's commands that the
 * server has not answered yet.
 *
 * @example
 * const model = new TableModel(connection)
 * effect(() => console.log(model.table.value?.phase, model.myTurn.value))
 * model.send({ type: 'chat', text: 'Hello' })
 */
export class TableModel {
  readonly table = signal<PublicTable | null>(null)
  /** The viewer's own seat; null for a spectator. */
  readonly seat = signal<Seat | null>(null)
  readonly projection = signal<GamePosition | null>(null)
  readonly chat = signal<readonly ChatMessage[]>([])
  /**
   * How many moves the viewer has missed. Null if there are none, or after the viewer has closed
   * the notice about them.
   */
  readonly absence = signal<Absence | null>(null)
  /**
   * The last refusal, until the viewer has read it. Each refusal is a new object. Otherwise the
   * signal would ignore a repeated refusal.
   */
  readonly lastRefusal = signal<Refused | null>(null)
  /** The text of a chat message that the server refused, so that the viewer can edit it. */
  readonly draft = signal('')
  readonly #waiting = signal<ReadonlyMap<string, CommandInput>>(new Map())

  /** Whether a move has been sent and not been answered. */
  readonly isMovePending = computed(() =>
    [...this.#waiting.value.values()].some((input) => input.type === 'move'),
  )
  /** The last message about clapping spectators. */
  readonly claps = signal<Extract<ServerMessage, { type: 'claps' }> | null>(null)
  readonly me = computed<PublicSeat | null>(() => {
    const seat = this.seat.value
    return (seat === null ? undefined : this.table.value?.seats[seat]) ?? null
  })
  readonly isHost = computed(
    () => this.seat.value !== null && this.table.value?.host === this.seat.value,
  )
  readonly myTurn = computed(() => {
    const [table, seat, me] = [this.table.value, this.seat.value, this.me.value]
    if (table === null || seat === null || table.phase !== 'playing') return false
    if (table.paused !== null || me?.substituted === true) return false
    return this.projection.value?.toMove.includes(seat) === true
  })

  readonly #connection: Connection
  readonly #newId: () => string
  /** The functions to call with each accepted command. */
  readonly #accepted: ((input: CommandInput) => void)[] = []

  constructor(connection: Connection, known: CachedTable | null = null, newId = idMaker()) {
    this.#connection = connection
    this.#newId = newId
    if (known !== null) this.#know(known)
    connection.listen((message) => batch(() => this.#receive(message)))
  }

  readonly send = (input: CommandInput): void => {
    const id = this.#newId()
    // If the server refuses the same text again, the signal must change again.
    if (input.type === 'chat') this.draft.value = ''
    this.#waiting.value = new Map(this.#waiting.value).set(id, input)
    this.#connection.send({ ...input, id })
  }

  readonly play = (move: AnyMove): void => {
    const { projection } = this
    if (projection.value === null || this.isMovePending.value) return
    this.send({ type: 'move', turn: projection.value.turn, move: move as unknown as RawData })
  }

  readonly sendSignal = (given: AnySignal): void =>
    this.send({ type: 'signal', signal: given as unknown as RawData })

  onAccepted(listener: (input: CommandInput) => void): void {
    this.#accepted.push(listener)
  }

  /**
   * Drops all commands without an answer. Called when the session opens a new connection, which
   * does not resend them.
   */
  clearPending(): void {
    this.#waiting.value = new Map()
  }

  #know({ seat, table, position, chat }: CachedTable): void {
    this.seat.value = seat
    this.table.value = table
    this.projection.value = position
    this.chat.value = chat
  }

  #receive(message: ServerMessage): void {
    switch (message.type) {
      case 'snapshot':
        this.#missed(message)
        this.#know(message)
        return
      case 'table':
        this.seat.value = message.seat
        this.table.value = message.table
        if (message.table.phase === 'gathering') this.projection.value = null
        return
      case 'view':
        this.projection.value = message
        if (message.done !== undefined) this.#answered(message.done, null)
        return
      case 'chat':
        this.chat.value = [...this.chat.value, message.message]
        return
      case 'spectators':
        this.#count(message)
        return
      case 'claps':
        this.claps.value = message
        return
      case 'done':
        this.#answered(message.id, null)
        return
      case 'refused':
        this.#answered(message.id, message)
    }
  }

  /** Updates the numbers of spectators. A message without televisions means that none is left. */
  #count({ spectators, televisions }: Extract<ServerMessage, { type: 'spectators' }>): void {
    if (this.table.value === null) return
    const { televisions: _, ...table } = this.table.value
    this.table.value = { ...table, spectators, ...(televisions !== undefined && { televisions }) }
  }

  /**
   * Counts the moves that a returning viewer has missed. If the notice about an earlier absence is
   * still open, adds both counts.
   */
  #missed({ seat, table, missedMoves: missed }: Snapshot): void {
    const goesOn = seat === this.seat.value && table.deal === this.table.value?.deal
    const before = goesOn ? this.absence.value : null
    const { moves, since } = before ?? { moves: 0, since: this.projection.value?.seq ?? 0 }
    this.absence.value = missed > 0 ? { moves: moves + missed, since } : before
  }

  #answered(id: string | null, refused: Refused | null): void {
    const input = id === null ? undefined : this.#waiting.value.get(id)
    if (id !== null) {
      const waiting = new Map(this.#waiting.value)
      waiting.delete(id)
      this.#waiting.value = waiting
    }
    if (refused !== null && input?.type !== 'add-nonce' && input?.type !== 'set-visibility')
      // Shows every refusal, except those of the two commands that the page sends without a tap.
      this.lastRefusal.value = { ...refused }
    if (refused !== null && input?.type === 'chat') this.draft.value = input.text
    if (refused === null && input !== undefined)
      for (const listener of this.#accepted) listener(input)
  }
}

/**
 * Returns a function that makes ids, which are unique across tabs and page loads. Does not use
 * `crypto.randomUUID`, because browsers offer it only over HTTPS.
 */
function idMaker(): () => string {
  const page = crypto.getRandomValues(new Uint32Array(1)).join('')
  let count = 0
  return () => `${page}-${++count}`
}
