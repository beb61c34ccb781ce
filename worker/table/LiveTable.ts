import { bytesToHex } from '@noble/hashes/utils.js'

import type { Viewer } from '../../shared/game/game.ts'
import { ok, refuse, type Result } from '../../shared/result.ts'
import { patience } from '../../shared/protocol/limits.ts'
import { readCommand } from '../../shared/protocol/commands.ts'
import type { Done } from '../../shared/protocol/protocol.ts'
import { closeCodes } from '../../shared/protocol/socket.ts'
import type { Refused } from '../../shared/protocol/refusals.ts'
import { Alarm } from '../Alarm.ts'
import { logError } from '../error-log.ts'
import type { LobbyObject } from '../lobby/LobbyObject.ts'
import type { PushEnv } from '../push/vapid-config.ts'
import { PushSender } from '../push/PushSender.ts'
import type { RelayId } from '../spectators/relay-id.ts'
import type { RelayObject } from '../spectators/RelayObject.ts'
import { close, send } from '../socket.ts'
import { withChance } from './decisions/chance.ts'
import { movesBetween, seatOf, type Change, type Moment, type Table } from './decisions/table.ts'
import { receive } from './decisions/receive.ts'
import { nextWake } from './decisions/clock.ts'
import { encode, newsOf, snapshot, unseated } from './decisions/views.ts'
import { PresenceReporter } from '../metrics/PresenceReporter.ts'
import { countMoves } from '../metrics/counters.ts'
import { gameAt, gameOffered } from './games.ts'
import { Listing } from './Listing.ts'
import { Relays } from './Relays.ts'
import { SeatSockets } from './SeatSockets.ts'
import { TableStorage } from './TableStorage.ts'

/** What a table asks of others, and how long bots take over a move. */
export type TableEnv = PushEnv & {
  readonly RELAYS: DurableObjectNamespace<RelayObject>
  readonly LOBBY: DurableObjectNamespace<LobbyObject>
  readonly BOT_PACE?: string
  readonly METRICS?: string
}

/** What belongs to a change: what follows from it at once, and is written with it; and who has said it. */
type Beside = { readonly breath?: readonly Change[]; readonly by?: WebSocket | null }

/** Whether the line over which it was said knows it already. */
type Obeyed = Done & { readonly isTold?: true }

/** The table that is played at now. What others have decided is stored here, and sent to everybody whom it concerns. */
export class LiveTable {
  readonly storage: TableStorage
  readonly relays: Relays
  readonly sockets: SeatSockets
  /** A newer program has been here, and this one may be gone in a minute: until then the table is left alone. */
  readonly isNewer: boolean
  readonly alarm: Alarm
  readonly pushes: PushSender
  readonly #listing: Listing
  readonly #census: PresenceReporter
  readonly #botPace: number
  #table: Table | null

  constructor(ctx: DurableObjectState, env: TableEnv) {
    this.storage = new TableStorage(ctx.storage)
    this.relays = new Relays(ctx.storage.sql, env.RELAYS, this.now(), (...attachment) =>
      this.count(...attachment, 0),
    )
    this.sockets = new SeatSockets(ctx)
    this.#listing = new Listing(env.LOBBY)
    this.#census = new PresenceReporter(env)
    this.alarm = new Alarm(ctx)
    this.#botPace = Number(env.BOT_PACE ?? 1)
    this.pushes = new PushSender(env)
    const stored = this.storage.load()
    this.isNewer = stored === 'newer'
    this.#table = stored === 'newer' ? null : stored
  }

  get table(): Table | null {
    return this.#table
  }

  now(): number {
    return Date.now()
  }

  moment(): Moment {
    const house = { botPace: this.#botPace, pushes: this.pushes.isConfigured }
    return withChance({ now: this.now(), ...house }, () =>
      bytesToHex(crypto.getRandomValues(new Uint8Array(32))),
    )
  }

  begin(table: Table, now: number): void {
    this.storage.create(table)
    this.#table = table
    // As for whoever sits down next, so that it need not be set anew; if nobody does, it rings once for nothing.
    this.alarm.scheduleBy(now + patience.deadSocket, now)
  }

  /**
   * Stored, then sent: the platform holds every message back until the write is safe. What changes nothing is only remembered.
   * @param by the line over which it was said, if that is to hear with the news that it is done
   * @returns whether it has heard so
   */
  commit(
    before: Table,
    change: Change,
    { now }: Moment,
    { breath = [], by = null }: Beside = {},
  ): boolean {
    if (change.deletes) this.delete()
    if (change.deletes || change.table === before) return false
    if (change.changesNothing) {
      this.#table = change.table
      return false
    }
    const changes = [change, ...breath]
    const { table } = changes.at(-1) ?? change
    const sockets = this.sockets.open()
    const messagesFor = newsOf(gameAt(table), before, changes, this.relays.watchers())
    // All is ready before anything is written: what cannot be shown has not happened.
    const outgoing = messagesFor
      ? sockets.map((socket) => {
          const seat = seatOf(table, this.sockets.seatIdOf(socket))
          const done = socket === by ? change.commandId : undefined
          return [socket, seat < 0 ? [] : messagesFor(seat, done)] as const
        })
      : []
    const toWatchers = this.relays.isAny() ? messagesFor?.('public') : undefined
    this.storage.save(changes, now)
    countMoves(movesBetween(before, table))
    this.#table = table
    for (const [socket, messages] of outgoing) send(socket, messages)
    if (toWatchers) this.relays.publish(table.code, toWatchers)
    this.list(before)
    this.wakeInTime(table, now)
    return outgoing.some(([socket, messages]) => socket === by && messages.length > 0)
  }

  /**
   * A command of a seat, over a line or over HTTP.
   * @param line the one that is answered
   */
  obey(
    id: string,
    data: string | ArrayBuffer,
    line: WebSocket | null = null,
  ): Result<Obeyed, Refused> {
    const read = readCommand(data)
    if (!read.ok) return read
    return this.attempt(() => {
      if (!this.#table) return refuse(this.refusal())
      const moment = this.moment()
      const decided = receive(gameAt(this.#table), this.#table, id, read.value, moment, gameOffered)
      if (!decided.ok) return decided
      const by = line && this.sockets.hearsDoneInView(line) ? line : null
      const isTold = this.commit(this.#table, decided.value, moment, { by })
      const unchanged = decided.value.changesNothing
      return ok({ id: read.value.id, ...(isTold && { isTold }), ...(unchanged && { unchanged }) })
    })
  }

  /** Where the storage takes nothing, nothing has happened: whoever runs the service hears of it, and others may try again. */
  attempt<Value>(act: () => Result<Value, Refused>): Result<Value, Refused> {
    try {
      return act()
    } catch (error) {
      logError(error)
      return refuse({ refusal: 'unavailable' })
    }
  }

  /** Whoever has lost the seat since `before` gets no more of it; where the table is gone, everybody has. */
  closeUnseated(before: Table | null): void {
    if (before && !this.#table) return this.#closeAll()
    if (!before || !this.#table) return
    for (const id of unseated(before, this.#table))
      for (const left of this.sockets.open(id)) close(left, closeCodes.unseated)
  }

  firstMessage(table: Table, viewer: Viewer, missed = 0): string {
    const around = { chat: this.storage.chat(), watchers: this.relays.watchers(), missed }
    return encode(snapshot(gameAt(table), table, viewer, around))
  }

  /** How many watch at a relay now, which everybody is told where it is new. False as of `Relays.report`. */
  count(place: RelayId, generation: number, watchers: number): boolean {
    if (!this.#table) return false
    const before = this.relays.watchers()
    const known = this.relays.reportSpectators(place, generation, watchers)
    if (this.relays.watchers() !== before) {
      const count = encode({ type: 'spectators', spectators: this.relays.watchers() })
      for (const socket of this.sockets.open()) send(socket, [count])
      this.relays.publish(this.#table.code, [count])
      this.list(this.#table)
    }
    return known
  }

  list(before: Table): void {
    if (!this.#table) return
    const [watchers, now] = [this.relays.watchers(), this.now()]
    this.#listing.tell(before, this.#table, watchers, now)
    this.#census.report(this.#table, watchers, now)
  }

  wakeInTime(table: Table, now: number): void {
    this.alarm.scheduleBy(nextWake(gameAt(table), table, now), now)
  }

  /** Where the storage does not let go of it, the table is still there. */
  async forget(): Promise<void> {
    const table = this.#table
    const forgotten = this.storage.forget()
    this.#table = null
    try {
      await forgotten
    } catch (error) {
      this.#table = table
      throw error
    }
    this.#closeAll()
    this.relays.forget()
  }

  /** The same because somebody wants it, who hears that it is done before their line is closed. */
  delete(): void {
    if (!this.#table) return
    this.relays.closeAll(this.#table.code)
    this.#listing.withdraw(this.#table)
    this.#census.withdraw(this.#table.code)
    this.#table = null
    this.relays.forget()
    this.alarm.clear()
    void this.storage.forget()
  }

  #closeAll(): void {
    for (const socket of this.sockets.open()) close(socket, closeCodes.noSuchTable)
  }

  /** Why there is nothing to be had here. */
  refusal(): Refused {
    return { refusal: this.isNewer ? 'unavailable' : 'no-such-table' }
  }
}
