import type { LobbyObject } from './lobby/LobbyObject.ts'
import type { RelayObject } from './relay/RelayObject.ts'
import type { TableObject } from './table/TableObject.ts'

/** What wrangler.toml binds. */
export interface Env {
  readonly TABLES: DurableObjectNamespace<TableObject>
  readonly RELAYS: DurableObjectNamespace<RelayObject>
  readonly LOBBY: DurableObjectNamespace<LobbyObject>
  readonly ASSETS: Fetcher
  /** Not everywhere: a table that somebody hosts at home has none. */
  readonly ASKING?: RateLimit
}
