import type { Context } from 'hono'

import { readCode } from '../../shared/code.ts'
import { ok, refuse, type Result } from '../../shared/result.ts'
import type { Refused } from '../../shared/wire.ts'
import type { Env } from '../env.ts'

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
export async function asksTooFast(c: Asked): Promise<boolean> {
  const limiter = c.env.ASKING
  const address = c.req.header('CF-Connecting-IP')
  // From this machine itself comes a developer, or a proxy that speaks for everybody.
  if (!limiter || address === undefined || isLoopback(address)) return false
  const { success } = await limiter.limit({ key: address })
  return !success
}

const isLoopback = (address: string): boolean => address === '::1' || address.startsWith('127.')
