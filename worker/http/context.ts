import type { Context } from 'hono'

import type { Env } from '../env.ts'
import type { OpenRequest } from './limits/OpenRequests.ts'

/** One request, as each route gets it. */
export type RequestContext = Context<RouteEnv>

export type RouteEnv = {
  Bindings: Env
  Variables: {
    /** After `requireTableCode`. */
    code: string
    /** After `requireSeat`. */
    token: string
    /** As `boundOpenRequests` counts it; undefined at routes that answer at once. */
    openRequest?: OpenRequest
  }
}
