import { patience } from '../../shared/protocol/limits.ts'
import type { LobbyObject } from '../lobby/LobbyObject.ts'
import { lobbyName } from '../lobby/names.ts'
import { humansAt, type Table } from '../table/decisions/table.ts'
import { withTimeLimit } from '../time-limit.ts'
import { drainCounters, type TablePresence } from './counters.ts'

/** What whoever runs the service gives a Tischlein to have it count. */
export type MetricsEnv = {
  readonly LOBBY: DurableObjectNamespace<LobbyObject>
  readonly METRICS?: string
}

export const isMetricsEnabled = ({ METRICS }: Pick<MetricsEnv, 'METRICS'>): boolean =>
  METRICS === 'on'

/** Tells the lobby how many are at one table, and what its isolate has counted, where that is wanted at all. */
export class PresenceReporter {
  readonly #env: MetricsEnv
  /** Forgotten in sleep: then the lobby hears once more what it knows. */
  #lastTold: (TablePresence & { readonly at: number }) | null = null

  constructor(env: MetricsEnv) {
    this.#env = env
  }

  report(table: Table, watchers: number, now: number): void {
    if (!isMetricsEnabled(this.#env)) return
    const people = humansAt(table).filter(({ here }) => here).length
    const last = this.#lastTold
    const isKnown = last?.people === people && last.watchers === watchers
    if (isKnown && now - last.at < patience.listed / 3) return
    this.#lastTold = { people, watchers, at: now }
    this.#say(table.code, { people, watchers })
  }

  /** The table is no more. */
  withdraw(code: string): void {
    if (isMetricsEnabled(this.#env)) this.#say(code, null)
  }

  #say(code: string, attendance: TablePresence | null): void {
    const lobby = this.#env.LOBBY.getByName(lobbyName)
    withTimeLimit(lobby.count(drainCounters(), { code, attendance })).catch(() => {
      this.#lastTold = null
    })
  }
}
