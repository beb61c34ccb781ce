import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'

import { countRefusal } from '../metrics/counters.ts'
import type { Result } from '../../shared/result.ts'
import type { Refusal, Refused } from '../../shared/protocol/refusals.ts'

/** What a refusal is in HTTP. Those that are not listed depend on how the table stands: a conflict. */
const statuses: Partial<Record<Refusal, ContentfulStatusCode>> = {
  malformed: 400,
  'malformed-code': 400,
  'no-such-option': 400,
  'contradicting-options': 400,
  'bad-name': 400,
  'bad-endpoint': 400,
  'wrong-token': 401,
  'wrong-origin': 403,
  'table-locked': 403,
  removed: 403,
  barred: 403,
  closed: 403,
  'no-such-page': 404,
  'wrong-method': 405,
  'no-such-table': 404,
  'no-such-game': 404,
  'no-review': 404,
  'no-push': 404,
  'older-rules': 409,
  'no-reason': 404,
  'too-slow': 408,
  'too-large': 413,
  'against-the-rules': 422,
  'too-fast': 429,
  'too-many-watchers': 503,
  unavailable: 503,
}

/**
 * Ends a request with a refusal, which `answerError` makes a response of. Thrown by handlers and middleware alone: everywhere
 * else a refusal is a value.
 */
export class RefusedError extends Error {
  readonly refused: Refused
  readonly refill: number | undefined

  /** @param refill as of `refusedWith` */
  constructor(refused: Refused, refill?: number) {
    super(refused.refusal)
    this.refused = refused
    this.refill = refill
  }
}

/** Returns the value of a result, or ends the request with its refusal. */
export function valueOf<Value>(result: Result<Value, Refused>, refill?: number): Value {
  if (!result.ok) throw new RefusedError(result.refused, refill)
  return result.value
}

export const statusOf = (refusal: Refusal): ContentfulStatusCode => statuses[refusal] ?? 409

/** @param refill after how many milliseconds there is one more of what was asked for too often, where no limit has said so */
export function refusedWith(c: Context, refused: Refused, refill = 1_000): Response {
  countRefusal(refused.refusal)
  const status = statusOf(refused.refusal)
  if ((status === 429 || status === 503) && !c.res.headers.has('Retry-After'))
    tryAgainAfter(c, refill)
  // A 401 has to say how one proves who one is.
  if (status === 401) c.header('WWW-Authenticate', 'Bearer')
  c.header('X-Content-Type-Options', 'nosniff')
  return c.json(refused, status)
}

/** For the refusal that follows: when it is worth another try. */
export const tryAgainAfter = (c: Context, milliseconds: number): void =>
  c.header('Retry-After', String(Math.ceil(milliseconds / 1_000)))

export const json = (c: Context, text: string): Response =>
  c.body(text, 200, { 'Content-Type': 'application/json' })
