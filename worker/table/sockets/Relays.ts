import type { Region } from '../../region.ts'
import { type Place, relayAt, relayName } from '../../relay/names.ts'
import type { RelayObject } from '../../relay/RelayObject.ts'

/** `region` is empty for watchers of whom nobody can tell where they are. */
type Row = {
  readonly region: Region | ''
  readonly number: number
  readonly generation: number
  readonly watchers: number
}
type Attached = Place & Pick<Row, 'generation' | 'watchers'>

/** The relays that repeat this table's public news to its watchers. */
export class Relays {
  readonly #sql: SqlStorage
  readonly #namespace: DurableObjectNamespace<RelayObject>
  readonly #onNobody: (place: Place, generation: number) => void
  #attached: readonly Attached[] | null = null
  /** Calls of one stub arrive in their order; those of two may overtake each other, though they go to the same object. */
  readonly #stubs = new Map<string, DurableObjectStub<RelayObject>>()

  /** @param onNobody told of a relay at which nobody watches any more, as its answers say */
  constructor(
    sql: SqlStorage,
    namespace: DurableObjectNamespace<RelayObject>,
    onNobody: (place: Place, generation: number) => void,
  ) {
    this.#sql = sql
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

  attach(place: Place, generation: number): void {
    if (this.#at(place)?.generation === generation) return
    // Without row numbers, which would be a second row to pay for.
    this.#sql.exec(
      'create table if not exists relays (region text, number integer, generation integer, watchers integer, primary key (region, number)) without rowid',
    )
    const { region, number } = place
    this.#write(
      'insert or replace into relays values (?, ?, ?, 0)',
      region ?? '',
      number,
      generation,
    )
  }

  /** How many watch at a relay now; false if this is not the attachment we know, but one before it. */
  report(place: Place, generation: number, watchers: number): boolean {
    const known = this.#at(place)
    const { region, number } = place
    const here = 'where region = ? and number = ?'
    const forget = () => this.#write(`delete from relays ${here}`, region ?? '', number)
    if (known?.generation !== generation) {
      // A relay has one attachment at a time: those who watched over the one that we know are gone.
      if (known && known.generation < generation) forget()
      return false
    }
    if (watchers === 0) forget()
    else if (watchers !== known.watchers)
      this.#write(`update relays set watchers = ? ${here}`, watchers, region ?? '', number)
    return true
  }

  /** What was stored is gone, so nothing of it is remembered either. */
  forget(): void {
    this.#attached = null
  }

  /** Watchers see no more of it. A relay that is not reached finds out when it counts them. */
  end(code: string): void {
    for (const place of this.#all())
      this.#relay(code, place)
        .end()
        .catch(() => undefined)
  }

  /** One call to each relay, and none is waited for. */
  tell(code: string, texts: readonly string[]): void {
    for (const attached of this.#all())
      this.#relay(code, attached)
        .tell(texts)
        .then((listeners) => listeners > 0 || this.#onNobody(attached, attached.generation))
        // A relay that could not be reached has lost its watchers; they come back and ask anew. Its stub is of no more use.
        .catch(() => this.#stubs.delete(relayName(code, attached)))
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

  #at({ region, number }: Place): Attached | undefined {
    return this.#all().find((one) => one.region === region && one.number === number)
  }

  #stored(): readonly Attached[] {
    // Made for the first of them: nobody watches most tables.
    const [made] = this.#sql
      .exec<{ sql: string }>(`select sql from sqlite_master where name = 'relays'`)
      .toArray()
    if (made === undefined) return []
    if (!made.sql.includes('region')) {
      // Of a version that told no regions apart. A relay that is not known any more finds out when it counts, and attaches itself anew.
      this.#sql.exec('drop table relays')
      return []
    }
    const rows = this.#sql.exec<Row>('select * from relays').toArray()
    return rows.map(({ region, number, generation, watchers }) => ({
      region: region || null,
      number,
      generation,
      watchers,
    }))
  }

  #write(query: string, ...values: (string | number)[]): void {
    this.#sql.exec(query, ...values)
    this.#attached = null
  }
}
