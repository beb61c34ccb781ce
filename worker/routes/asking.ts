import { readCode } from '../../shared/code.ts'
import { limits } from '../../shared/wire/limits.ts'
import { ok, refuse, type Result } from '../../shared/result.ts'
import type { Refused } from '../../shared/wire/refusals.ts'
import type { RequestContext } from './context.ts'
import { tryAgainAfter } from './refusal.ts'
import { networkAsking, pageAsking } from './limits/asker.ts'
import { AddressRates } from './limits/AddressRates.ts'
import { Guesses } from './limits/Guesses.ts'
import { isTable } from './is-table.ts'

/**
 * The code of the table that somebody asks for. Every door of a table begins here, so that wrong codes are slowed down at
 * all of them together, and reach no object.
 */
export async function codeAsked(
  c: RequestContext,
  text: string = c.req.param('code') ?? '',
): Promise<Result<string, Refused>> {
  const code = readCode(text)
  if (code === null) return refuse({ refusal: 'malformed-code' })
  if (await asksTooFast(c)) return refuse({ refusal: 'too-fast' })
  const now = Date.now()
  const askers = askersOf(c)
  if (!askers.every(({ guesses, who }) => guesses.mayAsk(who, code, now))) {
    tryAgainAfter(c, limits.wrongCodesRefill)
    return refuse({ refusal: 'too-fast' })
  }
  for (const { guesses, who } of askers) guesses.ask(who, code, now)
  if (!(await isTable(c.env, code))) return refuse({ refusal: 'no-such-table' })
  for (const { guesses, who } of askers) guesses.wasRight(who, code)
  return ok(code)
}

/**
 * Whether somebody asks for tables, or opens them, faster than people do. Right codes count like wrong ones: if only
 * wrong ones were slowed down, a guesser would still learn which are right.
 */
export const asksTooFast = (c: RequestContext): Promise<boolean> =>
  isTooFast(c, c.env.ASKING ?? asking, limits.askingPeriod)

/** Whether somebody opens more tables than anybody plays at. */
export const opensTooMany = async (c: RequestContext): Promise<boolean> =>
  (await isTooFast(c, c.env.OPENING ?? opening, limits.openingPeriod)) ||
  isTooFast(c, openings, limits.openingsPeriod / limits.openings)

/** Whether somebody asks for more work than looking at a replay takes. */
export const reviewsTooMany = (c: RequestContext): Promise<boolean> =>
  isTooFast(c, c.env.REVIEWING ?? reviewing, limits.reviewingPeriod)

/** Whether somebody has more pictures drawn than links are shown. Those that are drawn already do not count. */
export const drawsTooMany = (c: RequestContext): Promise<boolean> =>
  isTooFast(c, c.env.DRAWING ?? drawing, limits.drawingPeriod)

/** Where the platform counts nothing: a table that somebody hosts at home. */
const asking = new AddressRates(limits.asking, limits.askingPeriod)
const opening = new AddressRates(limits.opening, limits.openingPeriod)
const openings = new AddressRates(limits.openings, limits.openingsPeriod)
const reviewing = new AddressRates(limits.reviewing, limits.reviewingPeriod)
const drawing = new AddressRates(limits.drawing, limits.drawingPeriod)

/** @param wait after how many milliseconds it is worth another try */
async function isTooFast(
  c: RequestContext,
  limiter: Pick<RateLimit, 'limit'>,
  wait: number,
): Promise<boolean> {
  const key = networkAsking(c)
  if (key === null) return false
  const { success } = await limiter.limit({ key })
  if (!success) tryAgainAfter(c, wait)
  return !success
}

// The platform counts over a minute at most, and this takes longer.
const ofNetworks = new Guesses(limits.wrongCodes, limits.wrongCodesRefill)
const ofPages = new Guesses(limits.wrongCodesOfPage, limits.wrongCodesOfPageRefill)

/** Who is behind it: a network, and where browsers ask for the sake of a page from elsewhere, that page too. */
function askersOf(c: RequestContext): { readonly guesses: Guesses; readonly who: string }[] {
  const [network, page] = [networkAsking(c), pageAsking(c)]
  return [
    ...(network === null ? [] : [{ guesses: ofNetworks, who: network }]),
    ...(page === null ? [] : [{ guesses: ofPages, who: page }]),
  ]
}
