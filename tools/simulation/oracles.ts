import { canonical, isSame } from '../../shared/canonical.ts'
import type { AnyOptions, Seat } from '../../shared/game/game.ts'
import { usualStrength } from '../../shared/game/strength.ts'
import { gameOf } from '../../shared/games/all.ts'
import { answerIn } from '../../shared/protocol/answer-in.ts'
import type {
  ClosedEvent,
  Command,
  GameRecord,
  Position,
  PublicTable,
  ServerMessage,
} from '../../shared/protocol/protocol.ts'
import { seatInDeal } from '../../shared/protocol/seat-in-deal.ts'
import { closeCodes, heartbeat } from '../../shared/protocol/socket.ts'
import { type LogEntry, type StoredTable, storedTable } from '../../tests/support/stored-tables.ts'
import { dealAt, humansAt } from '../../worker/table/decisions/table.ts'
import { parseEntries, type StoredEntry } from '../../worker/table/entries.ts'
import { gameById } from '../../worker/table/games.ts'
import type { ConnectionObserver } from './browser.ts'
import {
  cards,
  applyEntry,
  knowsWhoShows,
  initialTable,
  type ReplayedTable,
  expectedPosition,
  expectedSpectatorPosition,
} from './replay.ts'
import type { Storage } from './storage.ts'
import type { Timeline } from './timeline.ts'

// Two oracles observe one table while the simulation runs. One checks each write that the table
// stores, the other each message that its clients send or receive.

/**
 * A command of a client. `sent` counts how often clients sent it, and `done` and `refused` count
 * its answers.
 */
export type SentCommand = {
  readonly id: string
  readonly type: string
  readonly text?: string
  /** All fields of the command. */
  readonly params?: Readonly<Record<string, unknown>>
  sent: number
  done: number
  refused: number
}

/** A request for a seat; `granted` is null while the answer is unknown. */
export type SeatRequest = { readonly name: string; granted: boolean | null }

/** The settings that were chosen when the table was opened. */
export type OpeningChoices = Readonly<Record<'options' | 'tempo', unknown>>

type Report = (violation: string) => void

/**
 * Reads the log of one table. The latest entries are stored as one growing text, of which only the
 * new part is parsed.
 */
class LogReader {
  #text = '[]'
  #last = 0

  /**
   * Returns the new entries.
   * @param stored the text of the latest entries, from the row of the state; null if all entries
   * are in the SQL table `chunks`
   */
  readNew(stored: string | null, storage: Storage): StoredEntry[] {
    const text = stored ?? '[]'
    if (text === this.#text) return []
    const known = this.#text.slice(0, -1)
    // The stored text grows only at its end, so this parses only the added part.
    const added =
      known !== '[' && text.startsWith(`${known},`)
        ? parseEntries(`[${text.slice(known.length + 1)}`)
        : parseEntries(text).filter(([seq]) => seq > this.#last)
    const fresh = added[0]?.[0] === this.#last + 1 ? added : this.#inChunks(storage, added)
    this.#text = text
    this.#last = fresh.at(-1)?.[0] ?? this.#last
    return fresh
  }

  #inChunks(storage: Storage, later: readonly StoredEntry[]): StoredEntry[] {
    const chunks = storage.exec('select json from chunks where last > ? order by last', this.#last)
    const texts = chunks.toArray().map((row) => String(row['json']))
    return [...texts.flatMap((text) => parseEntries(text)), ...later].filter(
      ([seq]) => seq > this.#last,
    )
  }
}

type Cards = Pick<Position, 'turn' | 'toMove' | 'view'>

/**
 * Reads the storage of a table each time that a write becomes durable. From each log entry, it
 * computes the table after this entry, and the view that each viewer should then have. It does so
 * without the service's code.
 */
export class StorageOracle {
  readonly log: LogEntry[] = []
  /** The number of log entries of each command, by the id of the command. */
  readonly counts = new Map<string, number>()
  /** The seat of each move in the log, by the id of its command. */
  readonly movers = new Map<string, unknown>()
  readonly #code: string
  readonly #report: Report
  readonly #after: ReplayedTable[]
  readonly #reader = new LogReader()
  /**
   * For each log entry and viewer, the cards that this viewer should see after the entry. Null
   * before the first deal.
   */
  readonly #right = new Map<string, Cards | null>()
  /**
   * For each log entry after which spectators saw open hands, a text with the number of the entry
   * and the cards that spectators should see.
   */
  readonly #open = new Set<string>()
  readonly #lastSeen = new Map<Seat | null, string>()
  /**
   * `#state` and `#matters` are the stored rows as text, to notice changes. The fields below them
   * contain what was parsed from these texts.
   */
  #state: string | null = null
  #matters = ''
  #table: StoredTable['table'] | null = null
  #readMatters: object = {}
  #secrets: readonly string[] | null = null
  /**
   * The cards after the last log entry, computed from the log: the state, and the JSON with which
   * the table should store it.
   */
  #cards: { readonly state: unknown; readonly text: string } | null = null

  constructor(
    { code, game, options }: { code: string; game: string; options: AnyOptions },
    report: Report,
  ) {
    this.#code = code
    this.#report = report
    this.#after = [initialTable(game, options)]
  }

  /** Whether the table was never stored or is deleted. */
  get isGone(): boolean {
    return this.#state === null
  }

  /** The stored table; null if it was never stored or is deleted. */
  get table(): StoredTable['table'] | null {
    if (this.#state === null) return null
    this.#table ??= {
      ...this.#readMatters,
      ...(JSON.parse(this.#state) as object),
    } as StoredTable['table']
    return this.#table
  }

  /** The table as computed from its log alone. */
  get replayed(): ReplayedTable {
    const last = this.#after[this.log.length]
    if (!last) throw new Error('an entry was skipped')
    return last
  }

  /** Reads the new entries and the state. Called when a write becomes durable. */
  read(storage: Storage): void {
    const row = storage.rowOf<StateRow>('state', 'select json, entries, settings from state')
    const isOld = row?.json === this.#state
    this.#state = row?.json ?? null
    if (!isOld) this.#table = null
    if (!row) return
    this.#readTheMatters(row.settings)
    const fresh = this.#reader.readNew(row.entries, storage)
    for (const [seq, what, data, , said] of fresh) this.#enter({ seq, what, data, commandId: said })
    if (!isOld) this.#compare(row.json)
  }

  /** Returns everything that is stored, for the invariants at quiescence. */
  stored(storage: Storage): StoredTable | undefined {
    return (storage.database && storedTable(storage.database)) ?? undefined
  }

  /**
   * Checks that the log entry that a view shows is durable, and that the view contains exactly what
   * its viewer should see.
   */
  checkView(shown: Position, seat: Seat | null, text: string): void {
    const { seq, turn, toMove, view } = shown
    // All spectators receive the same text, so one check is enough.
    if (this.#lastSeen.get(seat) === text) return
    this.#lastSeen.set(seat, text)
    const table = this.#after[seq]
    const viewer = seat ?? 'public'
    if (!table) return this.#report(`${viewer} was shown entry ${seq}, which is not durable`)
    const key = `${seq} ${viewer}`
    let right = this.#right.get(key)
    if (right === undefined) {
      right = cardsOf(expectedPosition(gameById(table.game), table, viewer))
      this.#right.set(key, right)
    }
    if (isSame(right, { turn, toMove, view })) return
    const isOpen =
      seat === null && (this.#open.has(`${seq} ${cards(shown)}`) || !knowsWhoShows(table))
    if (!isOpen) this.#report(`the view of entry ${seq} for ${viewer} is wrong`)
  }

  /**
   * Checks that a connection of a seat has skipped no change of the cards. After a view of the log
   * entry `after`, the connection has received a view of the entry `seq`.
   */
  checkContinuity(after: number, seq: number, seat: Seat): void {
    for (let between = after + 1; between < seq; between++) {
      const deal = this.#after[between]?.deal
      if (deal && deal.state !== this.#after[between - 1]?.deal?.state)
        this.#report(`seat ${seat} was shown ${seq} after ${after}, without ${between}`)
    }
  }

  /** Checks that no message contains a secret of the table. */
  checkSecrets(text: string): void {
    this.#secrets ??= secretsOf(this.table)
    const secret = this.#secrets.find((one) => text.includes(one))
    if (secret !== undefined) this.#report(`a secret was sent: ${text.slice(0, 40)}…`)
  }

  #readTheMatters(json: string): void {
    if (json === this.#matters) return
    this.#matters = json
    this.#readMatters = JSON.parse(json) as object
    this.#table = null
    this.#secrets = null
  }

  #enter(entry: LogEntry): void {
    const before = this.#after[this.log.length]
    if (entry.seq !== this.log.length + 1 || !before)
      return this.#report(`after entry ${this.log.length} comes ${entry.seq}`)
    if (isDeal(entry) && canonical(entry.data['options']) !== canonical(before.options))
      this.#report(`entry ${entry.seq} deals with options that the host did not choose`)
    const after = applyEntry(this.#code, before, entry)
    // Moves and signals during a deal do not change which values are secret, so the cached secrets
    // stay valid.
    if (!isStep(entry) || after.phase !== before.phase) this.#secrets = null
    this.log.push(entry)
    this.#after.push(after)
    const watched = after.deal?.open ? expectedSpectatorPosition(gameById(after.game), after) : null
    if (watched) this.#open.add(`${watched.seq} ${cards(watched)}`)
    const { commandId } = entry
    if (commandId === null) return
    const count = (this.counts.get(commandId) ?? 0) + 1
    this.counts.set(commandId, count)
    if (entry.what === 'move') this.movers.set(commandId, entry.data['seat'])
    if (count > 1) this.#report(`${commandId} counts ${count} times`)
  }

  /**
   * Compares the stored cards with the cards from the log after each write. All other fields are
   * compared at quiescence.
   */
  #compare(json: string): void {
    const last = this.#after[this.log.length]
    if (!last) return
    if (!json.includes(`"seq":${last.seq},`) && this.table?.seq !== last.seq)
      this.#report(`the table counts ${this.table?.seq} entries, and its log has ${last.seq}`)
    const state = last.deal?.state ?? null
    if (state !== null && this.#cards?.state !== state)
      this.#cards = { state, text: `"state":${JSON.stringify(state)}` }
    // Compares the text first, which is faster. The full comparison is needed only if the fields
    // have another order.
    if (state !== null && this.#cards && json.includes(this.#cards.text)) return
    const { table } = this
    if (canonical(state) !== canonical((table && dealAt(table)?.state) ?? null))
      this.#report(`the stored cards after entry ${last.seq} differ from the log`)
  }
}

type StateRow = {
  readonly json: string
  readonly entries: string | null
  readonly settings: string
}

const isStep = ({ what }: LogEntry): boolean => what === 'move' || what === 'signal'
const isDeal = ({ what }: LogEntry): boolean => what === 'start' || what === 'rematch'

/**
 * Returns the cards of a position in the form in which a parsed message contains them, so that both
 * can be compared.
 */
const cardsOf = (shown: Position | null): Cards | null => {
  if (!shown) return null
  const { turn, toMove, view } = shown
  return JSON.parse(JSON.stringify({ turn, toMove, view })) as Cards
}

/** Returns the secrets of a table as texts. No message may contain one of these texts now. */
function secretsOf(table: StoredTable['table'] | null): string[] {
  if (!table) return []
  const { phase } = table
  const coming =
    phase.name !== 'playing' && !('same' in phase.nextDeal) ? [phase.nextDeal.secret] : []
  const deal = phase.name === 'playing' && !dealAt(table)?.same ? [phase.deal.secret] : []
  const people = humansAt(table)
  const tokens = people.map(({ tokenHash }) => tokenHash)
  const keys = people.flatMap(({ subscriptions }) =>
    subscriptions.map((one) => ('secret' in one ? one.secret : one.auth)),
  )
  return [...coming, ...deal, ...tokens, ...keys]
}

/** The number of parsed messages that are cached, because several clients receive the same text. */
const maxParsed = 32

/**
 * The number of connections that a client may open within `openingsWindow` milliseconds. A client
 * that opens more does not wait long enough between its attempts.
 */
const maxOpenings = 20
const openingsWindow = 20_000

/** Compares what the clients of one table send and receive with what the table has stored. */
export class ClientOracle {
  readonly commands: SentCommand[] = []
  readonly seatRequests: SeatRequest[] = []
  readonly records: GameRecord[] = []
  readonly #byId = new Map<string, SentCommand>()
  /**
   * The seats from which each command was sent. There can be several, because the player may have
   * changed seats when the command is resent.
   */
  readonly #sentFrom = new Map<string, Set<unknown>>()
  /** The commands without an answer, by client. */
  readonly #unanswered = new Map<string, Set<string>>()
  /** The token of each client's last connection. */
  readonly #tokens = new Map<string, string>()
  /** The id of the last accepted command of each client's seat, from the client's last snapshot. */
  readonly #accepted = new Map<string, string>()
  /** The seat of each client, from the last message to the client that contains a seat. */
  readonly #seats = new Map<string, Seat | null>()
  /** The times of each client's last connections. */
  readonly #openings = new Map<string, number[]>()
  readonly #parsed = new Map<string, ServerMessage | ClosedEvent>()
  readonly #storage: StorageOracle
  readonly #choices: OpeningChoices
  readonly #timeline: Timeline
  readonly report: Report

  constructor(storage: StorageOracle, choices: OpeningChoices, timeline: Timeline, report: Report) {
    this.#storage = storage
    this.#choices = choices
    this.report = report
    this.#timeline = timeline
  }

  /** Called when a client opens a connection. Returns its observer. */
  connection(client: string, url: string, token: string): ConnectionObserver {
    this.#countOpening(client)
    const unanswered = this.#unanswered.get(client) ?? new Set()
    this.#unanswered.set(client, unanswered)
    // The client has another seat now, so it no longer resends the commands of its former seat.
    if (this.#tokens.get(client) !== token) unanswered.clear()
    this.#tokens.set(client, token)
    const isSeat = token !== ''
    const isStream = new URL(url).pathname.endsWith('/stream')
    let seat: Seat | null = null
    let after: number | null = null
    let table: PublicTable | null = null
    const receive = (message: ServerMessage, text: string) => {
      if (message.type === 'snapshot' && message.lastAccepted !== undefined)
        this.#accepted.set(client, message.lastAccepted)
      if (message.type === 'snapshot' || message.type === 'table') {
        table = message.table
        this.#seats.set(client, message.seat)
        seat = message.seat === null ? null : seatInDeal(message.table, message.seat)
      }
      const shown = message.type === 'snapshot' ? message.position : message
      if (shown && 'view' in shown) {
        this.#storage.checkView(shown, seat, text)
        if (isStream && isSeat && table) this.#offersMoves(client, shown, table)
        if (after !== null && shown.seq < after)
          this.report(`${client} was shown ${shown.seq} after ${after}`)
        if (isSeat && seat !== null && after !== null)
          this.#storage.checkContinuity(after, shown.seq, seat)
        after = shown.seq
      }
      const answer = answerIn(message)
      if (!answer) return
      unanswered.delete(answer.id ?? '')
      this.recordAnswer(answer.id ?? '', answer.type)
    }
    return {
      recordCommand: (text) => {
        this.#timeline.note(`${client} sends ${text}`)
        if (text === heartbeat.ping) return
        const command = JSON.parse(text) as Command
        unanswered.add(command.id)
        this.#sentFrom.set(command.id, (this.#sentFrom.get(command.id) ?? new Set()).add(seat))
        this.sent(command)
      },
      received: (text) => {
        this.#timeline.note(`${client} receives ${text}`)
        if (text === heartbeat.pong) return
        this.#storage.checkSecrets(text)
        const message = this.#parse(text)
        if (message.type === 'closed') {
          if (message.reason === 'no-such-table') this.#isToldOfNoTable(client)
        } else receive(message, text)
      },
      ended: (code) => {
        if (code === closeCodes.noSuchTable) this.#isToldOfNoTable(client)
        // The client has lost the seat, so it no longer resends its commands.
        if (code !== null && Object.values<number>(closeCodes).includes(code)) unanswered.clear()
      },
    }
  }

  /**
   * Called when a client sends a request. Returns a function to call with the status of the answer.
   */
  request(path: string, { body }: RequestInit): (status: number) => void {
    const what = /\/seat\/(commands|moves)$/.exec(path)?.[1]
    if (what === undefined || typeof body !== 'string') return () => {}
    const fields = JSON.parse(body) as Command
    const command = what === 'moves' ? { ...fields, type: 'move' as const } : fields
    this.sent(command as Command)
    return (status) => {
      if (status < 500) this.recordAnswer(command.id, status === 200 ? 'done' : 'refused')
    }
  }

  sent(command: Command): void {
    const known = this.#byId.get(command.id)
    if (known) return void known.sent++
    const { id, type } = command
    const text = type === 'chat' ? { text: command.text } : {}
    const params = { ...command }
    const one: SentCommand = { id, type, ...text, params, sent: 1, done: 0, refused: 0 }
    this.#byId.set(id, one)
    this.commands.push(one)
  }

  /**
   * Counts an answer. Checks that an acknowledged command is in the durable log exactly once,
   * unless it changed nothing.
   */
  recordAnswer(id: string, answer: 'done' | 'refused'): void {
    const one = this.#byId.get(id)
    if (!one) return
    one[answer] += 1
    if (answer === 'refused' || one.type === 'chat' || one.type === 'react') return
    const [from, mover] = [this.#sentFrom.get(id), this.#storage.movers.get(id)]
    if (from && !from.has(null) && mover !== undefined && !from.has(mover))
      this.report(
        `${id} was sent from seat ${[...from].join()}, and is a move of seat ${String(mover)}`,
      )
    if (this.#storage.counts.get(id) === 1 || this.#storage.isGone) return
    if (!wasAlreadySo(one, this.#choices, this.#storage.log))
      this.report(`${one.type} ${id} was acknowledged, and is not in the log`)
  }

  /**
   * Returns the id of the last accepted command of a client's seat, from the client's last
   * snapshot.
   */
  lastAcceptedOn(client: string): string | null {
    return this.#accepted.get(client) ?? null
  }

  /** Checks that a connected client shows the seat that the service sent to it last. */
  checkShownSeat(client: string, shown: Seat | null): void {
    const named = this.#seats.get(client) ?? null
    if (shown !== named)
      this.report(`${client} shows seat ${shown}, and its last message names seat ${named}`)
  }

  /** Called when a client has closed its models. The closed models do not resend their commands. */
  giveUp(client: string): void {
    this.#unanswered.get(client)?.clear()
  }

  /** Returns the commands of a client that have no answer yet. */
  unansweredOn(client: string): readonly string[] {
    return [...(this.#unanswered.get(client) ?? [])]
  }

  /** Parses a message. Many clients receive the same text, so results are cached. */
  #parse(text: string): ServerMessage | ClosedEvent {
    const known = this.#parsed.get(text)
    if (known) return known
    if (this.#parsed.size === maxParsed) this.#parsed.clear()
    const message = JSON.parse(text) as ServerMessage | ClosedEvent
    this.#parsed.set(text, message)
    return message
  }

  #countOpening(client: string): void {
    const { now } = this.#timeline
    const openings = this.#openings.get(client) ?? []
    openings.push(now)
    while ((openings[0] ?? now) < now - openingsWindow) openings.shift()
    this.#openings.set(client, openings)
    if (openings.length > maxOpenings)
      this.report(`${client} opens ${openings.length} connections in ${openingsWindow / 1_000} s`)
  }

  /** Checks the legal moves and signals that a stream adds to each view of a seat. */
  #offersMoves(client: string, shown: Position, { game, options }: PublicTable): void {
    const { moves, signals } = shown as Position & Partial<Record<'moves' | 'signals', unknown>>
    const rules = gameOf(game)
    const right = rules && [rules.moves(shown.view, options), rules.signals(shown.view, options)]
    if (canonical(right) !== canonical([moves, signals]))
      this.report(`${client} is offered other moves than those of its view`)
  }

  #isToldOfNoTable(client: string): void {
    if (!this.#storage.isGone)
      this.report(`${client} gets the refusal that the table does not exist`)
  }
}

/** The settings of a new table. */
const initial: Readonly<Record<string, unknown>> = {
  locked: false,
  autoSubstitute: false,
  longLived: false,
  listed: false,
  clapping: true,
  takeBack: true,
  moves: 0,
  shows: null,
  strength: usualStrength,
  joinApproval: false,
  cloth: null,
}

/**
 * For each command that changes a setting, the field with the new value. Such a command changes
 * nothing if the setting already has this value.
 */
const settingFields: Readonly<Record<string, string>> = {
  'set-locked': 'locked',
  'set-auto-substitute': 'autoSubstitute',
  'set-long-lived': 'longLived',
  'set-listed': 'listed',
  'set-clapping': 'clapping',
  'set-take-back': 'takeBack',
  'set-spectator-delay': 'moves',
  'set-open-hands': 'moves',
  'show-hand': 'shows',
  'set-tempo': 'tempo',
  'set-cloth': 'cloth',
  'choose-game': 'game',
  vote: 'game',
  'set-bot-strength': 'strength',
  'set-options': 'options',
  rename: 'name',
  'add-nonce': 'nonce',
  signal: 'signal',
  'set-join-approval': 'joinApproval',
}

/** Commands that only concern their sender, and are stored without a log entry. */
const commandsWithoutEntry: ReadonlySet<string> = new Set([
  'set-visibility',
  'subscribe',
  'subscribe-webhook',
  'unsubscribe',
])

/**
 * Returns whether a command sets a value that the table had at some time. If the table has this
 * value when the command arrives, the service acknowledges the command without a log entry.
 */
export function wasAlreadySo(
  { type, params }: SentCommand,
  choices: OpeningChoices,
  log: StoredTable['log'],
): boolean {
  if (commandsWithoutEntry.has(type)) return true
  // These commands change nothing if the sender is the host, or already has the requested seat or
  // piece.
  if (type === 'call-host' || type === 'change-seat' || type === 'choose-piece') return true
  // A second answer of the same player changes nothing.
  if (type === 'answer-take-back') return true
  // The start of the next game ends all votes, without a log entry for each. A player may later
  // withdraw such a vote, which changes nothing.
  if (type === 'vote' && params?.['game'] === null) return true
  // `shows: false` changes nothing if the host does not offer open hands. `shows: true` changes
  // nothing for a host who offers open hands, because the offer counts as the host's agreement.
  if (type === 'show-hand' && (!params?.['shows'] || log.some(asksForHands))) return true
  const field = settingFields[type]
  if (field === undefined || !params || !(field in params)) return false
  const value = canonical(params[field])
  const first = { ...initial, ...choices }[field]
  return canonical(first ?? null) === value || log.some((entry) => sets(entry, field, value))
}

const asksForHands = ({ what, data }: LogEntry): boolean =>
  what === 'set-open-hands' && data['moves'] !== 0

const sets = ({ data }: LogEntry, field: string, value: string): boolean =>
  field in data && canonical(data[field]) === value
