import type { Context } from 'hono'

import type { Env } from '../env.ts'

/** One request, as each route gets it. */
export type RequestContext = Context<{ Bindings: Env }>
