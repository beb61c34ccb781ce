import type { Context } from 'hono'

import type { Env } from '../env.ts'
import type { OpenRequest } from './limits/OpenRequestCounter.ts'

/** The Hono context of a request to one of our routes. */
export type RequestContext = Context<RouteEnv>

export type RouteEnv = {
  Bindings: Env
  Variables: {
    /** Set by `requireTableCode`. */
    code: string
    /** Set by `requireSeat`. */
    token: string
    /** Set by `limitOpenRequests`; undefined on routes without this middleware. */
    openRequest?: OpenRequest
  }
}
