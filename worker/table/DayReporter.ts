import type { GameStep } from '../../shared/protocol/protocol.ts'
import { logError } from '../error-log.ts'
import { lobbyName, type LobbyObject } from '../lobby/LobbyObject.ts'
import { withTimeLimit } from '../time-limit.ts'
import { dayResult } from './decisions/day.ts'
import type { Table } from './decisions/table.ts'

/**
 * Reports the result of a deal of the day to the lobby, which counts it. A failed call is not
 * repeated, because the lobby may have counted the result already.
 */
export class DayReporter {
  readonly #namespace: DurableObjectNamespace<LobbyObject>

  constructor(namespace: DurableObjectNamespace<LobbyObject>) {
    this.#namespace = namespace
  }

  /** @param stepsOf returns the steps in the log from the entry `from` to the entry `to` */
  report(
    before: Table,
    table: Table,
    stepsOf: (from: number, to: number) => readonly GameStep[],
  ): void {
    const { finished } = table
    if (finished === before.finished || !finished?.same) return
    const counted = dayResult(table, stepsOf(finished.from, finished.to))
    if (!counted) return
    const { day, deal, result } = counted
    const lobby = this.#namespace.getByName(lobbyName)
    withTimeLimit(lobby.countDayResult(day, deal, result)).catch(logError)
  }
}
