import type { Context } from 'hono'

import { readCode } from '../../shared/code.ts'
import { limits } from '../../shared/limits.ts'
import { ok, refuse, type Result } from '../../shared/result.ts'
import type { Refused } from '../../shared/wire.ts'
import type { Env } from '../env.ts'
import { isLoopback, networkOf } from './address.ts'
import { AddressRates } from './AddressRates.ts'

export type Asked = Context<{ Bindings: Env }>

/** The code of the table that somebody asks for. */
export async function codeAsked(c: Asked): Promise<Result<string, Refused>> {
  const code = readCode(c.req.param('code') ?? '')
  if (code === null) return refuse({ refusal: 'malformed-code' })
  return (await asksTooFast(c)) ? refuse({ refusal: 'too-fast' }) : ok(code)
}

/**
 * Whether somebody asks for tables, or opens them, faster than people do. Right codes count like wrong ones: if only
 * wrong ones were slowed down, a guesser would still learn which are right.
 */
export const asksTooFast = (c: Asked): Promise<boolean> => isTooFast(c, c.env.ASKING ?? asking)

/** Whether somebody opens more tables than anybody plays at. */
export const opensTooMany = (c: Asked): Promise<boolean> => isTooFast(c, c.env.OPENING ?? opening)

/** Whether somebody asks for more work than looking at a replay takes. */
export const reviewsTooMany = (c: Asked): Promise<boolean> =>
  isTooFast(c, c.env.REVIEWING ?? reviewing)

/** Where the platform counts nothing: a table that somebody hosts at home. */
const asking = new AddressRates(limits.asking, limits.askingPeriod)
const opening = new AddressRates(limits.opening, limits.openingPeriod)
const reviewing = new AddressRates(limits.reviewing, limits.reviewingPeriod)

async function isTooFast(c: Asked, limiter: Pick<RateLimit, 'limit'>): Promise<boolean> {
  const address = c.req.header('CF-Connecting-IP')
  // From this machine itself comes a developer, or a proxy that speaks for everybody.
  if (address === undefined || isLoopback(address)) return false
  const { success } = await limiter.limit({ key: networkOf(address) })
  return !success
}
