import { logError } from '../error-log.ts'
import type { DecisionContext } from './decisions/table.ts'
import {
  takeDueNotifications,
  withDeliveryResult,
  type PushJob,
  type DeliveryResult,
} from './decisions/push.ts'
import type { LiveTable } from './LiveTable.ts'

/**
 * Sends push notifications to players who have a turn and no visible page. Stores each notification
 * as sent before sending it. The table does not wait for the push service.
 */
export class TurnNotifications {
  readonly #live: LiveTable

  constructor(live: LiveTable) {
    this.#live = live
  }

  /** Sends the notifications that are due. */
  send(context: DecisionContext): void {
    const before = this.#live.table
    if (!before) return
    const { table, jobs } = takeDueNotifications(before, context.now)
    this.#live.commit(before, { table }, context)
    for (const job of jobs)
      void this.#live.pushes
        .send(table.code, job, context.now)
        .then((outcome) => this.#applyResult(job, outcome))
        .catch(logError)
  }

  #applyResult(job: PushJob, outcome: DeliveryResult): void {
    const { table } = this.#live
    if (!table) return
    const context = this.#live.context()
    const after = withDeliveryResult(table, job, outcome, context.now)
    this.#live.commit(table, { table: after }, context)
  }
}
