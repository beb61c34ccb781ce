import { DurableObject } from 'cloudflare:workers'
import { bytesToHex } from '@noble/hashes/utils.js'

import type { Seat, Viewer } from '../../shared/game/game.ts'
import { limits, patience } from '../../shared/wire/limits.ts'
import {
  idOf,
  readCommand,
  type Done,
  type Seated,
  type ServerMessage,
  type Waiting,
} from '../../shared/wire/protocol.ts'
import { ok, refuse, type Result } from '../../shared/result.ts'
import { closing, type Refused } from '../../shared/wire/wire.ts'
import type { Work } from '../../shared/work.ts'
import { Alarm } from '../Alarm.ts'
import { CostlyAnswers, unhurried } from '../CostlyAnswers.ts'
import type { Env } from '../env.ts'
import { reportFault } from '../fault.ts'
import { close, closedSocket, send, tokenIn, tryAgainLater } from '../socket.ts'
import { againAt } from './decisions/play/again.ts'
import { nextWake, wake } from './decisions/time/clock.ts'
import { withoutAsker } from './decisions/seats/door.ts'
import { gameRecord } from './decisions/views/game-record.ts'
import { lookAtAge } from './decisions/time/forgetting.ts'
import { bar } from './decisions/views/listing.ts'
import { missedBy } from './decisions/views/missed.ts'
import { openTable, type Opening } from './decisions/opening.ts'
import { arrived, called, gone, sit } from './decisions/seats/presence.ts'
import { receive } from './decisions/receive.ts'
import { reasonOf } from './decisions/play/reasons.ts'
import { news, publicState, snapshot, unseated, written } from './decisions/views/projection.ts'
import { humansAt, seatOf, type Change, type Moment, type Table } from './decisions/table.ts'
import { Listing } from './Listing.ts'
import { Relays } from './Relays.ts'
import { SeatRates } from './SeatRates.ts'
import { SeatSockets } from './SeatSockets.ts'
import { TableStorage } from './TableStorage.ts'
import { askerWith, hashOf, humanWith, newToken } from './tokens.ts'

/** Sockets, storage and the alarm of one table. It decides nothing: that is done in decisions/. */
export class TableObject extends DurableObject<Env> {
  readonly #storage: TableStorage
  readonly #relays: Relays
  readonly #listing: Listing
  readonly #sockets: SeatSockets
  readonly #rates = new SeatRates(limits.messageBurst, limits.messageRefill)
  readonly #lookingBack = new SeatRates(limits.missedBurst, limits.missedRefill)
  /** What follows from a long log: one for each seat, and one for the game that is over. */
  readonly #fromLog = new CostlyAnswers<Result<string, Refused>>(8, 8)
  readonly #alarm: Alarm
  #table: Table | null
  /** A newer program has been here, and this one may be gone in a minute: until then the table is left alone. */
  readonly #isNewer: boolean

  constructor(ctx: DurableObjectState, env: Env) {
    super(ctx, env)
    this.#storage = new TableStorage(ctx.storage)
    this.#relays = new Relays(ctx.storage.sql, env.RELAYS)
    this.#listing = new Listing(env.LOBBY)
    this.#sockets = new SeatSockets(ctx)
    this.#alarm = new Alarm(ctx)
    const stored = this.#storage.load()
    this.#isNewer = stored === 'newer'
    this.#table = stored === 'newer' ? null : stored
  }

  // ---------------------------------------------------------------- asked by the routes

  /** False if there is a table of this code already. */
  create(opening: Opening): boolean {
    if (this.#table || this.#isNewer) return false
    const moment = this.#moment()
    const table = openTable(opening, moment)
    this.#storage.create(table)
    this.#table = table
    this.#alarm.ringBy(nextWake(table, moment.now), moment.now)
    return true
  }

  /** @param was the token of the seat that the same browser had here before, as it says itself */
  sit(
    name: string,
    was: string | null = null,
    network: string | null = null,
  ): Result<Seated | Waiting, Refused> {
    if (!this.#table) return refuse(this.#noTable())
    const token = newToken(crypto.getRandomValues(new Uint8Array(16)))
    const moment = this.#moment()
    const wasHash = was === null ? null : hashOf(was)
    const taken = sit(this.#table, { name, tokenHash: hashOf(token), wasHash, network }, moment)
    if (!taken.ok) return taken
    this.#commit(this.#table, taken.value, moment)
    const { value } = taken
    return ok('seat' in value ? { seat: value.seat, token } : { person: value.person, token })
  }

  /** What everybody may see, as JSON; null if there is no such table. */
  look(): string | null {
    this.#failIfNewer()
    return this.#table && JSON.stringify(publicState(this.#table, this.#relays.watchers()))
  }

  /** What a new line of this seat would hear first, as JSON. */
  lookFrom(token: string): Result<string, Refused> {
    const visit = this.#visit(token)
    if (!visit.ok) return visit
    const { table, id } = visit.value
    return ok(this.#firstWords(table, seatOf(table, id), 0))
  }

  /** What this seat has not seen since this entry of the log, as JSON. */
  async missed(token: string, since: number): Promise<Result<string, Refused>> {
    const visit = this.#visit(token)
    if (!visit.ok) return visit
    const { table, id } = visit.value
    const mayAsk = () => this.#lookingBack.charge(id, Date.now()) === 'fine'
    return this.#answerFromLog(`missed ${id} ${since} ${table.seq}`, mayAsk, () =>
      missedBy(table, seatOf(table, id), since, (deal) =>
        this.#storage.steps(deal.from, table.seq),
      ),
    )
  }

  /** As JSON, piece by piece: others play at this table meanwhile. */
  async #answerFromLog<Answer>(
    key: string,
    mayAsk: () => boolean,
    work: () => Work<Result<Answer, Refused>>,
  ): Promise<Result<string, Refused>> {
    const known = this.#fromLog.known(key)
    if (known) return known
    if (this.#fromLog.isBusy() || !mayAsk()) return refuse({ refusal: 'too-fast' })
    return this.#fromLog.make(key, async () => {
      const found = await unhurried(work())
      return found.ok ? ok(JSON.stringify(found.value)) : found
    })
  }

  /** Why the bot on a seat moved as it did, as JSON: as far as the seat of this token sees, or watchers do. */
  reason(seat: Seat, token: string | null): Result<string, Refused> {
    const visit = token === null ? null : this.#visit(token)
    if (visit && !visit.ok) return visit
    if (!this.#table) return refuse(this.#noTable())
    const viewer = visit ? seatOf(this.#table, visit.value.id) : 'public'
    const found = reasonOf(this.#table, seat, viewer)
    return found.ok ? ok(JSON.stringify(found.value)) : found
  }

  /** The same as over a line of this seat. */
  say(token: string, data: string): Result<Done, Refused> {
    const visit = this.#visit(token)
    if (!visit.ok)
      return visit.refused.refusal === 'unanswered' ? this.#withdraw(token, data) : visit
    const done = this.#obey(visit.value.id, data)
    this.#closeUnseated(visit.value.table)
    return done
  }

  /** The one thing that somebody can say who waits for an answer: that they do so no longer. */
  #withdraw(token: string, data: string): Result<Done, Refused> {
    const read = readCommand(data)
    const asker = this.#table && askerWith(this.#table, token)
    if (!read.ok) return read
    if (!this.#table || !asker || read.value.type !== 'leave')
      return refuse({ refusal: 'unanswered' })
    this.#commit(this.#table, { table: withoutAsker(this.#table, asker.id) }, this.#moment())
    return ok({ id: read.value.id })
  }

  /** Takes the table off the list of public ones, for good. False if there is no such table. */
  bar(): boolean {
    this.#failIfNewer()
    if (!this.#table) return false
    this.#commit(this.#table, bar(this.#table), this.#moment())
    return true
  }

  /** The last finished game, as JSON. */
  async game(): Promise<Result<string, Refused>> {
    const table = this.#table
    if (!table) return refuse(this.#noTable())
    const { finished } = table
    if (!finished) return refuse({ refusal: 'game-not-over' })
    const storage = this.#storage
    return this.#answerFromLog(
      `game ${finished.from}`,
      () => true,
      function* () {
        const steps = storage.steps(finished.from, finished.to).map(({ step }) => step)
        return ok(yield* gameRecord(table, finished, steps))
      },
    )
  }

  /** The same with its cards, for another table that is to be opened. */
  again(): Result<Omit<Opening, 'code'>, Refused> {
    return this.#table ? againAt(this.#table) : refuse(this.#noTable())
  }

  // ---------------------------------------------------------------- asked by the relays

  /** From now on this relay is told; it gets what its watchers hear first. Null if there is no such table. */
  attach(number: number, generation: number): string | null {
    this.#failIfNewer()
    if (!this.#table) return null
    this.#relays.attach(number, generation)
    return this.#firstWords(this.#table, 'public', 0)
  }

  /** How many watch at a relay now. False if the table does not know it so. */
  report(number: number, generation: number, watchers: number): boolean {
    if (!this.#table) return false
    const before = this.#relays.watchers()
    const known = this.#relays.report(number, generation, watchers)
    if (this.#relays.watchers() !== before) {
      const count = written({ type: 'watchers', watchers: this.#relays.watchers() })
      for (const socket of this.#sockets.all()) send(socket, [count])
      this.#relays.tell(this.#table.code, [count])
      this.#list(this.#table)
    }
    return known
  }

  // ---------------------------------------------------------------- the seats' sockets

  override fetch(request: Request): Response {
    const offered = request.headers.get('Sec-WebSocket-Protocol')
    if (this.#isNewer) return closedSocket(tryAgainLater, offered)
    if (!this.#table) return closedSocket(closing.noSuchTable, offered)
    const human = humanWith(this.#table, tokenIn(offered) ?? '')
    if (!human)
      return closedSocket(
        askerWith(this.#table, tokenIn(offered) ?? '') ? tryAgainLater : closing.wrongToken,
        offered,
      )

    const moment = this.#moment()
    const arrival = arrived(this.#table, human.id, moment)
    if (!arrival.ok) return closedSocket(tryAgainLater, offered)
    // Accepted after the broadcast of its arrival, since the snapshot comes first.
    this.#commit(this.#table, arrival.value, moment)
    // Also where nothing has changed: after a restart an alarm may be lost, and all have to come anew.
    this.#alarm.ringBy(nextWake(this.#table, moment.now), moment.now)
    const seen = Number(new URL(request.url).searchParams.get('seen') ?? 'none')
    const missed = Number.isSafeInteger(seen) ? this.#storage.movesSince(this.#table, seen) : 0
    const { server, answer } = this.#sockets.accept(human.id, offered, moment.now)
    send(server, [this.#firstWords(this.#table, seatOf(this.#table, human.id), missed)])
    return answer
  }

  #firstWords(table: Table, viewer: Viewer, missed: number): string {
    const around = { chat: this.#storage.chat(), watchers: this.#relays.watchers(), missed }
    return written(snapshot(table, viewer, around))
  }

  /** One question or command over HTTP: its seat is found, and it counts like a message over a line. */
  #visit(token: string): Result<{ table: Table; id: string }, Refused> {
    if (!this.#table) return refuse(this.#noTable())
    const human = humanWith(this.#table, token)
    if (!human)
      return refuse({ refusal: askerWith(this.#table, token) ? 'unanswered' : 'wrong-token' })
    const moment = this.#moment()
    if (this.#rates.charge(human.id, moment.now) !== 'fine') return refuse({ refusal: 'too-fast' })
    this.#commit(this.#table, called(this.#table, human.id, moment), moment)
    return ok({ table: this.#table, id: human.id })
  }

  override webSocketMessage(socket: WebSocket, data: string | ArrayBuffer): void {
    const now = Date.now()
    this.#sockets.markHeard(socket, now)
    const id = this.#sockets.seatIdOf(socket)
    const rate = this.#rates.charge(id, now)
    if (rate === 'far-too-fast') return close(socket, closing.tooFast)
    const before = this.#table
    const done: Result<Done, Refused> =
      rate === 'fine' ? this.#obey(id, data) : refuse({ refusal: 'too-fast' })
    const answer: ServerMessage = done.ok
      ? { type: 'done', ...done.value }
      : { type: 'refused', id: idOf(data), ...done.refused }
    send(socket, [written(answer)])
    // After the answer, since who leaves is to hear that it is done.
    this.#closeUnseated(before)
  }

  #obey(id: string, data: string | ArrayBuffer): Result<Done, Refused> {
    const read = readCommand(data)
    if (!read.ok) return read
    if (!this.#table) return refuse(this.#noTable())
    try {
      const moment = this.#moment()
      const decided = receive(this.#table, id, read.value, moment)
      if (!decided.ok) return decided
      this.#commit(this.#table, decided.value, moment)
      return ok({ id: read.value.id })
    } catch (error) {
      reportFault(error)
      return refuse({ refusal: 'unavailable' })
    }
  }

  #closeUnseated(before: Table | null): void {
    if (!before || !this.#table) return
    for (const id of unseated(before, this.#table))
      for (const left of this.#sockets.of(id)) close(left, closing.unseated)
  }

  override webSocketClose(socket: WebSocket, code: number): void {
    close(socket, code)
    this.#lost(this.#sockets.seatIdOf(socket))
  }

  override webSocketError(socket: WebSocket): void {
    close(socket, 1011)
    this.#lost(this.#sockets.seatIdOf(socket))
  }

  #lost(id: string): void {
    if (!this.#table || this.#sockets.of(id).length > 0) return
    const moment = this.#moment()
    this.#commit(this.#table, gone(this.#table, id, moment), moment)
  }

  // ---------------------------------------------------------------- time

  override async alarm(): Promise<void> {
    this.#alarm.hasRung()
    const moment = this.#moment()
    if (this.#isNewer) this.#alarm.ringBy(moment.now + patience.newerTable, moment.now)
    if (!this.#table) return
    const aged = lookAtAge(this.#table, moment.now)
    if (!aged) return this.#forget()
    try {
      this.#commit(this.#table, { table: aged }, moment)
      this.#sweep(moment.now)
      this.#commit(this.#table, wake(this.#table, moment), moment)
      this.#list(this.#table)
    } catch (error) {
      reportFault(error)
    }
    this.#alarm.ringBy(nextWake(this.#table, moment.now), moment.now)
  }

  /** Finds the lines that died without a word, and those that a restart has cut. */
  #sweep(now: number): void {
    this.#sockets.closeDead(now)
    if (this.#table) for (const { id, here } of humansAt(this.#table)) if (here) this.#lost(id)
  }

  #list(before: Table): void {
    if (this.#table) this.#listing.tell(before, this.#table, this.#relays.watchers(), Date.now())
  }

  async #forget(): Promise<void> {
    this.#table = null
    for (const socket of this.#sockets.all()) close(socket, closing.noSuchTable)
    this.#relays.forget()
    await this.#storage.forget()
  }

  // ---------------------------------------------------------------- a change

  /** Written down, then told: the platform holds every message back until the write is safe. What changes nothing is only remembered. */
  #commit(before: Table, change: Change, { now }: Moment): void {
    const { table } = change
    if (table === before) return
    if (change.changesNothing) {
      this.#table = table
      return
    }
    const heard = news(before, change, this.#relays.watchers())
    // All is ready before anything is written: what cannot be shown has not happened.
    const told = heard
      ? this.#sockets.all().map((socket) => {
          const seat = seatOf(table, this.#sockets.seatIdOf(socket))
          return [socket, seat < 0 ? [] : heard(seat)] as const
        })
      : []
    const toldPublicly = heard?.('public')
    this.#storage.save(change, now)
    this.#table = table
    for (const [socket, texts] of told) send(socket, texts)
    if (toldPublicly) this.#relays.tell(table.code, toldPublicly)
    this.#list(before)
    this.#alarm.ringBy(nextWake(table, now), now)
  }

  #noTable(): Refused {
    return { refusal: this.#isNewer ? 'unavailable' : 'no-such-table' }
  }

  /** Where null says that there is no table: whoever asks takes a failure for `unavailable`. */
  #failIfNewer(): void {
    if (this.#isNewer) throw new Error('this table was stored by a newer program')
  }

  #moment(): Moment {
    return {
      now: Date.now(),
      entropy: bytesToHex(crypto.getRandomValues(new Uint8Array(32))),
      botPace: Number(this.env.BOT_PACE),
    }
  }
}
