import type { CooperativeTask } from '../../shared/cooperative-task.ts'
import { reviewing, reviewerOf } from '../../shared/deal/review.ts'
import { makeReplayable } from '../../shared/deal/replay.ts'
import type { Seat } from '../../shared/game/game.ts'
import { seatsFor } from '../../shared/game/seats.ts'
import { usualStrength, type Strength } from '../../shared/game/strength.ts'
import { idOf, readCommand } from '../../shared/protocol/commands.ts'
import { limits, timeouts } from '../../shared/protocol/limits.ts'
import type {
  ChatMessage,
  Command,
  GameStep,
  ServerMessage,
} from '../../shared/protocol/protocol.ts'
import type { Refused } from '../../shared/protocol/refusals.ts'
import { closeCodes } from '../../shared/protocol/socket.ts'
import type { Tempo } from '../../shared/protocol/table-settings.ts'
import { ok, refuse, type Result } from '../../shared/result.ts'
import { nextAlarmTime, tick } from '../../worker/table/decisions/clock.ts'
import { collectFollowUps } from '../../worker/table/decisions/consequences.ts'
import { openTable, optionsOf } from '../../worker/table/decisions/opening.ts'
import { reasonOf } from '../../worker/table/decisions/play.ts'
import { connectSeat, disconnectSeat, sit } from '../../worker/table/decisions/presence.ts'
import { receive } from '../../worker/table/decisions/receive.ts'
import { gameRecord, missedProjections } from '../../worker/table/decisions/records.ts'
import { takeBackOffer } from '../../worker/table/decisions/take-back.ts'
import {
  dealAt,
  humanAt,
  seatOf,
  type BotTask,
  type BotThought,
  type Change,
  type Decision,
  type DecisionContext,
  type Entry,
  type Table,
} from '../../worker/table/decisions/table.ts'
import { messagesOfChanges, publicState, snapshot } from '../../worker/table/decisions/views.ts'
import { findGame, gameAt, gameById } from '../../worker/table/games.ts'
import { migrate, type StoredTable } from '../../worker/table/migrations.ts'

/**
 * The settings of a new local table. `name` and `piece` (the number of the token) are those of its
 * only person.
 */
export interface LocalOpening {
  readonly game: string
  readonly options: object
  readonly tempo: Tempo
  readonly name: string
  readonly piece: number | null
  /**
   * The strengths of the bots. If missing, the table has the usual number of bots of medium
   * strength.
   */
  readonly bots?: readonly Strength[]
}

type LoggedEntry = Entry & { readonly seq: number }

/** A local table as the device stores it. */
export interface StoredLocalTable {
  readonly code: string
  /** The time in ms of the last change. */
  readonly savedAt: number
  readonly table: Table
  /** The log entries of the last finished deal and of the current one. */
  readonly log: readonly LoggedEntry[]
  readonly chat: readonly ChatMessage[]
}

/** What a local table needs from the thread in which it runs. */
export interface LocalHost {
  now(): number
  /** Returns 32 new random bytes in hexadecimal. */
  entropy(): string
  /** Stores the table, or deletes it if it is null. Never rejects. */
  save(code: string, stored: StoredLocalTable | null): Promise<void>
  /** Calls `wake` of the table at `time`. A later call replaces the time. */
  wakeAt(time: number): void
  /** Runs a long task in slices, so that commands are handled in between. */
  run<Done>(task: CooperativeTask<Done>): Promise<Done>
  /** Sends a message to the page. */
  send(text: string): void
  /** Closes the connection of the page for good. `code` is one of `closeCodes`. */
  end(code: number): void
}

/**
 * Returns the strengths of the bots at a new table: two bots, or the nearest number that the game
 * allows.
 */
const usualBots = ({ min, max }: { readonly min: number; readonly max: number }) =>
  Array.from({ length: Math.max(min - 1, Math.min(2, max - 1)) }, () => usualStrength)

/** The id of the only person at a local table. */
const person = 's1'

/**
 * A table that runs in the browser, for one person and bots. It makes the same decisions as the
 * service (worker/table/decisions/), and speaks the same protocol. Like `LiveTable` of the service,
 * it stores each change before it sends the change. The page receives only what its seat may see,
 * although the browser holds all cards.
 */
export class LocalTable {
  readonly #code: string
  readonly #host: LocalHost
  #table: Table
  #log: readonly LoggedEntry[]
  #chat: readonly ChatMessage[]
  /** Resolves when every change so far is stored. */
  #stored: Promise<void> = Promise.resolve()
  #dueWork: Promise<void> | null = null
  /**
   * When the table last did what was due. Everything later is still to do, even if a slow device
   * sets the alarm for it too late.
   */
  #tickedAt: number
  #isDeleted = false

  private constructor(
    { code, table, log, chat }: Omit<StoredLocalTable, 'savedAt'>,
    host: LocalHost,
  ) {
    this.#code = code
    this.#host = host
    this.#tickedAt = host.now()
    this.#table = table
    this.#log = log
    this.#chat = chat
  }

  /** Opens a new table, seats the person and the bots, and deals. */
  static open(code: string, opening: LocalOpening, host: LocalHost): Result<LocalTable, Refused> {
    const game = gameById(opening.game)
    const options = optionsOf(game, opening.options)
    if (!options.ok) return options
    const { tempo, name, piece } = opening
    const bots = opening.bots ?? usualBots(seatsFor(game, options.value))
    const context = contextOf(host)
    const empty = openTable(game, { code, options: options.value, tempo }, context)
    const table = new LocalTable({ code, table: empty, log: [], chat: [] }, host)
    const newcomer = {
      name,
      tokenHash: 'local',
      willConnect: true,
      ...(piece !== null && { piece }),
    }
    const joined = sit(game, empty, newcomer, context)
    if (!joined.ok) return joined
    table.#remember([joined.value])
    const commands: readonly Command[] = [
      ...bots.map((strength, at) => ({ type: 'add-bot', id: `bot-${at}`, strength }) as const),
      { type: 'start', id: 'start' },
    ]
    for (const command of commands) {
      const decided = table.#decide(command)
      if (!decided.ok) return decided
      table.#remember([decided.value])
    }
    table.#save()
    return ok(table)
  }

  /**
   * Continues a stored table. Time does not count while the page is closed, so no turn has timed
   * out. Returns null if a newer version of the app has stored the table.
   */
  static resume(stored: StoredLocalTable, host: LocalHost): LocalTable | null {
    const read = migrate(stored.table as unknown as StoredTable)
    if (read === null) return null
    const table = new LocalTable({ ...stored, table: read.table }, host)
    const left = { ...contextOf(host), now: Math.min(stored.savedAt, host.now()) }
    table.#remember([disconnectSeat(gameAt(read.table), read.table, person, left)])
    return table
  }

  get table(): Table {
    return this.#table
  }

  /** Resolves when every change so far is stored and sent to the page. */
  get stored(): Promise<void> {
    return this.#stored
  }

  /** Connects the page, and sends it a snapshot of the table as its seat sees it. */
  connect(): void {
    const context = contextOf(this.#host)
    const connected = connectSeat(gameAt(this.#table), this.#table, person, context)
    if (connected.ok) {
      this.#remember([connected.value])
      this.#save()
    }
    const seat = seatOf(this.#table, person)
    const around = { chat: this.#chat, spectators: 0, missed: 0 }
    this.#send(snapshot(gameAt(this.#table), this.#table, seat, around))
    // Wakes the table soon. If a bot was thinking when the page was closed, no alarm is set for its
    // move.
    this.#schedule(this.#host.now() + timeouts.botPaceMin)
  }

  /** Handles a message of the page: a command as JSON. */
  receive(text: string): void {
    const read = readCommand(text)
    const handled = read.ok ? this.handle(read.value) : read
    if (!handled.ok) this.#send({ type: 'refused', id: idOf(text), ...handled.refused })
  }

  /** Handles a command of the person, and sends the acknowledgement. */
  handle(command: Command): Result<null, Refused> {
    const decided = this.#decide(command)
    if (!decided.ok) return decided
    const { deletesTable, table, changesNothing } = decided.value
    // Deletes the table when its person leaves, because no other person can join it.
    if (deletesTable || seatOf(table, person) < 0) this.#delete(command.id)
    else if (!this.#commit([decided.value], command.id))
      this.#send({ type: 'done', id: command.id, ...(changesNothing && { unchanged: true }) })
    return ok(null)
  }

  #decide(command: Command): Decision {
    const context = contextOf(this.#host)
    return receive(gameAt(this.#table), this.#table, person, command, context, findGame)
  }

  /** Answers a GET request of the page. `path` is the part of the URL after `/api/tables/CODE`. */
  async request(path: string): Promise<Result<unknown, Refused>> {
    const { pathname, searchParams } = new URL(path, 'http://local')
    const game = gameAt(this.#table)
    const seat = seatOf(this.#table, person)
    const [, asked] = /^\/seats\/(\d+)\/reason$/.exec(pathname) ?? []
    if (asked !== undefined) return reasonOf(game, this.#table, Number(asked) as Seat, seat)
    switch (pathname) {
      case '/':
        return ok(publicState(game, this.#table, 0))
      case '/seat/missed': {
        const since = Number(searchParams.get('since'))
        return this.#host.run(
          missedProjections(game, this.#table, seat, since, (deal) =>
            this.#steps(deal.from, this.#table.seq),
          ),
        )
      }
      case '/seat/take-back': {
        const found = takeBackOffer(game, this.#table, seat, this.#host.now())
        return ok(found.ok ? found.value : null)
      }
      case '/game':
        return this.#host.run(this.#record())
      case '/game/applause':
        return ok({ deal: this.#table.finished?.deal ?? 0, turns: [] })
      case '/game/review':
        return this.#host.run(this.#review())
      default:
        return refuse({ refusal: 'no-such-page' })
    }
  }

  /** Does what is due: moves bots, times turns out, and deals after a vote. */
  async wake(): Promise<void> {
    this.#dueWork ??= this.#runDueWork().finally(() => (this.#dueWork = null))
    await this.#dueWork
    this.#schedule()
  }

  async #runDueWork(): Promise<void> {
    const thoughts: BotThought[] = []
    while (!this.#isDeleted) {
      const context = contextOf(this.#host)
      this.#tickedAt = context.now
      const game = gameAt(this.#table)
      const { botTask, ...change } = tick(game, this.#table, context, findGame, thoughts)
      this.#commit([change, ...collectFollowUps(game, change, context, findGame)])
      if (!botTask) return
      const move = await this.#compute(botTask)
      if (move !== undefined) thoughts.push({ seat: botTask.seat, state: botTask.state, move })
    }
  }

  /**
   * Computes a bot's move. Returns undefined if the state has changed meanwhile. A slow phone may
   * not finish the search in time; then the bot moves without a search.
   */
  async #compute({ computeMove, state }: BotTask) {
    const begun = this.#host.now()
    const isCurrent = () => !this.#isDeleted && dealAt(this.#table)?.state === state
    const isWanted = () => isCurrent() && this.#host.now() - begun < timeouts.botComputation
    const move = await this.#host.run(whileWanted(isWanted, computeMove(1)))
    return move === undefined && isCurrent() ? this.#host.run(computeMove(0)) : move
  }

  *#record() {
    const { finished } = this.#table
    if (!finished) return refuse<Refused>({ refusal: 'game-not-over' })
    const steps = this.#steps(finished.from, finished.to).map(({ step }) => step)
    return ok(yield* gameRecord(this.#table, finished, steps))
  }

  *#review() {
    const { finished } = this.#table
    const game = gameById(finished?.game ?? this.#table.game)
    const reviewer = reviewerOf(game, game.bot)
    if (!reviewer) return refuse<Refused>({ refusal: 'no-review' })
    const record = yield* this.#record()
    if (!record.ok) return record
    const played = makeReplayable(reviewer.game, record.value)
    return played
      ? ok(yield* reviewing(reviewer, played))
      : refuse<Refused>({ refusal: 'older-rules' })
  }

  #steps(from: number, to: number) {
    return this.#log
      .filter(({ seq, type }) => seq >= from && seq <= to && (type === 'move' || type === 'signal'))
      .map(({ seq, data }) => ({ seq, step: data as GameStep }))
  }

  /**
   * Makes `changes` the current state of the table, stores them, and sends them to the page.
   * @param done the id of the command that caused the first change
   * @returns whether the messages contain the acknowledgement of the command
   */
  #commit(changes: readonly Change[], done?: string): boolean {
    const before = this.#table
    const [first] = changes
    const table = changes.at(-1)?.table ?? before
    if (table === before) return false
    this.#remember(changes)
    if (first?.changesNothing) return false
    const messagesFor = messagesOfChanges(gameAt(table), before, changes, 0)
    const messages = messagesFor?.(seatOf(table, person), done) ?? []
    this.#save()
    this.#sendTexts(messages)
    this.#schedule()
    return messages.length > 0
  }

  #remember(changes: readonly Change[]): void {
    for (const { table, entry, chat } of changes) {
      if (entry) this.#log = [...this.#log, { ...entry, seq: table.seq }]
      if (chat) this.#chat = withMessage(this.#chat, chat)
      this.#table = table
    }
    const needed = Math.min(
      this.#table.finished?.from ?? Infinity,
      dealAt(this.#table)?.from ?? Infinity,
    )
    const [oldest] = this.#log
    if (oldest && oldest.seq < needed && needed < Infinity)
      this.#log = this.#log.filter(({ seq }) => seq >= needed)
  }

  #save(): void {
    const stored = {
      code: this.#code,
      savedAt: this.#host.now(),
      table: this.#table,
      log: this.#log,
      chat: this.#chat,
    }
    this.#stored = this.#stored.then(() => this.#host.save(this.#code, stored))
  }

  #delete(command: string): void {
    this.#isDeleted = true
    this.#stored = this.#stored.then(() => this.#host.save(this.#code, null))
    this.#send({ type: 'done', id: command })
    void this.#stored.then(() => this.#host.end(closeCodes.noSuchTable))
  }

  #send(message: ServerMessage): void {
    this.#sendTexts([JSON.stringify(message)])
  }

  /**
   * Sends texts once all changes are stored, so that a reload never undoes a change that the page
   * has shown.
   */
  #sendTexts(texts: readonly string[]): void {
    this.#stored = this.#stored.then(() => {
      for (const text of texts) this.#host.send(text)
    })
  }

  #schedule(latest = Infinity): void {
    if (this.#isDeleted) return
    const next = nextAlarmTime(gameAt(this.#table), this.#table, this.#tickedAt)
    this.#host.wakeAt(Math.min(next, latest))
  }
}

const contextOf = (host: LocalHost): DecisionContext => ({
  now: host.now(),
  entropy: host.entropy(),
  botPace: 1,
  pushes: false,
})

/** Adds a message to the chat. Reactions have their own limit, as at a table of the service. */
function withMessage(chat: readonly ChatMessage[], message: ChatMessage): readonly ChatMessage[] {
  const isAlike = (one: ChatMessage): boolean =>
    (one.reaction === undefined) === (message.reaction === undefined)
  const most = message.reaction === undefined ? limits.chatMessages : limits.reactions
  const all = [...chat, message]
  const oldest = all.find(isAlike)
  return all.filter(isAlike).length > most ? all.filter((one) => one !== oldest) : all
}

/** Runs a task as long as `isWanted` returns true. Returns undefined if it was cancelled. */
function* whileWanted<Done>(
  isWanted: () => boolean,
  task: CooperativeTask<Done>,
): CooperativeTask<Done | undefined> {
  while (isWanted()) {
    const step = task.next()
    if (step.done) return step.value
    yield
  }
  return undefined
}

/** Returns whether the game of a stored table is still running, and its person still has a seat. */
export const isUnfinished = ({ table }: Pick<StoredLocalTable, 'table'>): boolean =>
  table.phase.name === 'playing' && humanAt(table, seatOf(table, person)) !== null
