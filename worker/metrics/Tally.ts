import { patience } from '../../shared/wire/limits.ts'
import { noCounts, sum, type Attendance, type Counts } from './counts.ts'

/** Tables that are remembered at once: so much memory, and no more. */
const mostTables = 20_000

/**
 * What all isolates and tables have told. The counts are kept, since they only ever grow; who is at which table is told
 * again and again, and forgotten with the object.
 */
export class Tally {
  readonly #kept: SyncKvStorage
  readonly #tables = new Map<string, Attendance & { readonly at: number }>()

  constructor(kept: SyncKvStorage) {
    this.#kept = kept
  }

  add(counts: Counts): void {
    this.#kept.put('counts', sum(this.#counts(), counts))
  }

  attend(code: string, attendance: Attendance | null, now: number): void {
    this.#tables.delete(code)
    if (attendance) this.#tables.set(code, { ...attendance, at: now })
    const [oldest] = this.#tables.keys()
    if (this.#tables.size > mostTables && oldest !== undefined) this.#tables.delete(oldest)
  }

  /** In the text form of Prometheus. */
  text(now: number): string {
    const heard = [...this.#tables.values()].filter(({ at }) => at > now - patience.listed)
    const total = (of: (one: Attendance) => number) => heard.reduce((all, one) => all + of(one), 0)
    const { moves, faults, refusals } = this.#counts()
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

  #counts(): Counts {
    return this.#kept.get<Counts>('counts') ?? noCounts
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
