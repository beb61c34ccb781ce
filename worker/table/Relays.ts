import { type RelayId, getRelay, relayName } from '../spectators/relay-id.ts'
import type { RelayObject } from '../spectators/RelayObject.ts'
import { TimeLimitError, withTimeLimit } from '../time-limit.ts'

export type Subscription = RelayId & {
  /** Tells one attachment from the one before. */
  readonly generation: number
}

type SubscribedRelay = Subscription & { readonly watchers: number }

/** The relays that repeat this table's public news to its watchers. */
export class Relays {
  readonly #sql: SqlStorage
  readonly #namespace: DurableObjectNamespace<RelayObject>
  readonly #onNobody: (place: RelayId, generation: number) => void
  #attached: readonly SubscribedRelay[] | null = null
  /** Rises with each life of the table, that what it said before it died is known from what it says now. */
  #epoch: number
  /** Calls of one stub arrive in their order; those of two may overtake each other, though they go to the same object. */
  readonly #stubs = new Map<string, DurableObjectStub<RelayObject>>()

  /**
   * @param now when the table was taken into memory
   * @param onNobody told of a relay at which nobody watches any more, as its answers say
   */
  constructor(
    sql: SqlStorage,
    namespace: DurableObjectNamespace<RelayObject>,
    now: number,
    onNobody: (place: RelayId, generation: number) => void,
  ) {
    this.#sql = sql
    this.#epoch = now
    this.#namespace = namespace
    this.#onNobody = onNobody
  }

  watchers(): number {
    return this.#all().reduce((sum, { watchers }) => sum + watchers, 0)
  }

  /** Whether any is told what happens. */
  isAny(): boolean {
    return this.#all().length > 0
  }

  /**
   * From now on this relay is told what is new.
   * @param heard the latest epoch that the relay has heard of: another life's, where it is later than ours, since the clock was put back
   */
  subscribe(attachment: Subscription, heard: number): void {
    if (heard > this.#epoch) this.#epoch = heard + 1
    if (this.#at(attachment)?.generation !== attachment.generation)
      this.#keep([...this.#others(attachment), { ...attachment, watchers: 0 }])
  }

  /** Over the same stub as the news, so that it arrives after all that it holds, and before all else. */
  sendSnapshot(code: string, place: RelayId, snapshot: string, ask: number): void {
    this.#call(code, place, (relay) => relay.setSnapshot(snapshot, this.#epoch, ask))
  }

  /** How many watch at a relay now; false if this is not the attachment we know, but one before it. */
  reportSpectators(place: RelayId, generation: number, watchers: number): boolean {
    const known = this.#at(place)
    const others = this.#others(place)
    if (known?.generation !== generation) {
      // A relay has one attachment at a time: those who watched over the one that we know are gone.
      if (known && known.generation < generation) this.#keep(others)
      return false
    }
    if (watchers === 0) this.#keep(others)
    else if (watchers !== known.watchers) this.#keep([...others, { ...known, watchers }])
    return true
  }

  /** What was stored is gone, so nothing of it is remembered either. */
  forget(): void {
    this.#attached = null
  }

  /** Watchers see no more of it. A relay that is not reached finds out when it counts them. */
  closeAll(code: string): void {
    for (const place of this.#all()) this.#call(code, place, (relay) => relay.close())
  }

  /** One call to each relay, and none is waited for. What only seats have heard of is none. */
  publish(code: string, texts: readonly string[]): void {
    if (texts.length === 0) return
    for (const attached of this.#all())
      this.#call(code, attached, async (relay) => {
        const listeners = await relay.publish(texts, this.#epoch)
        if (listeners === 0) this.#onNobody(attached, attached.generation)
      })
  }

  /** Not waited for. Where the call fails, the relay's watchers are lost: they come back and ask anew. */
  #call(
    code: string,
    place: RelayId,
    call: (relay: DurableObjectStub<RelayObject>) => Promise<void>,
  ): void {
    withTimeLimit(call(this.#relay(code, place))).catch((error: unknown) => {
      // What takes too long may still arrive, and before what the same stub is told next; any other stub is of no more use.
      if (!(error instanceof TimeLimitError)) this.#stubs.delete(relayName(code, place))
    })
  }

  #relay(code: string, place: RelayId): DurableObjectStub<RelayObject> {
    const name = relayName(code, place)
    const relay = this.#stubs.get(name) ?? getRelay(this.#namespace, code, place)
    this.#stubs.set(name, relay)
    return relay
  }

  #all(): readonly SubscribedRelay[] {
    this.#attached ??= this.#stored()
    return this.#attached
  }

  #at(place: RelayId): SubscribedRelay | undefined {
    return this.#all().find((one) => isAt(one, place))
  }

  #others(place: RelayId): readonly SubscribedRelay[] {
    return this.#all().filter((one) => !isAt(one, place))
  }

  #stored(): readonly SubscribedRelay[] {
    const { relays } = this.#sql.exec<{ relays: string | null }>('select relays from state').one()
    return relays === null ? [] : (JSON.parse(relays) as readonly SubscribedRelay[])
  }

  /** They lie in the row of the state: a table of their own would cost more than all that is written to it. */
  #keep(relays: readonly SubscribedRelay[]): void {
    this.#sql.exec('update state set relays = ?', relays.length > 0 ? JSON.stringify(relays) : null)
    this.#attached = relays
  }
}

const isAt = (one: RelayId, { region, number }: RelayId): boolean =>
  one.region === region && one.number === number
