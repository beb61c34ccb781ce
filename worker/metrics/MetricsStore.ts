import { LruMap } from '../../shared/LruMap.ts'
import { patience } from '../../shared/protocol/limits.ts'
import { zeroCounters, addCounters, type TablePresence, type Counters } from './counters.ts'

/** Tables that are remembered at once: so much memory, and no more. */
const maxTables = 20_000

type StoredPresence = TablePresence & { readonly at: number }
const presencePrefix = 'at:'

/**
 * What all isolates and tables have told. All of it is stored: tables tell who is there only once in a minute or two, and
 * until then a service that has started again would seem empty.
 */
export class MetricsStore {
  readonly #kept: SyncKvStorage
  /** By code, the one that told last at the end. */
  readonly #tables = new LruMap<string, StoredPresence>(maxTables, (code) =>
    this.#kept.delete(presencePrefix + code),
  )

  constructor(kept: SyncKvStorage) {
    this.#kept = kept
    const stored = [...kept.list<StoredPresence>({ prefix: presencePrefix })]
    for (const [key, told] of stored.toSorted(([, one], [, other]) => one.at - other.at))
      this.#tables.set(key.slice(presencePrefix.length), told)
  }

  add(counts: Counters): void {
    this.#kept.put('counts', addCounters(this.#counts(), counts))
  }

  setPresence(code: string, attendance: TablePresence | null, now: number): void {
    if (!attendance) return this.#forget(code)
    const told = { ...attendance, at: now }
    this.#tables.set(code, told)
    this.#kept.put(presencePrefix + code, told)
  }

  /** Forgets the tables that have told nothing for five minutes. Returns when the next one is due, if one is left. */
  expire(now: number): number | null {
    for (const [code, { at }] of this.#tables) {
      if (at > now - patience.listed) return at + patience.listed
      this.#forget(code)
    }
    return null
  }

  /** In the text form of Prometheus. */
  toPrometheus(now: number): string {
    const heard = [...this.#tables.values()].filter(({ at }) => at > now - patience.listed)
    const total = (of: (one: TablePresence) => number) =>
      heard.reduce((all, one) => all + of(one), 0)
    const { moves, errors: faults, refusals } = this.#counts()
    return [
      ...metric('tables', 'gauge', 'Tables that were in use in the last five minutes.', [
        ['', heard.length],
      ]),
      ...metric('people', 'gauge', 'People at those tables who have a line open.', [
        ['', total(({ people }) => people)],
      ]),
      ...metric('watchers', 'gauge', 'Watchers of those tables.', [
        ['', total(({ watchers }) => watchers)],
      ]),
      ...metric('moves_total', 'counter', 'Moves, those of bots too.', [['', moves]]),
      ...metric(
        'refusals_total',
        'counter',
        'What was refused, by the code of the refusal.',
        Object.entries(refusals).map(([code, times]) => [`{code="${code}"}`, times]),
      ),
      ...metric('faults_total', 'counter', 'Errors of our own.', [['', faults]]),
      '',
    ].join('\n')
  }

  #forget(code: string): void {
    if (this.#tables.delete(code)) this.#kept.delete(presencePrefix + code)
  }

  #counts(): Counters {
    return this.#kept.get<Counters>('counts') ?? zeroCounters
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
