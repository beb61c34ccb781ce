import { waitUntil } from 'cloudflare:workers'
import type { MiddlewareHandler } from 'hono'
import type { Result } from '../../shared/result.ts'
import { timeouts } from '../../shared/protocol/limits.ts'
import type { Refused } from '../../shared/protocol/refusals.ts'
import { SingleFlightCache } from '../SingleFlightCache.ts'
import { withTimeLimit } from '../time-limit.ts'
import { exceedsReviewLimit } from './limits/request-limits.ts'
import { tableOf, type RequestContext, type RouteEnv } from './context.ts'
import { jsonResponse, RefusedError, unwrap } from './refusal.ts'
import { bearerToken } from './middleware/requirements.ts'

/**
 * A queue that lets one table at a time compute a review, because self-hosted tables share one
 * processor. It caches nothing, since each table caches its own review.
 */
const reviews = new SingleFlightCache<Result<string, Refused>>(0, 10)

export const limitReviews: MiddlewareHandler<RouteEnv> = async (c, next) => {
  // The limit counts each request, so check it only if another review can be computed.
  if (reviews.isBusy || (await exceedsReviewLimit(c)))
    throw new RefusedError({ refusal: 'too-fast' })
  return next()
}

/**
 * Returns the review of a game. The table object computes the review, since a request of
 * Cloudflare's free plan has only 10 ms of processor time.
 */
export async function reviewGame(c: RequestContext): Promise<Response> {
  const code = c.get('code')
  const pending = reviews.getOrCompute(code, () =>
    withTimeLimit(tableOf(c).review(), timeouts.objectComputation),
  )
  if (pending === null) throw new RefusedError({ refusal: 'too-fast' })
  // Other clients may wait for the same review, so finish it even if this client disconnects.
  waitUntil(Promise.resolve(pending))
  return jsonResponse(c, unwrap(await pending))
}

/**
 * Returns the reason for a bot's last move. A client without a seat's token gets no reason for
 * moves that spectators can't see yet.
 */
export async function showReason(c: RequestContext): Promise<Response> {
  const seat = c.req.param('seat') ?? ''
  if (!/^\d{1,2}$/.test(seat)) throw new RefusedError({ refusal: 'malformed' })
  const reason = await withTimeLimit(tableOf(c).botReason(Number(seat), bearerToken(c)))
  return jsonResponse(c, unwrap(reason))
}
