import type { Context } from 'hono'

import type { Env } from '../env.ts'
import type { OpenRequest } from './limits/OpenRequestCounter.ts'

/** The Hono context of a request to one of our routes. */
export type RequestContext = Context<RouteEnv>

export type RouteEnv = {
  Bindings: Env & {
    /** The token that a new seat gets, instead of a random one. Only `/mcp` sets it, for its own requests. */
    readonly seatToken?: string | undefined
    /**
     * Whether `/mcp` has sent this request while it handles a message. That message already counts as
     * an open request, so this request is not counted again.
     */
    readonly isFromMcp?: boolean
  }
  Variables: {
    /** Set by `requireTableCode`. */
    code: string
    /** Set by `requireSeat`. */
    token: string
    /** Set by `limitOpenRequests`; undefined on routes without this middleware. */
    openRequest?: OpenRequest
  }
}

/** Returns the table of a route behind `requireTableCode`. */
export const tableOf = (c: RequestContext) => c.env.TABLES.getByName(c.get('code'))
