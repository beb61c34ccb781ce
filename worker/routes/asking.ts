import type { Context } from 'hono'

import type { Env } from '../env.ts'

/**
 * Whether somebody asks for tables, or opens them, faster than people do. Right codes count like wrong ones: if only
 * wrong ones were slowed down, a guesser would still learn which are right.
 */
export async function asksTooFast(c: Context<{ Bindings: Env }>): Promise<boolean> {
  const limiter = c.env.ASKING
  const address = c.req.header('CF-Connecting-IP')
  // From this machine itself comes a developer, or a proxy that speaks for everybody.
  if (!limiter || address === undefined || isLoopback(address)) return false
  const { success } = await limiter.limit({ key: address })
  return !success
}

const isLoopback = (address: string): boolean => address === '::1' || address.startsWith('127.')
