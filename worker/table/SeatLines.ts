import { ok, refuse } from '../../shared/result.ts'
import { patience } from '../../shared/protocol/limits.ts'
import { idOf } from '../../shared/protocol/commands.ts'
import { closeCodes } from '../../shared/protocol/socket.ts'
import type { Refused } from '../../shared/protocol/refusals.ts'
import { countRefusal } from '../metrics/counters.ts'
import { logError } from '../error-log.ts'
import { close, refuseSocket, send, tokenFromProtocols, tryAgainLater } from '../socket.ts'
import { arrived, gone } from './decisions/presence.ts'
import { gameAt } from './games.ts'
import { dealAt, humansAt, seatOf, type Thought } from './decisions/table.ts'
import { inSameBreath, wake } from './decisions/clock.ts'
import { lookAtAge } from './decisions/expiry.ts'
import { encode } from './decisions/views.ts'
import type { LiveTable } from './LiveTable.ts'
import { Notices } from './Notices.ts'
import { askerWith, humanWith } from './tokens.ts'
import { think } from './think.ts'
import type { SeatRates } from './SeatRates.ts'

/** The life of the seats' lines, and of the alarm that finds the dead ones and does what time brings. */
export class SeatLines {
  readonly #live: LiveTable
  readonly #rates: SeatRates
  readonly #notices: Notices
  /** While a bot thinks nobody has it think once more. */
  #waking: Promise<void> | null = null

  constructor(live: LiveTable, rates: SeatRates) {
    this.#live = live
    this.#rates = rates
    this.#notices = new Notices(live)
  }

  open(request: Request): Response {
    const live = this.#live
    const offered = request.headers.get('Sec-WebSocket-Protocol')
    if (live.isNewer) return refuseSocket(tryAgainLater, offered)
    if (!live.table) return refuseSocket(closeCodes.noSuchTable, offered)
    const token = tokenFromProtocols(offered) ?? ''
    const human = humanWith(live.table, token)
    if (!human)
      return refuseSocket(
        askerWith(live.table, token) ? tryAgainLater : closeCodes.wrongToken,
        offered,
      )

    const moment = live.moment()
    const isAwaited = human.here && live.sockets.open(human.id).length === 0
    const arrival = arrived(gameAt(live.table), live.table, human.id, moment, isAwaited)
    if (!arrival.ok) return refuseSocket(tryAgainLater, offered)
    // Accepted after the broadcast of its arrival, since the snapshot comes first.
    const { table } = live
    const stored = live.attempt(() => ok(live.commit(table, arrival.value, moment)))
    if (!stored.ok) return Response.json(stored.refused, { status: 503 })
    const wish = new URL(request.url).searchParams
    const seen = Number(wish.get('seen') ?? 'none')
    const missed = Number.isSafeInteger(seen) ? live.storage.movesSince(live.table, seen) : 0
    const line = {
      id: human.id,
      lastReceivedAt: moment.now,
      doneInView: wish.get('done') === 'in-view',
    }
    const { server, answer } = live.sockets.acceptLine(line, offered)
    // Also where nothing has changed: after a restart an alarm may be lost, and all have to come anew.
    live.wakeInTime(live.table, moment.now)
    send(server, [live.firstMessage(live.table, seatOf(live.table, human.id), missed)])
    return answer
  }

  receive(socket: WebSocket, data: string | ArrayBuffer): void {
    const live = this.#live
    const now = live.now()
    live.sockets.markHeard(socket, now)
    const id = live.sockets.seatIdOf(socket)
    const rate = this.#rates.charge(id, now)
    if (rate === 'far-too-fast') return close(socket, closeCodes.tooFast)
    const before = live.table
    const obeyed =
      rate === 'fine' ? live.obey(id, data, socket) : refuse<Refused>({ refusal: 'too-fast' })
    if (!obeyed.ok) {
      countRefusal(obeyed.refused.refusal)
      send(socket, [encode({ type: 'refused', id: idOf(data), ...obeyed.refused })])
    } else {
      const { isTold, ...done } = obeyed.value
      if (!isTold) send(socket, [encode({ type: 'done', ...done })])
    }
    // After the answer, since who leaves is to hear that it is done.
    live.closeUnseated(before)
  }

  end(socket: WebSocket, code: number): void {
    close(socket, code)
    this.#lose(this.#live.sockets.seatIdOf(socket))
  }

  #lose(id: string): void {
    const live = this.#live
    if (!live.table || live.sockets.open(id).length > 0) return
    const moment = live.moment()
    live.commit(live.table, gone(gameAt(live.table), live.table, id, moment), moment)
  }

  alarm(): Promise<void> {
    return this.#live.alarm.handle(() => this.#seeToWhatIsDue())
  }

  async #seeToWhatIsDue(): Promise<void> {
    const live = this.#live
    const moment = live.moment()
    if (live.isNewer) live.alarm.scheduleBy(moment.now + patience.newerTable, moment.now)
    if (!live.table) return
    try {
      const aged = lookAtAge(live.table, moment.now)
      if (!aged) return await live.forget()
      live.commit(live.table, { table: aged }, moment)
      this.#sweep(moment.now)
      await this.#wake()
      if (live.table) live.list(live.table)
      this.#notices.send(live.moment())
    } catch (error) {
      logError(error)
    }
    if (live.table) live.wakeInTime(live.table, live.now())
  }

  /**
   * The platform rings again if this is cut off, so that a bot moves whatever becomes of its thoughts. Meanwhile people say
   * things: where that has changed the position, the thought is dropped, and what is due now is asked anew.
   */
  #wake(): Promise<void> {
    this.#waking ??= this.#wakeNow().finally(() => (this.#waking = null))
    return this.#waking
  }

  async #wakeNow(): Promise<void> {
    const live = this.#live
    const thoughts: Thought[] = []
    while (live.table) {
      const moment = live.moment()
      const { thinks, ...change } = wake(gameAt(live.table), live.table, moment, thoughts)
      const breath = inSameBreath(gameAt(live.table), change, moment)
      live.commit(live.table, change, moment, { breath })
      if (!thinks) return
      const isCurrent = () => live.table !== null && dealAt(live.table)?.state === thinks.state
      const move = await think(thinks, isCurrent, () => live.now())
      if (move !== undefined) thoughts.push({ seat: thinks.seat, state: thinks.state, move })
    }
  }

  /** Finds the lines that died without a word, and those that a restart has cut. */
  #sweep(now: number): void {
    const live = this.#live
    live.sockets.closeIdle(now)
    if (live.table) for (const { id, here } of humansAt(live.table)) if (here) this.#lose(id)
  }
}
