import {
  type Audience,
  getRelay,
  nobody,
  type RelayId,
  relayName,
  type Subscription,
} from '../spectators/relay.ts'
import type { RelayObject } from '../spectators/RelayObject.ts'
import { TimeLimitError, withTimeLimit } from '../time-limit.ts'

type SubscribedRelay = Subscription & Audience

/** The relays that are subscribed to the public messages of this table. */
export class Relays {
  readonly #sql: SqlStorage
  readonly #namespace: DurableObjectNamespace<RelayObject>
  readonly #onNoSpectators: (subscription: Subscription) => void
  #subscribed: readonly SubscribedRelay[] | null = null
  /**
   * The epoch of this table, which rises each time the table is loaded into memory. So relays can
   * drop messages from before a restart.
   */
  #epoch: number
  /**
   * The stub of each relay. Calls of one stub arrive in order, but calls of two stubs can overtake
   * each other even if both stubs lead to the same object.
   */
  readonly #stubs = new Map<string, DurableObjectStub<RelayObject>>()

  /**
   * @param now when the table was loaded into memory
   * @param onNoSpectators called when a relay answers that it has no spectators any more
   */
  constructor(
    sql: SqlStorage,
    namespace: DurableObjectNamespace<RelayObject>,
    now: number,
    onNoSpectators: (subscription: Subscription) => void,
  ) {
    this.#sql = sql
    this.#epoch = now
    this.#namespace = namespace
    this.#onNoSpectators = onNoSpectators
  }

  spectators(): number {
    return this.all().reduce((sum, { spectators }) => sum + spectators, 0)
  }

  televisions(): number {
    return this.all().reduce((sum, { televisions }) => sum + televisions, 0)
  }

  isSubscribed(subscription: Subscription): boolean {
    return this.#at(subscription)?.generation === subscription.generation
  }

  hasSubscribers(): boolean {
    return this.all().length > 0
  }

  /**
   * Subscribes a relay.
   * @param latestEpoch the latest epoch of this table that the relay has received. It can be higher
   * than our epoch if the clock was set back. In that case our epoch is raised above it.
   */
  subscribe(subscription: Subscription, latestEpoch: number): void {
    if (latestEpoch > this.#epoch) this.#epoch = latestEpoch + 1
    if (!this.isSubscribed(subscription))
      this.#store([...this.#others(subscription), { ...subscription, ...nobody }])
  }

  /**
   * Sends the snapshot to a relay over the same stub as the updates. So the snapshot arrives after
   * the updates that it contains, and before all later updates.
   */
  sendSnapshot(code: string, relayId: RelayId, snapshot: string, requestNumber: number): void {
    this.#call(code, relayId, (relay) => relay.setSnapshot(snapshot, this.#epoch, requestNumber))
  }

  /**
   * Stores the number of spectators of a relay. Returns false if the subscription is not the
   * relay's current subscription.
   */
  reportSpectators(subscription: Subscription, { spectators, televisions }: Audience): boolean {
    const { generation } = subscription
    const known = this.#at(subscription)
    const others = this.#others(subscription)
    if (known?.generation !== generation) {
      // A relay has only one subscription at a time. If the report has a newer generation, the
      // spectators of the older subscription have disconnected, so drop that subscription.
      if (known && known.generation < generation) this.#store(others)
      return false
    }
    if (spectators === 0) this.#store(others)
    else if (spectators !== known.spectators || televisions !== known.televisions)
      this.#store([...others, { ...known, spectators, televisions }])
    return true
  }

  /** Clears the cache after the storage was deleted. */
  reset(): void {
    this.#subscribed = null
  }

  /**
   * Closes all relays. If a relay can't be reached, it learns that the table is deleted when it
   * next reports its spectators.
   */
  closeAll(code: string, subscribed: readonly RelayId[]): void {
    for (const relayId of subscribed) this.#call(code, relayId, (relay) => relay.close())
  }

  /**
   * Sends `texts` to every relay without awaiting the calls. If a change concerns seats only,
   * `texts` is empty and nothing is sent. If a call fails, calls the relay once more with an epoch
   * before all others, so that the relay requests a snapshot in place of the lost update.
   */
  publish(code: string, texts: readonly string[]): void {
    if (texts.length === 0) return
    for (const subscribed of this.all()) {
      const publish = (epoch: number) => async (relay: DurableObjectStub<RelayObject>) => {
        const listeners = await relay.publish(texts, epoch)
        if (listeners === 0) this.#onNoSpectators(subscribed)
      }
      this.#call(code, subscribed, publish(this.#epoch), () =>
        this.#call(code, subscribed, publish(-1)),
      )
    }
  }

  /**
   * Calls a relay without awaiting the call. A failed call is not repeated. Spectators who lose
   * their connection reconnect by themselves, and then get a new snapshot.
   * @param onFailure called if the call has failed and cannot arrive any more
   */
  #call(
    code: string,
    relayId: RelayId,
    hostCall: (relay: DurableObjectStub<RelayObject>) => Promise<void>,
    onFailure?: () => void,
  ): void {
    withTimeLimit(hostCall(this.#relay(code, relayId))).catch((error: unknown) => {
      // A call that timed out can still arrive. Keep the stub in that case, so that later calls
      // stay in order. After any other error the stub is unusable.
      if (error instanceof TimeLimitError) return
      this.#stubs.delete(relayName(code, relayId))
      onFailure?.()
    })
  }

  #relay(code: string, relayId: RelayId): DurableObjectStub<RelayObject> {
    const name = relayName(code, relayId)
    const relay = this.#stubs.get(name) ?? getRelay(this.#namespace, code, relayId)
    this.#stubs.set(name, relay)
    return relay
  }

  /**
   * Returns all subscribed relays. The first call reads the list from storage, so it must come
   * before the storage is deleted.
   */
  all(): readonly SubscribedRelay[] {
    this.#subscribed ??= this.#stored()
    return this.#subscribed
  }

  #at(relayId: RelayId): SubscribedRelay | undefined {
    return this.all().find((one) => isAt(one, relayId))
  }

  #others(relayId: RelayId): readonly SubscribedRelay[] {
    return this.all().filter((one) => !isAt(one, relayId))
  }

  #stored(): readonly SubscribedRelay[] {
    const { relays } = this.#sql.exec<{ relays: string | null }>('select relays from state').one()
    return relays === null ? [] : (JSON.parse(relays) as readonly SubscribedRelay[])
  }

  /**
   * Stores the relays in the row of the SQL table `state`. To create a separate SQL table for them
   * would cost more than to write all of its rows.
   */
  #store(relays: readonly SubscribedRelay[]): void {
    this.#sql.exec('update state set relays = ?', relays.length > 0 ? JSON.stringify(relays) : null)
    this.#subscribed = relays
  }
}

const isAt = (one: RelayId, { region, number }: RelayId): boolean =>
  one.region === region && one.number === number
