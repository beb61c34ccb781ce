import { readCode } from '../../../shared/code.ts'
import { limits } from '../../../shared/protocol/limits.ts'
import { ok, refuse, type Result } from '../../../shared/result.ts'
import type { Refused } from '../../../shared/protocol/refusals.ts'
import type { RequestContext } from '../context.ts'
import { tryAgainAfter } from '../refusal.ts'
import { networksAsking, noticePerson, siteAsking } from './asker.ts'
import { CrowdRates } from './CrowdRates.ts'
import { Guesses } from './Guesses.ts'
import { NetworkRates, plenty, scarce, type Shares } from './NetworkRates.ts'
import { isTable } from './is-table.ts'

/**
 * Reads the code of the table that a request asks for. Every endpoint of a table begins here, so that wrong codes are
 * slowed down at all of them together, and reach no object.
 */
export async function codeAsked(
  c: RequestContext,
  text: string = c.req.param('code') ?? '',
): Promise<Result<string, Refused>> {
  const code = readCode(text)
  if (code === null) return refuse({ refusal: 'malformed-code' })
  noticePerson(c)
  if (await asksTooFast(c)) return refuse({ refusal: 'too-fast' })
  const networks = networksAsking(c)
  if (networks.length === 0)
    return (await isTable(c.env, code)) ? ok(code) : refuse({ refusal: 'no-such-table' })
  if (!guesses.mayAsk(networks, code, Date.now())) {
    tryAgainAfter(c, limits.wrongCodesRefill)
    return refuse({ refusal: 'too-fast' })
  }
  guesses.ask(networks, code, Date.now())
  if (await isTable(c.env, code)) {
    guesses.wasRight(networks, code)
    return ok(code)
  }
  guesses.wasWrong(networks, code, Date.now())
  return refuse({ refusal: 'no-such-table' })
}

/**
 * Returns whether a network asks for tables, or opens them, faster than people do. Right codes count like wrong ones: if
 * only wrong ones were slowed down, a guesser would still learn which are right.
 */
export const asksTooFast = (c: RequestContext): Promise<boolean> => isTooFast(c, asking)

/** Returns whether a network, a site or the whole service opens more tables than people play at. */
export async function opensTooMany(c: RequestContext): Promise<boolean> {
  if ((await isTooFast(c, opening)) || (await isTooFast(c, openings))) return true
  const [networks, site, now] = [networksAsking(c), siteAsking(c), Date.now()]
  if (networks.length === 0) return false
  if (
    !openingsOfAll.mayTake('', networks, now) ||
    (site !== null && !openingsOfSites.mayTake(site, networks, now))
  ) {
    tryAgainAfter(c, limits.openingsInRushRefill)
    return true
  }
  openingsOfAll.take('', networks, now)
  if (site !== null) openingsOfSites.take(site, networks, now)
  return false
}

/** Returns whether a network asks for more work than looking at a replay takes. */
export const reviewsTooMany = (c: RequestContext): Promise<boolean> => isTooFast(c, reviewing)

/** Returns whether a network has more pictures drawn than links are shown. A picture from the cache does not count. */
export const drawsTooMany = (c: RequestContext): Promise<boolean> => isTooFast(c, drawing)

type Limit = {
  /** The binding by which the platform counts one width for all isolates of a location, where there is a platform. */
  readonly binding: 'ASKING' | 'OPENING' | 'REVIEWING' | 'DRAWING' | null
  /** That width is the one whose share is the whole limit: `wrangler.toml` has a single number for all keys. */
  readonly counts: 'narrowest' | 'widest'
  /** Counts the other widths in this isolate, and without a platform all of them. */
  readonly rates: NetworkRates
  /** After how many milliseconds it is worth another try. */
  readonly wait: number
}

const limitOf = (
  binding: Limit['binding'],
  { burst, period }: { readonly burst: number; readonly period: number },
  shares: Shares,
  wait = period,
): Limit => ({
  binding,
  counts: shares === plenty ? 'narrowest' : 'widest',
  rates: new NetworkRates({ burst, refill: period / burst }, shares),
  wait,
})

const asking = limitOf('ASKING', { burst: limits.asking, period: limits.askingPeriod }, plenty)
const opening = limitOf('OPENING', { burst: limits.opening, period: limits.openingPeriod }, scarce)
const openings = limitOf(
  null,
  { burst: limits.openings, period: limits.openingsPeriod },
  scarce,
  limits.openingsPeriod / limits.openings,
)
const reviewing = limitOf(
  'REVIEWING',
  { burst: limits.reviewing, period: limits.reviewingPeriod },
  scarce,
)
const drawing = limitOf('DRAWING', { burst: limits.drawing, period: limits.drawingPeriod }, scarce)

async function isTooFast(c: RequestContext, limit: Limit): Promise<boolean> {
  const networks = networksAsking(c)
  const binding = limit.binding === null ? undefined : c.env[limit.binding]
  const byPlatform = binding && networks.at(limit.counts === 'widest' ? -1 : 0)
  const byUs = networks.filter((network) => network !== byPlatform)
  let mayCome = limit.rates.mayTake(byUs, Date.now())
  if (mayCome) limit.rates.take(byUs, Date.now())
  if (mayCome && binding && byPlatform) {
    mayCome = (await binding.limit({ key: byPlatform.key })).success
    // A /64 that goes on regardless would use up the tokens of its neighbours.
    if (!mayCome) limit.rates.giveBack(byUs)
  }
  if (!mayCome) tryAgainAfter(c, limit.wait)
  return !mayCome
}

// The platform counts over a minute at most, and all of these take longer.
const openingsInRush = { burst: limits.openingsInRush, refill: limits.openingsInRushRefill }
const openingsOfAll = new CrowdRates(
  { burst: limits.openingsOfAll, refill: limits.openingsOfAllRefill },
  openingsInRush,
)
const openingsOfSites = new CrowdRates(
  { burst: limits.openingsOfSite, refill: limits.openingsOfSiteRefill },
  openingsInRush,
)
const guesses = new Guesses({
  each: { burst: limits.wrongCodes, refill: limits.wrongCodesRefill },
  together: { burst: limits.wrongCodesOfAll, refill: limits.wrongCodesOfAllRefill },
  inRush: { burst: limits.wrongCodesInRush, refill: limits.wrongCodesInRushRefill },
})
