import type { LobbyObject } from './lobby/LobbyObject.ts'
import type { RelayObject } from './relay/RelayObject.ts'
import type { TableObject } from './table/TableObject.ts'

/** What wrangler.toml binds. */
export interface Env {
  readonly TABLES: DurableObjectNamespace<TableObject>
  readonly RELAYS: DurableObjectNamespace<RelayObject>
  readonly LOBBY: DurableObjectNamespace<LobbyObject>
  readonly ASSETS: Fetcher
  /** How long bots take over a move, as a multiple of what people like to follow. */
  readonly BOT_PACE: string
  /** Not everywhere: a table that somebody hosts at home has none. */
  readonly ASKING?: RateLimit
}
