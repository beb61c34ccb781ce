import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'

import { countRefusal } from '../metrics/counters.ts'
import type { Result } from '../../shared/result.ts'
import type { Refusal, Refused } from '../../shared/protocol/refusals.ts'

/**
 * The HTTP status of each refusal. A refusal that is not listed depends on the state of the table,
 * so its status is 409 (Conflict).
 */
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
  'removed-by-host': 403,
  'listing-blocked': 403,
  'table-closed': 403,
  'no-such-page': 404,
  'wrong-method': 405,
  'no-such-table': 404,
  'no-such-game': 404,
  'no-review': 404,
  'push-unavailable': 404,
  'older-rules': 409,
  'no-reason': 404,
  'too-slow': 408,
  'too-large': 413,
  'against-the-rules': 422,
  'too-fast': 429,
  'too-many-spectators': 503,
  unavailable: 503,
}

/**
 * Ends a request with a refusal, which `answerError` turns into a response. Only handlers and
 * middleware throw this error. All other code returns a refusal as a value.
 */
export class RefusedError extends Error {
  readonly refused: Refused
  readonly retryAfter: number | undefined

  /** @param retryAfter milliseconds until a retry can succeed, if a limit was reached (see `refusalResponse`) */
  constructor(refused: Refused, retryAfter?: number) {
    super(refused.refusal)
    this.refused = refused
    this.retryAfter = retryAfter
  }
}

/** Returns the value of a result, or throws its refusal. */
export function unwrap<Value>(result: Result<Value, Refused>, retryAfter?: number): Value {
  if (!result.ok) throw new RefusedError(result.refused, retryAfter)
  return result.value
}

export const statusOf = (refusal: Refusal): ContentfulStatusCode => statuses[refusal] ?? 409

/**
 * Returns the response for a refusal.
 * @param retryAfter milliseconds until a retry can succeed, for the header `Retry-After` with status 429; ignored if a limit has set the header
 */
export function refusalResponse(c: Context, refused: Refused, retryAfter = 1_000): Response {
  countRefusal(refused.refusal)
  const status = statusOf(refused.refusal)
  if ((status === 429 || status === 503) && !c.res.headers.has('Retry-After'))
    setRetryAfter(c, status === 429 ? retryAfter : 1_000)
  // A 401 response must name the authentication scheme.
  if (status === 401) c.header('WWW-Authenticate', 'Bearer')
  c.header('X-Content-Type-Options', 'nosniff')
  return c.json(refused, status)
}

/** Sets the `Retry-After` header for the refusal that the caller returns next. */
export const setRetryAfter = (c: Context, milliseconds: number): void =>
  c.header('Retry-After', String(Math.ceil(milliseconds / 1_000)))

export const jsonResponse = (c: Context, text: string): Response =>
  c.body(text, 200, { 'Content-Type': 'application/json' })
