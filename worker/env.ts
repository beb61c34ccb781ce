import type { LobbyObject } from './lobby/LobbyObject.ts'
import type { PushEnv } from './push/vapid-config.ts'
import type { RelayObject } from './spectators/RelayObject.ts'
import type { TableObject } from './table/TableObject.ts'

/** What wrangler.toml binds. */
export interface Env extends PushEnv {
  readonly TABLES: DurableObjectNamespace<TableObject>
  readonly RELAYS: DurableObjectNamespace<RelayObject>
  readonly LOBBY: DurableObjectNamespace<LobbyObject>
  readonly ASSETS: Fetcher
  /** How long bots take over a move, as a multiple of what people like to follow: 1 if it is missing. */
  readonly BOT_PACE?: string
  /** What whoever runs the service proves that with; without one, nobody does. */
  readonly OPERATOR_SECRET?: string
  /** `on` to have tables and refusals counted for whoever runs the service. */
  readonly METRICS?: string
  /** Not everywhere: what the platform does not count, this worker counts by itself. */
  readonly ASKING?: RateLimit
  readonly OPENING?: RateLimit
  readonly REVIEWING?: RateLimit
  readonly DRAWING?: RateLimit
  /** Under the bare runtime alone: the folder where objects are files. */
  readonly STORED?: Fetcher
  /** Addresses and networks of proxies that are not on this machine, and are believed about where visitors come from. */
  readonly PROXY?: string
  /** Sites whose pages may open tables and sit at them as our own may: their origins, with spaces between. */
  readonly SITES?: string
  /** While the page is being built: where it comes from. */
  readonly PAGE_ORIGIN?: string
}
