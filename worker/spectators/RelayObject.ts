import { DurableObject } from 'cloudflare:workers'

import { isClap } from '../../shared/protocol/commands.ts'
import { limits, timeouts } from '../../shared/protocol/limits.ts'
import type { Refused } from '../../shared/protocol/refusals.ts'
import { closeCodes } from '../../shared/protocol/socket.ts'
import { Alarm } from '../Alarm.ts'
import { botPaceOf } from '../bot-pace.ts'
import { logError } from '../error-log.ts'
import { Connections } from '../Connections.ts'
import { close, refuseSocket } from '../socket.ts'
import { withTimeLimit } from '../time-limit.ts'
import { Broadcast } from './Broadcast.ts'
import { ClapBatch } from './ClapBatch.ts'
import { ClapRates } from './ClapRates.ts'
import { type Audience, nobody, parseRelayName, type Subscription } from './relay.ts'

/** The methods of `TableObject` that relays call. */
interface RelayedTable extends Rpc.DurableObjectBranded {
  /**
   * Returns the public state as JSON; null if the table doesn't exist, a refusal if the table can't
   * return the state now.
   */
  publicState(): string | null | Refused
  /**
   * Subscribes the relay to public updates, and first sends a snapshot to the relay. Returns false
   * if the table doesn't exist, or a refusal in the same cases as `publicState`.
   * @param lastEpoch the latest epoch of the table that this relay has received
   * @param request the number of this request, which the table passes to `setSnapshot`
   */
  subscribe(subscription: Subscription, lastEpoch: number, request: number): boolean | Refused
  /**
   * Reports the number of spectators. Returns false if the table no longer has the subscription,
   * since the relay has subscribed again.
   */
  reportSpectators(subscription: Subscription, audience: Audience): boolean
  /**
   * Reports claps of spectators. Returns false if the host has switched claps off, or if the table
   * no longer has the subscription, since the relay has subscribed again.
   */
  reportClaps(subscription: Subscription, claps: number): boolean
}

type RelayEnv = {
  readonly TABLES: DurableObjectNamespace<RelayedTable>
  readonly BOT_PACE?: string
}

/**
 * Returns the delay in ms before the relay reports a changed number of spectators. The more
 * spectators there are, the longer the delay, since the table broadcasts each change to all.
 */
const countDelay = (spectators: number): number => 1_000 + spectators

/** Marks the sockets of televisions, also while the object hibernates. */
const televisionTag = 'television'

/**
 * The stored subscription. It includes the name of the relay, because the object can hibernate
 * while spectators are connected. If a closing socket wakes the object, the platform does not tell
 * the object its own name.
 */
type StoredSubscription = {
  readonly name: string
  /** Distinguishes a subscription from the previous one of this relay. */
  readonly generation: number
}

/**
 * Broadcasts the public updates of a table to spectators, without parsing the updates. The table
 * makes one call for each update, no matter how many spectators the relay has.
 */
export class RelayObject extends DurableObject<RelayEnv> {
  readonly #alarm: Alarm
  readonly #sockets: Connections
  #name: string
  #generation: number
  /**
   * The latest snapshot of the table, which is the first message for a new spectator. Null if no
   * snapshot has arrived, or if the table has published an update after the snapshot.
   */
  #snapshot: string | null = null
  /**
   * The pending request for a snapshot, which all new spectators share. Resolves to false if the
   * table doesn't exist.
   */
  #pendingSnapshot: Promise<boolean> | null = null
  #onSnapshot: () => void = () => undefined
  /** Number of snapshots requested so far. */
  #requests = 0
  /**
   * The latest epoch of the table that this relay has received. Updates of an earlier epoch may
   * still arrive later. Lost in hibernation.
   */
  #epoch = 0
  readonly #broadcast: Broadcast
  #spectators: number
  /**
   * Time in ms when spectators were last counted. Lost in hibernation. This is harmless, since the
   * object hibernates only after the pause between two counts is over.
   */
  #countedAt = 0
  /** The numbers that were last reported to the table. Lost in hibernation. */
  #reported = nobody
  /** Whether the table has published anything since the last count. Lost in hibernation. */
  #hasUpdates = false
  readonly #clapRates = new ClapRates()
  readonly #claps: ClapBatch
  /**
   * Whether the table has refused claps since its last update. The relay then reports no claps
   * until the next update, which could be the one that allows claps. Lost in hibernation.
   */
  #areClapsRefused = false

  constructor(ctx: DurableObjectState, env: RelayEnv) {
    super(ctx, env)
    const stored = ctx.storage.kv.get<StoredSubscription>('subscription')
    this.#name = ctx.id.name ?? stored?.name ?? ''
    this.#generation = stored?.generation ?? 0
    this.#sockets = new Connections(ctx)
    this.#spectators = this.#sockets.open().length
    this.#alarm = new Alarm(ctx)
    this.#broadcast = new Broadcast(ctx, () => this.#requestSnapshot())
    const interval = timeouts.clapsMin * botPaceOf(env)
    this.#claps = new ClapBatch(
      (claps) => this.#reportClaps(claps),
      () => interval,
    )
  }

  /**
   * Connects a spectator. Responds with 503 if this relay is full. The path of the request names
   * the relay.
   */
  override async fetch(request: Request): Promise<Response> {
    // If a closing socket wakes the object, `ctx.id.name` is missing. In that case the name comes
    // from the storage, or from the path of this request.
    if (this.#name === '') this.#name = new URL(request.url).pathname.slice(1)
    if (this.#spectators >= limits.spectatorsPerRelay) return new Response(null, { status: 503 })
    const offered = request.headers.get('Sec-WebSocket-Protocol')
    // Check the table before `acceptWebSocket`. The platform completes the close of an accepted
    // socket only after seconds, and browsers wait for the close to complete.
    if (this.#spectators === 0 && !(await this.#mayBeTable()))
      return refuseSocket(closeCodes.noSuchTable, offered)
    const now = Date.now()
    if (this.#spectators === 0) {
      this.#generation = Math.max(now, this.#generation + 1)
      this.#snapshot = null
      this.#reported = nobody
    }
    // Accept the socket before the snapshot arrives, so that the relay notices a client that
    // disconnects while it waits.
    const isTelevision = new URL(request.url).searchParams.get('screen') === 'tv'
    const { server, response } = this.#sockets.accept(
      offered,
      { lastReceivedAt: now },
      isTelevision ? televisionTag : undefined,
    )
    this.#spectators += 1
    this.#broadcast.addSubscriber(server)
    this.ctx.waitUntil(this.#welcome(server))
    return response
  }

  /**
   * Sends updates to all spectators. Called by the table. Returns the number of spectators; if it
   * is 0, the table drops the subscription.
   */
  async publish(texts: readonly string[], epoch: number): Promise<number> {
    this.#snapshot = null
    this.#hasUpdates = true
    this.#areClapsRefused = false
    if (this.#isOverdue(epoch)) await this.#renew().catch(logError)
    else await this.#broadcast.publish(texts)
    return this.#spectators
  }

  /**
   * Sets the snapshot that new spectators get first. Calls of this method and calls of `publish`
   * arrive in the order in which the table made them.
   */
  setSnapshot(snapshot: string, epoch: number, request: number): void {
    // Only the snapshot of the latest request is complete, since updates may be missing after an
    // earlier snapshot.
    if (this.#isOverdue(epoch) || request !== this.#requests) return
    this.#snapshot = snapshot
    this.#areClapsRefused = false
    this.#pendingSnapshot = null
    this.#broadcast.publishSnapshot(snapshot)
    this.#onSnapshot()
  }

  /** Closes all sockets. Called by the table when the table is deleted. */
  close(): void {
    this.#closeAll()
  }

  override webSocketMessage(socket: WebSocket, data: string | ArrayBuffer): void {
    // Spectators may only clap and send pings, which the platform answers itself. Any other
    // message is a violation.
    const rate = isClap(data) ? this.#clapRates.charge(socket, Date.now()) : 'far-too-fast'
    if (rate === 'far-too-fast') return close(socket, closeCodes.tooFast)
    if (rate === 'fine' && !this.#areClapsRefused) this.#claps.add(1)
  }

  override webSocketClose(socket: WebSocket, code: number): void {
    close(socket, code)
    this.#countAfterLeaving(socket)
  }

  override webSocketError(socket: WebSocket): void {
    close(socket, 1011)
    this.#countAfterLeaving(socket)
  }

  /**
   * Counts the spectators and reports their number to the table. The more spectators there are, the
   * longer the relay waits before it counts.
   */
  override alarm(): Promise<void> {
    return this.#alarm.handle(() => this.#count())
  }

  async #count(): Promise<void> {
    const now = Date.now()
    this.#sockets.closeIdle(now)
    this.#spectators = this.#sockets.open().length
    this.#countedAt = now
    try {
      const isKnown = this.#isKnown() || (await this.#report())
      if (this.#spectators === 0) {
        // `deleteAll` also deletes the alarm that another spectator may have set by leaving during
        // the report. So clear the time in `#alarm`, and the next spectator sets a new alarm.
        this.#alarm.clear()
        return await this.ctx.storage.deleteAll()
      }
      this.#alarm.scheduleBy(now + timeouts.deadSocket, now)
      this.#hasUpdates = false
      if (!isKnown) await this.#renew()
    } catch (error) {
      // The table can't be reached, or the storage of this relay refuses to write. Count again
      // later.
      logError(error)
      this.#alarm.scheduleBy(now + timeouts.spectatorCount, now)
    }
  }

  async #welcome(socket: WebSocket): Promise<void> {
    try {
      if (this.#snapshot === null) await this.#requestSnapshot()
      else this.#broadcast.publishSnapshot(this.#snapshot)
      this.#countSoon()
    } catch (error) {
      this.#broadcast.removeSubscriber(socket)
      close(socket, 1011)
      logError(error)
    }
  }

  /** Sends all spectators a new snapshot, since they may have missed an update. */
  #renew(): Promise<void> {
    this.#snapshot = null
    this.#broadcast.markLost()
    return this.#requestSnapshot()
  }

  #isOverdue(epoch: number): boolean {
    const isOverdue = epoch < this.#epoch
    this.#epoch = Math.max(this.#epoch, epoch)
    return isOverdue
  }

  /**
   * Returns false only if the table doesn't exist. If the table doesn't respond, the spectator gets
   * the error over the socket instead.
   */
  async #mayBeTable(): Promise<boolean> {
    const look = await withTimeLimit(this.#table().publicState()).catch(() => undefined)
    return look !== null
  }

  async #requestSnapshot(): Promise<void> {
    this.#pendingSnapshot ??= withTimeLimit(this.#subscribe())
    const pending = this.#pendingSnapshot
    try {
      if (!(await pending)) this.#closeAll()
    } finally {
      if (this.#pendingSnapshot === pending) this.#pendingSnapshot = null
    }
  }

  /**
   * Subscribes to the table. Resolves to true after both the reply to `subscribe` and the snapshot
   * have arrived, in either order; to false if the table doesn't exist.
   */
  async #subscribe(): Promise<boolean> {
    const subscription = this.#subscription()
    const arrival = new Promise<void>((arrived) => {
      this.#onSnapshot = () => {
        // The snapshot proves that the table exists and has stored this subscription, even if the
        // reply to `subscribe` gets lost. So store the subscription here too.
        const stored = this.ctx.storage.kv.get<StoredSubscription>('subscription')
        const { generation } = subscription
        if (stored?.generation !== generation)
          this.ctx.storage.kv.put('subscription', { name: this.#name, generation })
        arrived()
      }
    })
    this.#requests += 1
    const response = await this.#table().subscribe(subscription, this.#epoch, this.#requests)
    if (response === false) return false
    if (response !== true) throw new Error(response.refusal)
    await arrival
    return true
  }

  /**
   * Returns whether the table certainly has this subscription and the right number of spectators.
   * The table publishes only to subscribed relays, so an update since the last count proves the
   * subscription. If the number is unchanged too, no report is needed.
   */
  #isKnown(): boolean {
    const isReported =
      this.#reported.spectators === this.#spectators &&
      this.#reported.televisions === this.#televisions()
    return this.#spectators > 0 && this.#hasUpdates && isReported
  }

  #table(): DurableObjectStub<RelayedTable> {
    return this.env.TABLES.getByName(parseRelayName(this.#name).code)
  }

  #subscription(): Subscription {
    const { region, number } = parseRelayName(this.#name)
    return { region, number, generation: this.#generation }
  }

  async #report(): Promise<boolean> {
    const audience = { spectators: this.#spectators, televisions: this.#televisions() }
    const isKnown = await withTimeLimit(
      this.#table().reportSpectators(this.#subscription(), audience),
    )
    this.#reported = isKnown ? audience : nobody
    return isKnown
  }

  async #reportClaps(claps: number): Promise<void> {
    const isAccepted = await withTimeLimit(this.#table().reportClaps(this.#subscription(), claps))
    this.#areClapsRefused = !isAccepted
  }

  /** Closes all sockets, because the table doesn't exist any more. */
  #closeAll(): void {
    for (const socket of this.#sockets.open()) {
      this.#broadcast.removeSubscriber(socket)
      close(socket, closeCodes.noSuchTable)
    }
    this.#snapshot = null
    this.#spectators = 0
  }

  #televisions(): number {
    return this.#sockets.open(televisionTag).length
  }

  /**
   * Schedules a count after a spectator has left. If it is a television, the relay waits longer, so
   * that a television that reloads is back before the count. Otherwise the phones beside it would
   * change their layout twice.
   */
  #countAfterLeaving(socket: WebSocket): void {
    const isTelevision = this.ctx.getTags(socket).includes(televisionTag)
    this.#countSoon(isTelevision ? timeouts.televisionReload : 0)
  }

  #countSoon(earliest = 0): void {
    // Without a subscription the table may not exist. Write nothing then, not even an alarm, so
    // that made-up codes take no storage.
    if (!this.ctx.storage.kv.get('subscription')) return
    const now = Date.now()
    const pause = timeouts.spectatorCount * botPaceOf(this.env)
    const soonest = Math.min(this.#countedAt, now) + pause
    const delay = Math.max(countDelay(this.#spectators), earliest * botPaceOf(this.env))
    this.#alarm.scheduleBy(Math.max(now + delay, soonest), now)
  }
}
