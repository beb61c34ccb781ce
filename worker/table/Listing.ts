import { patience } from '../../shared/wire/limits.ts'
import type { LobbyObject } from '../lobby/LobbyObject.ts'
import { lobbyName } from '../lobby/names.ts'
import { listedTable } from './decisions/views/listing.ts'
import type { Table } from './decisions/table.ts'
import { gameAt } from './games.ts'

/** Tells the lobby the facts about a public table: when they change, and again before it takes silence for death. */
export class Listing {
  readonly #namespace: DurableObjectNamespace<LobbyObject>
  /** Forgotten in sleep: then the lobby hears once more what it knows. */
  #lastSent: { readonly text: string; readonly at: number } | null = null

  constructor(namespace: DurableObjectNamespace<LobbyObject>) {
    this.#namespace = namespace
  }

  /** The table is no more. */
  withdraw({ code, opener, listed }: Table): void {
    this.#lastSent = null
    if (!listed) return
    this.#namespace
      .getByName(lobbyName)
      .tell(code, null, opener)
      .catch(() => undefined)
  }

  tell(before: Table, table: Table, watchers: number, now: number): void {
    if (!before.listed && !table.listed) return
    const facts = listedTable(gameAt(table), table, watchers)
    const text = JSON.stringify(facts)
    if (this.#lastSent?.text === text && now - this.#lastSent.at < patience.listed / 3) return
    this.#lastSent = { text, at: now }
    this.#namespace
      .getByName(lobbyName)
      .tell(table.code, facts, table.opener)
      .catch(() => {
        this.#lastSent = null
      })
  }
}
