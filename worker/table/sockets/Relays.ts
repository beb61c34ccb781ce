import { type Place, relayAt, relayName } from '../../relay/names.ts'
import type { RelayObject } from '../../relay/RelayObject.ts'
import type { Told } from '../../relay/told.ts'
import { TimeLimitError, withTimeLimit } from '../../time-limit.ts'

type Attached = Place & {
  /** Tells one attachment from the one before. */
  readonly generation: number
  readonly watchers: number
}

/** The relays that repeat this table's public news to its watchers. */
export class Relays {
  readonly #sql: SqlStorage
  readonly #namespace: DurableObjectNamespace<RelayObject>
  readonly #onNobody: (place: Place, generation: number) => void
  #attached: readonly Attached[] | null = null
  #told: Told
  /** Calls of one stub arrive in their order; those of two may overtake each other, though they go to the same object. */
  readonly #stubs = new Map<string, DurableObjectStub<RelayObject>>()

  /**
   * @param life another one each time that the table is taken into memory
   * @param onNobody told of a relay at which nobody watches any more, as its answers say
   */
  constructor(
    sql: SqlStorage,
    namespace: DurableObjectNamespace<RelayObject>,
    life: string,
    onNobody: (place: Place, generation: number) => void,
  ) {
    this.#sql = sql
    this.#told = { life, count: 0 }
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

  /** How far they have been told by now. */
  get told(): Told {
    return this.#told
  }

  attach(place: Place, generation: number): void {
    if (this.#at(place)?.generation === generation) return
    this.#keep([...this.#others(place), { ...place, generation, watchers: 0 }])
  }

  /** How many watch at a relay now; false if this is not the attachment we know, but one before it. */
  report(place: Place, generation: number, watchers: number): boolean {
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
  end(code: string): void {
    for (const place of this.#all())
      withTimeLimit(this.#relay(code, place).end()).catch(() => undefined)
  }

  /** One call to each relay, and none is waited for. What only seats have heard of is none. */
  tell(code: string, texts: readonly string[]): void {
    if (texts.length === 0) return
    const told = { ...this.#told, count: this.#told.count + 1 }
    this.#told = told
    for (const attached of this.#all())
      withTimeLimit(this.#relay(code, attached).tell(texts, told))
        .then((listeners) => listeners > 0 || this.#onNobody(attached, attached.generation))
        .catch((error: unknown) => {
          // What takes too long may still arrive, and before what the same stub is told next.
          if (error instanceof TimeLimitError) return
          // A relay that could not be reached has lost its watchers; they come back and ask anew. Its stub is of no more use.
          this.#stubs.delete(relayName(code, attached))
        })
  }

  #relay(code: string, place: Place): DurableObjectStub<RelayObject> {
    const name = relayName(code, place)
    const relay = this.#stubs.get(name) ?? relayAt(this.#namespace, code, place)
    this.#stubs.set(name, relay)
    return relay
  }

  #all(): readonly Attached[] {
    this.#attached ??= this.#stored()
    return this.#attached
  }

  #at(place: Place): Attached | undefined {
    return this.#all().find((one) => isAt(one, place))
  }

  #others(place: Place): readonly Attached[] {
    return this.#all().filter((one) => !isAt(one, place))
  }

  #stored(): readonly Attached[] {
    const { relays } = this.#sql.exec<{ relays: string | null }>('select relays from state').one()
    return relays === null ? [] : (JSON.parse(relays) as readonly Attached[])
  }

  /** They lie in the row of the state: a table of their own would cost more than all that is written to it. */
  #keep(relays: readonly Attached[]): void {
    this.#sql.exec('update state set relays = ?', relays.length > 0 ? JSON.stringify(relays) : null)
    this.#attached = relays
  }
}

const isAt = (one: Place, { region, number }: Place): boolean =>
  one.region === region && one.number === number
