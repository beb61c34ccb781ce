import { timeouts } from '../../shared/protocol/limits.ts'
import type { ListedTable } from '../../shared/protocol/protocol.ts'
import { lobbyName, type LobbyObject } from '../lobby/LobbyObject.ts'
import { TimeLimitError, withTimeLimit } from '../time-limit.ts'
import { listedTable } from './decisions/listing.ts'
import type { Opener, Table } from './decisions/table.ts'
import { gameAt } from './games.ts'

/**
 * Publishes the entry of a public table to the lobby when the entry changes, and again before the
 * lobby would let it expire.
 */
export class LobbyPublisher {
  readonly #namespace: DurableObjectNamespace<LobbyObject>
  /**
   * The last entry that was sent. It is lost when the object hibernates, so the lobby then receives
   * the same entry once more.
   */
  #lastSent: { readonly text: string; readonly at: number } | null = null

  /** One stub for all calls, because calls of one stub arrive in order. */
  #lobby: DurableObjectStub<LobbyObject> | null = null

  constructor(namespace: DurableObjectNamespace<LobbyObject>) {
    this.#namespace = namespace
  }

  /** Removes the entry of a deleted table. */
  withdraw({ code, opener, listed }: Table): void {
    this.#lastSent = null
    if (!listed) return
    this.#send(code, null, opener)
  }

  publish(before: Table, table: Table, spectators: number, now: number): void {
    if (!before.listed && !table.listed) return
    const entry = listedTable(gameAt(table), table, spectators)
    const text = JSON.stringify(entry)
    if (this.#lastSent?.text === text && now - this.#lastSent.at < timeouts.listing / 3) return
    this.#lastSent = { text, at: now }
    this.#send(table.code, entry, table.opener)
  }

  #send(code: string, entry: ListedTable | null, opener: Opener | null): void {
    this.#lobby ??= this.#namespace.getByName(lobbyName)
    withTimeLimit(this.#lobby.publish(code, entry, opener)).catch((error: unknown) => {
      // A call that timed out can still arrive. Keep the stub in that case, since later calls of
      // the same stub can't overtake that call.
      if (!(error instanceof TimeLimitError)) this.#lobby = null
      this.#lastSent = null
    })
  }
}
