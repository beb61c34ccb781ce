import { logError } from '../error-log.ts'
import type { Moment } from './decisions/table.ts'
import { noticesOut, withOutcome, type Errand, type Outcome } from './decisions/push.ts'
import type { LiveTable } from './LiveTable.ts'

/**
 * Tells people that it is their turn where they have no page in sight. Written down first, and waited for by nobody: a push
 * service that is slow or out of order holds up no move.
 */
export class Notices {
  readonly #live: LiveTable

  constructor(live: LiveTable) {
    this.#live = live
  }

  /** Sends those that are due. */
  send(moment: Moment): void {
    const before = this.#live.table
    if (!before) return
    const { table, errands } = noticesOut(before, moment.now)
    this.#live.commit(before, { table }, moment)
    for (const errand of errands)
      void this.#live.pushes
        .send(table.code, errand, moment.now)
        .then((outcome) => this.#learn(errand, outcome))
        .catch(logError)
  }

  #learn(errand: Errand, outcome: Outcome): void {
    const { table } = this.#live
    if (!table) return
    const moment = this.#live.moment()
    const after = withOutcome(table, errand, outcome, moment.now)
    this.#live.commit(table, { table: after }, moment)
  }
}
