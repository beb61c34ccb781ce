import type { Refusal } from '../../shared/wire/refusals.ts'

/** How far a message came before it was turned back. */
export const layers = ['rate', 'door', 'parse', 'rule', 'accepted', 'shown', 'unanswered'] as const
export type Layer = (typeof layers)[number]

const door: ReadonlySet<Refusal> = new Set<Refusal>([
  'wrong-token',
  'wrong-origin',
  'malformed-code',
  'no-such-table',
  'no-such-page',
])
const parse: ReadonlySet<Refusal> = new Set<Refusal>(['malformed', 'too-large'])

export function layerOf(refusal: Refusal): Layer {
  if (refusal === 'too-fast') return 'rate'
  if (door.has(refusal)) return 'door'
  return parse.has(refusal) ? 'parse' : 'rule'
}

/** What was counted, under names that are made as they come. */
export class Tally {
  readonly #counts = new Map<string, Map<string, number>>()

  add(table: string, row: string, by = 1): void {
    const rows = this.#counts.get(table) ?? new Map<string, number>()
    this.#counts.set(table, rows.set(row, (rows.get(row) ?? 0) + by))
  }

  of(table: string, row: string): number {
    return this.#counts.get(table)?.get(row) ?? 0
  }

  sum(table: string): number {
    return [...(this.#counts.get(table)?.values() ?? [])].reduce((sum, one) => sum + one, 0)
  }

  rows(table: string): (readonly [string, number])[] {
    return [...(this.#counts.get(table) ?? [])].sort(([, one], [, other]) => other - one)
  }

  /** In columns, as a terminal shows it. */
  describe(): string {
    return [...this.#counts.keys()]
      .map((table) => {
        const rows = this.rows(table).map(
          ([row, count]) => `  ${row.padEnd(34)} ${count.toLocaleString('en').padStart(11)}`,
        )
        return [`${table} (${this.sum(table).toLocaleString('en')})`, ...rows].join('\n')
      })
      .join('\n\n')
  }
}
