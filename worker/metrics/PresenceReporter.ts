import { timeouts } from '../../shared/protocol/limits.ts'
import { lobbyName, type LobbyObject } from '../lobby/LobbyObject.ts'
import { humansAt, type Table } from '../table/decisions/table.ts'
import { reportCounters, type TablePresence } from './counters.ts'

/** The bindings of the worker that metrics need. */
type MetricsEnv = {
  readonly LOBBY: DurableObjectNamespace<LobbyObject>
  readonly METRICS?: string
}

export const isMetricsEnabled = ({ METRICS }: Pick<MetricsEnv, 'METRICS'>): boolean =>
  METRICS === 'on'

/**
 * Reports to the lobby how many people and spectators are at one table, and the counters of its
 * isolate, if the operator has enabled metrics.
 */
export class PresenceReporter {
  readonly #env: MetricsEnv
  /**
   * The last report. It is lost when the object hibernates, so the lobby then receives the same
   * presence once more.
   */
  #lastReport: (TablePresence & { readonly at: number }) | null = null

  constructor(env: MetricsEnv) {
    this.#env = env
  }

  report(table: Table, spectators: number, now: number): void {
    if (!isMetricsEnabled(this.#env)) return
    const people = humansAt(table).filter(({ connected }) => connected).length
    const last = this.#lastReport
    const isUnchanged = last?.people === people && last.spectators === spectators
    if (isUnchanged && now - last.at < timeouts.listing / 3) return
    this.#lastReport = { people, spectators, at: now }
    this.#send(table.code, { people, spectators })
  }

  /** Removes the table from the metrics, because it was deleted. */
  withdraw(code: string): void {
    if (isMetricsEnabled(this.#env)) this.#send(code, null)
  }

  #send(code: string, presence: TablePresence | null): void {
    const lobby = this.#env.LOBBY.getByName(lobbyName)
    reportCounters((counts) => lobby.addMetrics(counts, { code, presence })).catch(() => {
      this.#lastReport = null
    })
  }
}
