import type { LobbyObject } from './lobby/LobbyObject.ts'
import type { PushEnv } from './push/vapid-config.ts'
import type { RelayObject } from './spectators/RelayObject.ts'
import type { TableObject } from './table/TableObject.ts'

/** The bindings and variables of `wrangler.toml`. */
export interface Env extends PushEnv {
  readonly TABLES: DurableObjectNamespace<TableObject>
  readonly RELAYS: DurableObjectNamespace<RelayObject>
  readonly LOBBY: DurableObjectNamespace<LobbyObject>
  readonly ASSETS: Fetcher
  /**
   * Factor for the time that bots take for a move. The default is 1, a pace that people can follow.
   */
  readonly BOT_PACE?: string
  /** Bearer token of the operator's endpoints. Without the token the endpoints don't exist. */
  readonly OPERATOR_SECRET?: string
  /** `on` enables metrics for the operator. */
  readonly METRICS?: string
  /**
   * Rate limit bindings. Self-hosted workerd has no such bindings, so there the worker counts
   * requests in its own memory.
   */
  readonly ASKING?: RateLimit
  readonly OPENING?: RateLimit
  readonly REVIEWING?: RateLimit
  readonly DRAWING?: RateLimit
  /** The folder in which self-hosted workerd stores its objects. Missing on Cloudflare. */
  readonly STORED?: Fetcher
  /**
   * IP addresses and networks of trusted proxies on other machines. A header of these proxies
   * contains the visitor's address.
   */
  readonly PROXY?: string
  /**
   * Origins of trusted sites, separated by spaces. Pages of these sites may open tables and take
   * seats, as our own pages may.
   */
  readonly SITES?: string
  /** The origin of the vite server during development. */
  readonly PAGE_ORIGIN?: string
}
