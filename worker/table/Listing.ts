import { patience } from '../../shared/protocol/limits.ts'
import type { ListedTable } from '../../shared/protocol/protocol.ts'
import type { LobbyObject } from '../lobby/LobbyObject.ts'
import { lobbyName } from '../lobby/lobby-name.ts'
import { TimeLimitError, withTimeLimit } from '../time-limit.ts'
import { listedTable } from './decisions/listing.ts'
import type { Opener, Table } from './decisions/table.ts'
import { gameAt } from './games.ts'

/** Tells the lobby the facts about a public table: when they change, and again before it takes silence for death. */
export class Listing {
  readonly #namespace: DurableObjectNamespace<LobbyObject>
  /** Forgotten in sleep: then the lobby hears once more what it knows. */
  #lastSent: { readonly text: string; readonly at: number } | null = null

  /** What is told by one stub arrives in its order. */
  #lobby: DurableObjectStub<LobbyObject> | null = null

  constructor(namespace: DurableObjectNamespace<LobbyObject>) {
    this.#namespace = namespace
  }

  /** The table is no more. */
  withdraw({ code, opener, listed }: Table): void {
    this.#lastSent = null
    if (!listed) return
    this.#tell(code, null, opener)
  }

  tell(before: Table, table: Table, watchers: number, now: number): void {
    if (!before.listed && !table.listed) return
    const facts = listedTable(gameAt(table), table, watchers)
    const text = JSON.stringify(facts)
    if (this.#lastSent?.text === text && now - this.#lastSent.at < patience.listed / 3) return
    this.#lastSent = { text, at: now }
    this.#tell(table.code, facts, table.opener)
  }

  #tell(code: string, facts: ListedTable | null, opener: Opener | null): void {
    this.#lobby ??= this.#namespace.getByName(lobbyName)
    withTimeLimit(this.#lobby.publish(code, facts, opener)).catch((error: unknown) => {
      // A call that takes too long may still arrive, and before those that come after it.
      if (!(error instanceof TimeLimitError)) this.#lobby = null
      this.#lastSent = null
    })
  }
}
