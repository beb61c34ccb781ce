import { readCode } from '../../../shared/code.ts'
import { limits } from '../../../shared/protocol/limits.ts'
import { ok, refuse, type Result } from '../../../shared/result.ts'
import type { Refused } from '../../../shared/protocol/refusals.ts'
import type { RequestContext } from '../context.ts'
import { setRetryAfter } from '../refusal.ts'
import { clientNetworks, detectSharedAddress, requestingSite } from './client-address.ts'
import { CrowdRateLimiter } from './CrowdRateLimiter.ts'
import { CodeGuessLimiter } from './CodeGuessLimiter.ts'
import {
  NetworkRateLimiter,
  generousShares,
  strictShares,
  type Shares,
} from './NetworkRateLimiter.ts'
import { tableExists } from './table-exists.ts'

/**
 * Returns the code of the table that a request names, or a refusal if the table doesn't exist.
 * Every endpoint of a table calls this function first. So one limit of wrong codes applies to all
 * endpoints together, and no endpoint has to handle a wrong code.
 */
export async function resolveTableCode(
  c: RequestContext,
  text: string = c.req.param('code') ?? '',
): Promise<Result<string, Refused>> {
  const code = readCode(text)
  if (code === null) return refuse({ refusal: 'malformed-code' })
  detectSharedAddress(c)
  if (await exceedsRequestLimit(c)) return refuse({ refusal: 'too-fast' })
  const networks = clientNetworks(c)
  if (networks.length === 0)
    return (await tableExists(c.env, code)) ? ok(code) : refuse({ refusal: 'no-such-table' })
  if (!codeGuesses.isAllowed(networks, code, Date.now())) {
    setRetryAfter(c, limits.wrongCodesRefill)
    return refuse({ refusal: 'too-fast' })
  }
  codeGuesses.begin(networks, code, Date.now())
  if (await tableExists(c.env, code)) {
    codeGuesses.markRight(networks, code)
    return ok(code)
  }
  codeGuesses.markWrong(networks, code, Date.now())
  return refuse({ refusal: 'no-such-table' })
}

/**
 * Returns whether a network sends requests faster than people do. Requests with right codes count
 * too: if only wrong codes were limited, a guesser would still learn which codes are right.
 */
export const exceedsRequestLimit = (c: RequestContext): Promise<boolean> => exceeds(c, requestLimit)

/**
 * Returns whether a network, a site or the whole service opens more tables than people would need.
 * If not, counts this opening.
 */
export async function exceedsOpeningLimit(c: RequestContext): Promise<boolean> {
  if ((await exceeds(c, openingLimit)) || (await exceeds(c, longTermOpeningLimit))) return true
  const [networks, site, now] = [clientNetworks(c), requestingSite(c), Date.now()]
  if (networks.length === 0) return false
  if (
    !openingsOfAll.hasToken('', networks, now) ||
    (site !== null && !openingsOfSites.hasToken(site, networks, now))
  ) {
    setRetryAfter(c, limits.openingsInRushRefill)
    return true
  }
  openingsOfAll.take('', networks, now)
  if (site !== null) openingsOfSites.take(site, networks, now)
  return false
}

/** Returns whether the client's network has requested more reviews than its people could read. */
export const exceedsReviewLimit = (c: RequestContext): Promise<boolean> => exceeds(c, reviewLimit)

/**
 * Returns whether the client's network has requested more pictures than link previews need. Cached
 * pictures don't count.
 */
export const exceedsDrawingLimit = (c: RequestContext): Promise<boolean> => exceeds(c, drawingLimit)

type Limit = {
  /**
   * The binding of the platform's rate limit. It counts the requests of one network of the client
   * (`boundWidth`) for all isolates of a location. Null if this limit uses no binding. On
   * self-hosted workerd the binding doesn't exist.
   */
  readonly binding: 'ASKING' | 'OPENING' | 'REVIEWING' | 'DRAWING' | null
  /**
   * Which of the client's networks the binding counts. Its share (`Shares`) has to be 1, since
   * `wrangler.toml` sets one limit for all networks.
   */
  readonly boundWidth: 'narrowest' | 'widest'
  /**
   * Counts, in this isolate, the client's networks that the binding doesn't count. Without a
   * binding it counts all of them.
   */
  readonly rates: NetworkRateLimiter
  /** Milliseconds until a refused request can succeed. */
  readonly retryAfter: number
}

const limitOf = (
  binding: Limit['binding'],
  { burst, period }: { readonly burst: number; readonly period: number },
  shares: Shares,
  wait = period,
): Limit => ({
  binding,
  boundWidth: shares === generousShares ? 'narrowest' : 'widest',
  rates: new NetworkRateLimiter({ burst, refill: period / burst }, shares),
  retryAfter: wait,
})

const requestLimit = limitOf(
  'ASKING',
  { burst: limits.asking, period: limits.askingPeriod },
  generousShares,
)
const openingLimit = limitOf(
  'OPENING',
  { burst: limits.opening, period: limits.openingPeriod },
  strictShares,
)
const longTermOpeningLimit = limitOf(
  null,
  { burst: limits.openings, period: limits.openingsPeriod },
  strictShares,
  limits.openingsPeriod / limits.openings,
)
const reviewLimit = limitOf(
  'REVIEWING',
  { burst: limits.reviewing, period: limits.reviewingPeriod },
  strictShares,
)
const drawingLimit = limitOf(
  'DRAWING',
  { burst: limits.drawing, period: limits.drawingPeriod },
  strictShares,
)

async function exceeds(c: RequestContext, limit: Limit): Promise<boolean> {
  const networks = clientNetworks(c)
  const binding = limit.binding === null ? undefined : c.env[limit.binding]
  const boundNetwork = binding && networks.at(limit.boundWidth === 'widest' ? -1 : 0)
  const countedHere = networks.filter((network) => network !== boundNetwork)
  let isAllowed = limit.rates.hasToken(countedHere, Date.now())
  if (isAllowed) limit.rates.take(countedHere, Date.now())
  if (isAllowed && binding && boundNetwork) {
    isAllowed = (await binding.limit({ key: boundNetwork.key })).success
    // Refunds the token that was taken in this isolate. Otherwise a /64 that keeps sending would
    // use up the tokens of its neighbours.
    if (!isAllowed) limit.rates.refund(countedHere)
  }
  if (!isAllowed) setRetryAfter(c, limit.retryAfter)
  return !isAllowed
}

// The worker counts these limits itself. They span more than a minute, which is the longest period
// of the platform's rate limits.
const openingsInRush = { burst: limits.openingsInRush, refill: limits.openingsInRushRefill }
const openingsOfAll = new CrowdRateLimiter(
  { burst: limits.openingsOfAll, refill: limits.openingsOfAllRefill },
  openingsInRush,
)
const openingsOfSites = new CrowdRateLimiter(
  { burst: limits.openingsOfSite, refill: limits.openingsOfSiteRefill },
  openingsInRush,
)
const codeGuesses = new CodeGuessLimiter({
  perNetwork: { burst: limits.wrongCodes, refill: limits.wrongCodesRefill },
  total: { burst: limits.wrongCodesOfAll, refill: limits.wrongCodesOfAllRefill },
  perNetworkInRush: { burst: limits.wrongCodesInRush, refill: limits.wrongCodesInRushRefill },
})
