import { ok, refuse } from '../../shared/result.ts'
import { timeouts } from '../../shared/protocol/limits.ts'
import { idOf } from '../../shared/protocol/commands.ts'
import { closeCodes } from '../../shared/protocol/socket.ts'
import type { Refused } from '../../shared/protocol/refusals.ts'
import { countRefusal } from '../metrics/counters.ts'
import { logError } from '../error-log.ts'
import { close, refuseSocket, send, tokenFromProtocols, tryAgainLater } from '../socket.ts'
import { connectSeat, disconnectSeat } from './decisions/presence.ts'
import { findGame, gameAt } from './games.ts'
import { dealAt, humansAt, seatOf, type BotThought } from './decisions/table.ts'
import { tick } from './decisions/clock.ts'
import { collectFollowUps } from './decisions/consequences.ts'
import { checkExpiry } from './decisions/expiry.ts'
import { encode } from './decisions/views.ts'
import type { LiveTable } from './LiveTable.ts'
import { TurnNotifications } from './TurnNotifications.ts'
import { findJoinRequestByToken, findHumanByToken } from './tokens.ts'
import { computeBotMove } from './compute-bot-move.ts'
import type { SeatRates } from './SeatRates.ts'

/**
 * Handles the WebSockets of seats, and the alarm. The alarm closes dead connections, makes the
 * moves of bots and ends turns whose time is up.
 */
export class SeatConnections {
  readonly #live: LiveTable
  readonly #rates: SeatRates
  readonly #turnNotifications: TurnNotifications
  /**
   * The work of the current alarm, or null. A second alarm awaits the same work, so that the table
   * doesn't compute the same move twice.
   */
  #dueWork: Promise<void> | null = null

  constructor(live: LiveTable, rates: SeatRates) {
    this.#live = live
    this.#rates = rates
    this.#turnNotifications = new TurnNotifications(live)
  }

  open(request: Request): Response {
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
    if (!connected.ok) return refuseSocket(tryAgainLater, protocols)
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

  receive(socket: WebSocket, data: string | ArrayBuffer): void {
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
    } else {
      const { wasSentInView, ...done } = handled.value
      if (!wasSentInView) send(socket, [encode({ type: 'done', ...done })])
    }
    // Close sockets after sending the answer, so that a player who leaves receives the
    // acknowledgement.
    live.closeUnseatedSockets(before)
  }

  handleClose(socket: WebSocket, code: number): void {
    close(socket, code)
    this.#disconnectIfUnused(this.#live.sockets.seatIdOf(socket))
  }

  #disconnectIfUnused(id: string): void {
    const live = this.#live
    if (!live.table || live.sockets.open(id).length > 0) return
    const context = live.context()
    live.commit(live.table, disconnectSeat(gameAt(live.table), live.table, id, context), context)
  }

  alarm(): Promise<void> {
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
}
