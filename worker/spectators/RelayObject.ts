import { DurableObject } from 'cloudflare:workers'

import { limits, patience } from '../../shared/protocol/limits.ts'
import type { Refused } from '../../shared/protocol/refusals.ts'
import { closing } from '../../shared/protocol/socket.ts'
import { Alarm } from '../Alarm.ts'
import { logError } from '../error-log.ts'
import { Connections } from '../Connections.ts'
import { close, refuseSocket } from '../socket.ts'
import { withTimeLimit } from '../time-limit.ts'
import { Broadcast } from './Broadcast.ts'
import type { Region } from '../region.ts'
import { readRelayName } from './names.ts'

/** All that a relay asks of its table. */
interface WatchedTable extends Rpc.DurableObjectBranded {
  /** What everybody may see. Null if there is no such table; a refusal where it cannot say. */
  look(): string | null | Refused
  /**
   * From now on the table tells this relay what is public, and all that is so now first of all. False if there is no such
   * table; refusals as of `look`.
   * @param heard the latest epoch of the table that was heard of here
   * @param ask comes back with the snapshot
   */
  attach(
    number: number,
    generation: number,
    region: Region | null,
    heard: number,
    ask: number,
  ): boolean | Refused
  /** False if the table does not know the relay so. */
  report(number: number, generation: number, watchers: number, region: Region | null): boolean
}

export type RelayEnv = {
  readonly TABLES: DurableObjectNamespace<WatchedTable>
  readonly BOT_PACE?: string
}

/** How long a change in the number of watchers may wait before the table, and with it all of them, hears of it. */
const countDelay = (watchers: number): number => 1_000 + watchers

/** What is kept, since this object sleeps while its watchers stay, and is not always woken by its name. */
type Attached = {
  readonly name: string
  /** Tells one attachment to the table from the one before. */
  readonly generation: number
}

/**
 * Repeats what a table says publicly to those who watch it, and knows nothing of what it repeats. However many they
 * are, they cost the table one call.
 */
export class RelayObject extends DurableObject<RelayEnv> {
  readonly #alarm: Alarm
  readonly #sockets: Connections
  #name: string
  #generation: number
  /** What a watcher hears first, until the table says something newer. */
  #snapshot: string | null = null
  /** Asks for the next one, once for all who wait. Whether there is such a table. */
  #asking: Promise<boolean> | null = null
  #onSnapshot: () => void = () => undefined
  /** How often it was asked for. */
  #asks = 0
  /** The latest epoch of the table: what an earlier life of it has said may arrive after what a later one says. Forgotten in sleep. */
  #epoch = 0
  readonly #broadcast: Broadcast
  #listeners: number
  /** When they were counted last. Forgotten in sleep, which takes as long to come as the next count may. */
  #countedAt = 0
  /** How many the table knows of, and whether it has told anything since it was last asked: both forgotten in sleep. */
  #reported = 0
  #isToldSince = false

  constructor(ctx: DurableObjectState, env: RelayEnv) {
    super(ctx, env)
    const kept = ctx.storage.kv.get<Attached>('attached')
    this.#name = ctx.id.name ?? kept?.name ?? ''
    this.#generation = kept?.generation ?? 0
    this.#sockets = new Connections(ctx)
    this.#listeners = this.#sockets.open().length
    this.#alarm = new Alarm(ctx)
    this.#broadcast = new Broadcast(ctx, () => this.#askForSnapshot())
  }

  /** A new watcher; 503 if this relay is full. The address of the request names the relay. */
  override async fetch(request: Request): Promise<Response> {
    // An object that a closing socket has woken does not know its name, unless it is stored.
    if (this.#name === '') this.#name = new URL(request.url).pathname.slice(1)
    if (this.#listeners >= limits.watchersPerRelay) return new Response(null, { status: 503 })
    const offered = request.headers.get('Sec-WebSocket-Protocol')
    // Once the platform keeps a socket, it hangs up seconds after the close, and a browser waits for that.
    if (this.#listeners === 0 && !(await this.#mayBeTable()))
      return refuseSocket(closing.noSuchTable, offered)
    const now = Date.now()
    if (this.#listeners === 0) {
      this.#generation = Math.max(now, this.#generation + 1)
      this.#snapshot = null
      this.#reported = 0
    }
    // Before the snapshot is awaited: a browser that gives up meanwhile is noticed, and nothing piles up.
    const { server, answer } = this.#sockets.accept(offered, { lastReceivedAt: now })
    this.#listeners += 1
    this.#broadcast.await(server)
    this.ctx.waitUntil(this.#welcome(server))
    return answer
  }

  /** Said by the table. The answer is how many listen; at none the table puts this relay aside. */
  async tell(texts: readonly string[], epoch: number): Promise<number> {
    this.#snapshot = null
    this.#isToldSince = true
    if (this.#isOverdue(epoch)) await this.#renew().catch(logError)
    else await this.#broadcast.say(texts)
    return this.#listeners
  }

  /** Said by the table, in order with all that it tells: what a watcher hears first. */
  hold(snapshot: string, epoch: number, ask: number): void {
    // The table may have told nothing here between the answer to an earlier question and that to the last one.
    if (this.#isOverdue(epoch) || ask !== this.#asks) return
    this.#snapshot = snapshot
    this.#asking = null
    this.#onSnapshot()
    this.#broadcast.hold(snapshot)
  }

  /** Said by the table: it is no more. */
  end(): void {
    this.#closeAll()
  }

  override webSocketMessage(socket: WebSocket): void {
    // Watchers have nothing to say but the ping, which is answered without waking anybody.
    close(socket, closing.tooFast)
  }

  override webSocketClose(socket: WebSocket, code: number): void {
    close(socket, code)
    this.#countSoon()
  }

  override webSocketError(socket: WebSocket): void {
    close(socket, 1011)
    this.#countSoon()
  }

  /** Counts the watchers anew and reports them: the more there are, the less often. */
  override alarm(): Promise<void> {
    return this.#alarm.handle(() => this.#count())
  }

  async #count(): Promise<void> {
    const now = Date.now()
    this.#sockets.closeIdle(now)
    this.#listeners = this.#sockets.open().length
    this.#countedAt = now
    try {
      const known = this.#isKnown() || (await this.#report())
      if (this.#listeners === 0) {
        // With all else goes an alarm that somebody's leaving has set meanwhile: whoever comes next needs another.
        this.#alarm.clear()
        return await this.ctx.storage.deleteAll()
      }
      this.#alarm.scheduleBy(now + patience.deadSocket, now)
      this.#isToldSince = false
      if (!known) await this.#renew()
    } catch (error) {
      // The table cannot be reached, or cannot write.
      logError(error)
      this.#alarm.scheduleBy(now + patience.counted, now)
    }
  }

  async #welcome(socket: WebSocket): Promise<void> {
    try {
      if (this.#snapshot === null) await this.#askForSnapshot()
      else this.#broadcast.hold(this.#snapshot)
      this.#countSoon()
    } catch (error) {
      this.#broadcast.giveUp(socket)
      close(socket, 1011)
      logError(error)
    }
  }

  /** Whoever watches may have missed something. */
  #renew(): Promise<void> {
    this.#snapshot = null
    this.#broadcast.miss()
    return this.#askForSnapshot()
  }

  #isOverdue(epoch: number): boolean {
    const isOverdue = epoch < this.#epoch
    this.#epoch = Math.max(this.#epoch, epoch)
    return isOverdue
  }

  /** Also where nobody can say at the moment: a watcher hears of that over the line. */
  async #mayBeTable(): Promise<boolean> {
    const { code } = readRelayName(this.#name)
    const look = await withTimeLimit(this.env.TABLES.getByName(code).look()).catch(() => undefined)
    return look !== null
  }

  async #askForSnapshot(): Promise<void> {
    this.#asking ??= withTimeLimit(this.#attach())
    const asking = this.#asking
    try {
      if (!(await asking)) this.#closeAll()
    } finally {
      if (this.#asking === asking) this.#asking = null
    }
  }

  /** Done when the table has told a snapshot, which may take longer than the answer or not as long. */
  async #attach(): Promise<boolean> {
    const arrival = new Promise<void>((arrived) => (this.#onSnapshot = arrived))
    const attached: Attached = { name: this.#name, generation: this.#generation }
    const { code, number, region } = readRelayName(this.#name)
    const table = this.env.TABLES.getByName(code)
    this.#asks += 1
    const { generation } = attached
    const answer = await table.attach(number, generation, region, this.#epoch, this.#asks)
    if (answer === false) return false
    if (answer !== true) throw new Error(answer.refusal)
    const kept = this.ctx.storage.kv.get<Attached>('attached')
    if (kept?.generation !== generation) this.ctx.storage.kv.put('attached', attached)
    await arrival
    return true
  }

  /** A table tells whom it knows, and need not be asked where it did so and the number is still the same. */
  #isKnown(): boolean {
    return this.#listeners > 0 && this.#isToldSince && this.#reported === this.#listeners
  }

  async #report(): Promise<boolean> {
    const { code, number, region } = readRelayName(this.#name)
    const table = this.env.TABLES.getByName(code)
    const watchers = this.#listeners
    const known = await withTimeLimit(table.report(number, this.#generation, watchers, region))
    this.#reported = known ? watchers : 0
    return known
  }

  /** There is no such table, now. */
  #closeAll(): void {
    for (const socket of this.#sockets.open()) {
      this.#broadcast.giveUp(socket)
      close(socket, closing.noSuchTable)
    }
    this.#snapshot = null
    this.#listeners = 0
  }

  #countSoon(): void {
    // Nothing is written, and so no alarm set, for a code that belongs to no table.
    if (!this.ctx.storage.kv.get('attached')) return
    const now = Date.now()
    const pause = patience.counted * Number(this.env.BOT_PACE ?? 1)
    const soonest = Math.min(this.#countedAt, now) + pause
    this.#alarm.scheduleBy(Math.max(now + countDelay(this.#listeners), soonest), now)
  }
}
