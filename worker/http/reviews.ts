import { waitUntil } from 'cloudflare:workers'
import type { MiddlewareHandler } from 'hono'
import type { Result } from '../../shared/result.ts'
import { patience } from '../../shared/protocol/limits.ts'
import type { Refused } from '../../shared/protocol/refusals.ts'
import { SingleFlightCache } from '../SingleFlightCache.ts'
import { withTimeLimit } from '../time-limit.ts'
import { reviewsTooMany } from './limits/asking.ts'
import type { RequestContext, RouteEnv } from './context.ts'
import { json, RefusedError, valueOf } from './refusal.ts'
import { tokenOf } from './middleware/requirements.ts'

/** The tables keep them. Here they only wait for each other: on a machine of one's own all tables share its processor. */
const reviews = new SingleFlightCache<Result<string, Refused>>(0, 10)

export const limitReviews: MiddlewareHandler<RouteEnv> = async (c, next) => {
  if (await reviewsTooMany(c)) throw new RefusedError({ refusal: 'too-fast' })
  return next()
}

/** The table makes it, in slices: a request of the free plan has 10 ms of the processor (Requests.ts). */
export async function reviewGame(c: RequestContext): Promise<Response> {
  const code = c.get('code')
  if (reviews.get(code) === undefined && reviews.isBusy())
    throw new RefusedError({ refusal: 'too-fast' })
  const making =
    reviews.get(code) ??
    reviews.compute(code, () =>
      withTimeLimit(c.env.TABLES.getByName(code).review(), patience.objectWork),
    )
  // Also for the others who wait for it, if this visitor hangs up.
  waitUntil(Promise.resolve(making))
  return json(c, valueOf(await making))
}

/** Why a bot moved as it did. Whoever shows no token sees as far as watchers do, who may be some moves behind. */
export async function showReason(c: RequestContext): Promise<Response> {
  const seat = c.req.param('seat') ?? ''
  if (!/^\d{1,2}$/.test(seat)) throw new RefusedError({ refusal: 'malformed' })
  const table = c.env.TABLES.getByName(c.get('code'))
  return json(c, valueOf(await withTimeLimit(table.reason(Number(seat), tokenOf(c)))))
}
