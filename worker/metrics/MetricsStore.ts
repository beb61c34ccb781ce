import { LruMap } from '../../shared/LruMap.ts'
import { timeouts } from '../../shared/protocol/limits.ts'
import { zeroCounters, addCounters, type TablePresence, type Counters } from './counters.ts'

/** Maximum number of tables with stored presence, which bounds memory and storage. */
const maxTables = 20_000

type StoredPresence = TablePresence & { readonly at: number }
const presencePrefix = 'at:'

/**
 * Stores the counters of all isolates, and how many people and spectators are at each table. Tables
 * report these numbers only every minute or two. If they were not stored, a service that has just
 * restarted would seem empty until then.
 */
export class MetricsStore {
  readonly #storage: SyncKvStorage
  /** The presence by table code. The table that reported last is at the end. */
  readonly #tables = new LruMap<string, StoredPresence>(maxTables, (code) =>
    this.#storage.delete(presencePrefix + code),
  )

  constructor(storage: SyncKvStorage) {
    this.#storage = storage
    const stored = [...storage.list<StoredPresence>({ prefix: presencePrefix })]
    for (const [key, presence] of stored.toSorted(([, one], [, other]) => one.at - other.at))
      this.#tables.set(key.slice(presencePrefix.length), presence)
  }

  add(counts: Counters): void {
    this.#storage.put('counts', addCounters(this.#counts(), counts))
  }

  setPresence(code: string, presence: TablePresence | null, now: number): void {
    if (!presence) return this.#remove(code)
    const stored = { ...presence, at: now }
    this.#tables.set(code, stored)
    this.#storage.put(presencePrefix + code, stored)
  }

  /**
   * Removes tables that have not reported for five minutes. Returns the time when the next table
   * expires; null if no table is left.
   */
  expire(now: number): number | null {
    for (const [code, { at }] of this.#tables) {
      if (at > now - timeouts.listing) return at + timeouts.listing
      this.#remove(code)
    }
    return null
  }

  /** Returns the metrics in the text format of Prometheus. */
  toPrometheus(now: number): string {
    const active = [...this.#tables.values()].filter(({ at }) => at > now - timeouts.listing)
    const total = (of: (one: TablePresence) => number) =>
      active.reduce((all, one) => all + of(one), 0)
    const { moves, errors, refusals } = this.#counts()
    return [
      ...metric('tables', 'gauge', 'Tables in use in the last five minutes.', [
        ['', active.length],
      ]),
      ...metric('people', 'gauge', 'Connected players at those tables.', [
        ['', total(({ people }) => people)],
      ]),
      ...metric('spectators', 'gauge', 'Spectators of those tables.', [
        ['', total(({ spectators }) => spectators)],
      ]),
      ...metric('moves_total', 'counter', 'Moves, including those of bots.', [['', moves]]),
      ...metric(
        'refusals_total',
        'counter',
        'Refused requests and commands, by refusal code.',
        Object.entries(refusals).map(([code, times]) => [`{code="${code}"}`, times]),
      ),
      ...metric('errors_total', 'counter', 'Errors of the service.', [['', errors]]),
      '',
    ].join('\n')
  }

  #remove(code: string): void {
    if (this.#tables.delete(code)) this.#storage.delete(presencePrefix + code)
  }

  #counts(): Counters {
    return this.#storage.get<Counters>('counts') ?? zeroCounters
  }
}

const metric = (
  name: string,
  type: 'gauge' | 'counter',
  help: string,
  samples: readonly (readonly [labels: string, value: number])[],
): string[] => [
  `# HELP tischlein_${name} ${help}`,
  `# TYPE tischlein_${name} ${type}`,
  ...samples.map(([labels, value]) => `tischlein_${name}${labels} ${value}`),
]
