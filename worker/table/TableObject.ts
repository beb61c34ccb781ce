import { DurableObject } from 'cloudflare:workers'

import type { Seat } from '../../shared/game/game.ts'
import { makeReplayable } from '../../shared/deal/replay.ts'
import { reviewerOf, reviewing } from '../../shared/deal/review.ts'
import { ok, refuse, type Result } from '../../shared/result.ts'
import { limits, timeouts } from '../../shared/protocol/limits.ts'
import { idOf, readCommand } from '../../shared/protocol/commands.ts'
import type { SeatRequest } from '../../shared/protocol/requests.ts'
import type {
  DoneResult,
  GameApplause,
  SeatCredentials,
  PendingJoin,
} from '../../shared/protocol/protocol.ts'
import { closeCodes } from '../../shared/protocol/socket.ts'
import type { Refused } from '../../shared/protocol/refusals.ts'
import type { CooperativeTask } from '../../shared/cooperative-task.ts'
import { SingleFlightCache } from '../SingleFlightCache.ts'
import { cooperativeScheduler } from '../CooperativeScheduler.ts'
import { logError } from '../error-log.ts'
import { countRefusal } from '../metrics/counters.ts'
import { encodePng } from '../preview/png.ts'
import { rasterize } from '../preview/raster.ts'
import type { Drawing } from '../preview/shapes.ts'
import { close, refuseSocket, send, tokenFromProtocols, tryAgainLater } from '../socket.ts'
import type { Audience, Subscription } from '../spectators/relay.ts'
import { tick } from './decisions/clock.ts'
import { collectFollowUps } from './decisions/consequences.ts'
import { checkExpiry } from './decisions/expiry.ts'
import { sameDealOpening, openTable, type Opening } from './decisions/opening.ts'
import { reasonOf } from './decisions/play.ts'
import { withoutJoinRequest, type Newcomer } from './decisions/seats.ts'
import { connectSeat, disconnectSeat, recordRequest, sit } from './decisions/presence.ts'
import { isSecretOfToday } from './decisions/day.ts'
import {
  dealAt,
  humansAt,
  seatOf,
  type BotThought,
  type Change,
  type FinishedGame,
  type Table,
} from './decisions/table.ts'
import { gameRecord, missedProjections } from './decisions/records.ts'
import { barFromListing, closeTable } from './decisions/listing.ts'
import { takeBackOffer } from './decisions/take-back.ts'
import { encode, publicState } from './decisions/views.ts'
import { playOnChanges, playOnOpening, type PlayOnRequest } from './decisions/play-on.ts'
import { computeBotMove } from './compute-bot-move.ts'
import { findGame, gameAt, gameById } from './games.ts'
import { LiveTable, type TableEnv } from './LiveTable.ts'
import { SeatRates } from './SeatRates.ts'
import { findJoinRequestByToken, hashToken, findHumanByToken, newToken } from './tokens.ts'
import { TurnNotifications } from './TurnNotifications.ts'

const operatorActions = {
  bar: barFromListing,
  close: closeTable,
  delete: (table: Table): Change => ({ table, deletesTable: true }),
} as const
/**
 * An action of the operator: remove the table from the public list, close the table or delete the
 * table. No action can be undone.
 */
export type OperatorAction = keyof typeof operatorActions

/**
 * A request to sit down. `previousToken` is the token that the client claims to have had for a seat
 * at this table before. If `token` is missing, the table makes a random one.
 */
type Sitting = SeatRequest &
  Required<Pick<Newcomer, 'network' | 'willConnect'>> & { readonly token: string | undefined }

/**
 * The Durable Object of one table: it receives the calls of routes and relays, the messages of
 * seats, and the alarm. `LiveTable` stores and sends what they change, and decisions/ contains the
 * logic.
 */
export class TableObject extends DurableObject<TableEnv> {
  readonly #live: LiveTable
  readonly #rates = new SeatRates(limits.messageBurst, limits.messageRefill)
  readonly #missedRates = new SeatRates(limits.missedBurst, limits.missedRefill)
  readonly #turnNotifications: TurnNotifications
  /**
   * The work of the current alarm, or null. A second alarm awaits the same work, so that the table
   * doesn't compute the same move twice.
   */
  #dueWork: Promise<void> | null = null
  /**
   * A cache of results that are computed from the whole log: the missed views of each seat, and the
   * record of the finished game.
   */
  #logQueries = new SingleFlightCache<Result<string, Refused>>(8, 8)
  /**
   * A separate cache for reviews, whose computation takes long. So other requests for the log do not
   * wait for a review.
   */
  #reviews = new SingleFlightCache<Result<string, Refused>>(1, 2)

  constructor(ctx: DurableObjectState, env: TableEnv) {
    super(ctx, env)
    this.#live = new LiveTable(ctx, env)
    this.#turnNotifications = new TurnNotifications(this.#live)
  }

  // Methods that routes call.

  /** Creates the table. Returns false if the table exists already. */
  create(opening: Opening): boolean {
    if (this.#live.table || this.#live.isNewer) return false
    // The previous table with this code was deleted, so drop the cached results about that table.
    this.#logQueries = new SingleFlightCache(8, 8)
    this.#reviews = new SingleFlightCache(1, 2)
    const context = this.#live.context()
    const game = gameById(opening.game)
    const table = openTable(game, opening, context)
    this.#live.create(table, context.now)
    if (opening.playOn) {
      const [first, ...followUps] = playOnChanges(game, table, opening.playOn, context)
      if (first) this.#live.commit(table, first, context, { followUps })
    }
    return true
  }

  /** Seats a newcomer or stores their join request. */
  sit({
    previousToken,
    token = newToken(crypto.getRandomValues(new Uint8Array(16))),
    ...newcomer
  }: Sitting): Result<SeatCredentials | PendingJoin, Refused> {
    const live = this.#live
    return live.attempt(() => {
      if (!live.table) return refuse(live.refusal())
      const context = live.context()
      // A session of a language model always sits down with the same token, so this token can also
      // be the previous one.
      const previousTokenHash = hashToken(previousToken ?? token)
      const hashed = { ...newcomer, tokenHash: hashToken(token), previousTokenHash }
      const joined = sit(gameAt(live.table), live.table, hashed, context)
      if (!joined.ok) return joined
      live.commit(live.table, joined.value, context)
      const { value } = joined
      return ok('seat' in value ? { seat: value.seat, token } : { person: value.person, token })
    })
  }

  /**
   * Returns the public state as JSON; null if the table does not exist, and a refusal if a newer
   * program version has stored the table.
   */
  publicState(): string | null | Refused {
    const { table, relays, isNewer } = this.#live
    if (isNewer) return this.#live.refusal()
    if (!table) return null
    const state = publicState(gameAt(table), table, relays.spectators(), relays.televisions())
    return JSON.stringify(state)
  }

  /** Returns the snapshot that a new connection of this seat would receive, as JSON. */
  seatSnapshot(token: string): Result<string, Refused> {
    const session = this.#authenticate(token)
    if (!session.ok) return session
    const { table, id } = session.value
    return ok(this.#live.snapshotFor(table, seatOf(table, id)))
  }

  /** Returns the views that this seat has missed since the log entry `since`, as JSON. */
  async missedViews(token: string, since: number): Promise<Result<string, Refused>> {
    const session = this.#authenticate(token)
    if (!session.ok) return session
    const { table, id } = session.value
    const mayAsk = () => this.#missedRates.charge(id, this.#live.now()) === 'fine'
    const work = () =>
      missedProjections(gameAt(table), table, seatOf(table, id), since, (deal) =>
        this.#live.storage.steps(deal.from, table.seq),
      )
    return computeOnce(this.#logQueries, `missed ${id} ${since} ${table.seq}`, work, mayAsk)
  }

  /**
   * Returns how this seat can take its last move back, as JSON. The JSON is `null` if it cannot.
   */
  takeBackOffer(token: string): Result<string, Refused> {
    const session = this.#authenticate(token)
    if (!session.ok) return session
    const { table, id } = session.value
    const found = takeBackOffer(gameAt(table), table, seatOf(table, id), this.#live.now())
    return ok(JSON.stringify(found.ok ? found.value : null))
  }

  /**
   * Returns, as JSON, the reason for the last move of the bot on `seat` that the player with
   * `token` has seen. If `token` is null, the last move that spectators have seen counts.
   */
  botReason(seat: Seat, token: string | null): Result<string, Refused> {
    const session = token === null ? null : this.#authenticate(token)
    if (session && !session.ok) return session
    const { table } = this.#live
    if (!table) return refuse(this.#live.refusal())
    const found = reasonOf(
      gameAt(table),
      table,
      seat,
      session ? seatOf(table, session.value.id) : 'public',
    )
    return found.ok ? ok(JSON.stringify(found.value)) : found
  }

  /**
   * Handles a command that was sent over HTTP, in the same way as a command over the seat's
   * WebSocket.
   */
  handleCommand(token: string, data: string): Result<DoneResult, Refused> {
    const session = this.#authenticate(token)
    if (!session.ok)
      return session.refused.refusal === 'join-pending'
        ? this.#withdrawJoinRequest(token, data)
        : session
    const handled = this.#live.handleCommand(session.value.id, data)
    this.#live.closeUnseatedSockets(session.value.table)
    return handled
  }

  /**
   * Performs an action of the operator. Returns false if the table does not exist, and a refusal if
   * a newer program version has stored the table.
   */
  performOperatorAction(action: OperatorAction): boolean | Refused {
    const { table, isNewer } = this.#live
    if (isNewer) return this.#live.refusal()
    if (!table) return false
    this.#live.commit(table, operatorActions[action](table), this.#live.context())
    this.#live.closeUnseatedSockets(table)
    return true
  }

  /** Returns the record of the last finished game, as JSON. */
  async gameRecord(): Promise<Result<string, Refused>> {
    const played = this.#finishedGame()
    if (!played.ok) return played
    const { table, finished } = played.value
    const { storage } = this.#live
    return computeOnce(this.#logQueries, `game ${finished.from}`, function* () {
      const steps = storage.steps(finished.from, finished.to).map(({ step }) => step)
      return ok(yield* gameRecord(table, finished, steps))
    })
  }

  /** Returns the applause in the last finished game, as JSON. */
  applause(): Result<string, Refused> {
    const { table, storage } = this.#live
    if (!table) return refuse(this.#live.refusal())
    if (!table.finished) return refuse({ refusal: 'game-not-over' })
    const { deal } = table.finished
    const applause: GameApplause = { deal, turns: storage.applause(deal) }
    return ok(JSON.stringify(applause))
  }

  /**
   * Returns the review of the last finished game by its strongest bot, as JSON. Computes it in
   * slices, between which the table handles other events. The object computes it, and not the
   * Worker, because it takes seconds of CPU time. On the free plan a Worker may use 10 ms for a
   * request, and an object 30 seconds.
   */
  async review(): Promise<Result<string, Refused>> {
    const finishedGame = this.#finishedGame()
    if (!finishedGame.ok) return finishedGame
    const { table, finished } = finishedGame.value
    const { storage } = this.#live
    const game = gameById(finished.game)
    const reviewer = reviewerOf(game, game.bot)
    if (!reviewer) return refuse({ refusal: 'no-review' })
    return computeOnce(this.#reviews, `review ${finished.from}`, function* () {
      const steps = storage.steps(finished.from, finished.to).map(({ step }) => step)
      const played = makeReplayable(reviewer.game, yield* gameRecord(table, finished, steps))
      return played ? ok(yield* reviewing(reviewer, played)) : refuse({ refusal: 'older-rules' })
    })
  }

  /** Renders `drawing` as PNG, for example a picture of this table. */
  async renderPng(drawing: Drawing): Promise<Uint8Array<ArrayBuffer>> {
    return encodePng(await cooperativeScheduler.run(rasterize(drawing)))
  }

  /** Returns the options and the deal for another table that plays this table's last deal again. */
  sameDealOpening(): Result<Omit<Opening, 'code'>, Refused> {
    const played = this.#finishedGame()
    if (!played.ok) return played
    const { table, finished } = played.value
    // The host may have chosen another game after the deal, so take the game of the finished deal.
    return sameDealOpening(gameById(finished.game), table)
  }

  /** Returns what another table needs to continue the last finished game from one of its steps. */
  playOnOpening(request: PlayOnRequest): Result<Omit<Opening, 'code'>, Refused> {
    const played = this.#finishedGame()
    if (!played.ok) return played
    const { table, finished } = played.value
    const { storage } = this.#live
    const steps = storage.steps(finished.from, finished.to).map(({ step }) => step)
    return playOnOpening(gameById(finished.game), table, steps, request)
  }

  // Methods that relays call.

  /**
   * Subscribes a relay: sends a snapshot to the relay, and then all public updates. Returns false
   * if the table does not exist, and a refusal if a newer program version has stored the table.
   * @param latestEpoch the latest epoch of this table that the relay has received
   * @param requestNumber the number of this request, which the table sends back with the snapshot
   */
  subscribe(
    subscription: Subscription,
    latestEpoch: number,
    requestNumber: number,
  ): boolean | Refused {
    const { table, relays, isNewer } = this.#live
    if (isNewer) return this.#live.refusal()
    if (!table) return false
    relays.subscribe(subscription, latestEpoch)
    const snapshot = this.#live.snapshotFor(table, 'public')
    relays.sendSnapshot(table.code, subscription, snapshot, requestNumber)
    return true
  }

  /**
   * Stores the number of spectators of a relay. Returns false if the relay has no such subscription
   * any more.
   */
  reportSpectators(subscription: Subscription, audience: Audience): boolean {
    return this.#live.reportSpectators(subscription, audience)
  }

  /**
   * Broadcasts claps of spectators. Returns false if the host has switched claps off, or if the
   * relay has no such subscription any more.
   */
  reportClaps(subscription: Subscription, claps: number): boolean {
    return this.#live.reportClaps(subscription, claps)
  }

  // Handlers that the platform calls: the WebSockets of seats, and the alarm.

  /** Opens the WebSocket of a seat. */
  override fetch(request: Request): Response {
    const live = this.#live
    const protocols = request.headers.get('Sec-WebSocket-Protocol')
    if (live.isNewer) return refuseSocket(tryAgainLater, protocols)
    if (!live.table) return refuseSocket(closeCodes.noSuchTable, protocols)
    const token = tokenFromProtocols(protocols) ?? ''
    const human = findHumanByToken(live.table, token)
    if (!human)
      return findJoinRequestByToken(live.table, token)
        ? refuseSocket(tryAgainLater, protocols, 'join-pending')
        : refuseSocket(closeCodes.wrongToken, protocols)

    const context = live.context()
    const isAwaited = human.connected && live.sockets.open(human.id).length === 0
    const connected = connectSeat(gameAt(live.table), live.table, human.id, context, isAwaited)
    if (!connected.ok) return refuseSocket(tryAgainLater, protocols, connected.refused.refusal)
    // Broadcast the arrival before accepting the socket, since the first message on the new socket
    // must be the snapshot.
    const { table } = live
    const stored = live.attempt(() => ok(live.commit(table, connected.value, context)))
    if (!stored.ok) return Response.json(stored.refused, { status: 503 })
    const query = new URL(request.url).searchParams
    const seen = Number(query.get('seen') ?? 'none')
    const missed = Number.isSafeInteger(seen) ? live.storage.movesSince(live.table, seen) : 0
    const attachment = {
      id: human.id,
      lastReceivedAt: context.now,
      doneInView: query.get('done') === 'in-view',
    }
    const { server, response } = live.sockets.acceptSeat(attachment, protocols)
    // Set the alarm even if nothing has changed: a restart can lose the alarm, and all players
    // reconnect after a restart.
    live.scheduleAlarm(live.table, context.now)
    send(server, [live.snapshotFor(live.table, seatOf(live.table, human.id), missed)])
    return response
  }

  override webSocketMessage(socket: WebSocket, data: string | ArrayBuffer): void {
    const live = this.#live
    const now = live.now()
    live.sockets.recordMessage(socket, now)
    const id = live.sockets.seatIdOf(socket)
    const rate = this.#rates.charge(id, now)
    if (rate === 'far-too-fast') return close(socket, closeCodes.tooFast)
    const before = live.table
    const handled =
      rate === 'fine'
        ? live.handleCommand(id, data, socket)
        : refuse<Refused>({ refusal: 'too-fast' })
    if (!handled.ok) {
      countRefusal(handled.refused.refusal)
      send(socket, [encode({ type: 'refused', id: idOf(data), ...handled.refused })])
    }
    // Close sockets after sending the answer, so that a player who leaves receives the
    // acknowledgement.
    live.closeUnseatedSockets(before)
  }

  override webSocketClose(socket: WebSocket, code: number): void {
    close(socket, code)
    this.#disconnectIfUnused(this.#live.sockets.seatIdOf(socket))
  }

  override webSocketError(socket: WebSocket): void {
    this.webSocketClose(socket, 1011)
  }

  /**
   * Closes dead connections, makes the moves of bots, and ends turns whose time is up.
   */
  override alarm(): Promise<void> {
    return this.#live.alarm.handle(() => this.#handleAlarm())
  }

  async #handleAlarm(): Promise<void> {
    const live = this.#live
    const context = live.context()
    if (live.isNewer) live.alarm.scheduleBy(context.now + timeouts.newerTable, context.now)
    if (!live.table) return
    try {
      const checked = checkExpiry(live.table, context.now)
      if (!checked) return await live.deleteExpired()
      live.commit(live.table, { table: checked }, context)
      this.#dropDeadConnections(context.now)
      await this.#joinDueWork()
      if (live.table) live.publishListing(live.table)
      this.#turnNotifications.send(live.context())
    } catch (error) {
      logError(error)
    }
    if (live.table) live.scheduleAlarm(live.table, live.now())
  }

  /**
   * Runs the work that is due, or joins the run that is already under way. The platform retries an
   * interrupted alarm, so a bot moves even if its computation was lost. During the computation
   * players can send commands. If the state has changed, the computed move is dropped and `tick`
   * decides again.
   */
  #joinDueWork(): Promise<void> {
    this.#dueWork ??= this.#runDueWork().finally(() => (this.#dueWork = null))
    return this.#dueWork
  }

  async #runDueWork(): Promise<void> {
    const live = this.#live
    const thoughts: BotThought[] = []
    while (live.table) {
      const context = live.context()
      const { botTask, ...change } = tick(
        gameAt(live.table),
        live.table,
        context,
        findGame,
        thoughts,
      )
      const followUps = collectFollowUps(gameAt(live.table), change, context, findGame)
      live.commit(live.table, change, context, { followUps })
      if (!botTask) return
      const isCurrent = () => live.table !== null && dealAt(live.table)?.state === botTask.state
      const move = await computeBotMove(botTask, isCurrent, () => live.now())
      if (move !== undefined) thoughts.push({ seat: botTask.seat, state: botTask.state, move })
    }
  }

  /**
   * Closes connections that died without a close frame. Also marks seats as disconnected if a
   * restart has cut their connections.
   */
  #dropDeadConnections(now: number): void {
    const live = this.#live
    live.sockets.closeIdle(now)
    if (live.table)
      for (const { id, connected } of humansAt(live.table))
        if (connected) this.#disconnectIfUnused(id)
  }

  #disconnectIfUnused(id: string): void {
    const live = this.#live
    if (!live.table || live.sockets.open(id).length > 0) return
    const context = live.context()
    live.commit(live.table, disconnectSeat(gameAt(live.table), live.table, id, context), context)
  }

  /**
   * Returns the last finished game, for requests whose responses reveal the secret of its deal.
   * Refuses a deal of the day until its day is over.
   */
  #finishedGame(): Result<{ readonly table: Table; readonly finished: FinishedGame }, Refused> {
    const { table } = this.#live
    if (!table) return refuse(this.#live.refusal())
    const { finished } = table
    return finished && !isSecretOfToday(finished, this.#live.now())
      ? ok({ table, finished })
      : refuse({ refusal: 'game-not-over' })
  }

  /**
   * Authenticates an HTTP request of a seat. The request counts against the rate limit like a
   * message over a WebSocket.
   */
  #authenticate(token: string): Result<{ table: Table; id: string }, Refused> {
    const live = this.#live
    if (!live.table) return refuse(live.refusal())
    const human = findHumanByToken(live.table, token)
    if (!human)
      return refuse({
        refusal: findJoinRequestByToken(live.table, token) ? 'join-pending' : 'wrong-token',
      })
    const context = live.context()
    if (this.#rates.charge(human.id, context.now) !== 'fine') return refuse({ refusal: 'too-fast' })
    live.commit(
      live.table,
      recordRequest(gameAt(live.table), live.table, human.id, context),
      context,
    )
    return ok({ table: live.table, id: human.id })
  }

  /**
   * Handles the command `leave`, which withdraws an open join request. Refuses all other commands
   * until the request is answered.
   */
  #withdrawJoinRequest(token: string, data: string): Result<DoneResult, Refused> {
    const read = readCommand(data)
    const { table } = this.#live
    const asker = table && findJoinRequestByToken(table, token)
    if (!read.ok) return read
    if (!table || !asker || read.value.type !== 'leave') return refuse({ refusal: 'join-pending' })
    this.#live.commit(table, { table: withoutJoinRequest(table, asker.id) }, this.#live.context())
    return ok({ id: read.value.id })
  }
}

/**
 * Computes a result once for all simultaneous requests. Returns it as JSON. The computation runs in
 * slices, so that players can move meanwhile.
 */
async function computeOnce<Answer>(
  answers: SingleFlightCache<Result<string, Refused>>,
  key: string,
  work: () => CooperativeTask<Result<Answer, Refused>>,
  mayAsk: () => boolean = () => true,
): Promise<Result<string, Refused>> {
  // `mayAsk` charges the rate limit, so call it only if the computation can begin.
  if (answers.get(key) === undefined && (answers.isBusy || !mayAsk()))
    return refuse({ refusal: 'too-fast' })
  const answer = answers.getOrCompute(key, async () => {
    const found = await cooperativeScheduler.run(work())
    return found.ok ? ok(JSON.stringify(found.value)) : found
  })
  return answer ?? refuse({ refusal: 'too-fast' })
}
