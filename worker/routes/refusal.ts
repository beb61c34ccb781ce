import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'

import type { Refusal, Refused } from '../../shared/wire.ts'

/** What a refusal is in HTTP. Those that are not listed depend on how the table stands: a conflict. */
const statuses: Partial<Record<Refusal, ContentfulStatusCode>> = {
  malformed: 400,
  'malformed-code': 400,
  'no-such-option': 400,
  'bad-name': 400,
  'wrong-token': 401,
  'wrong-origin': 403,
  'table-locked': 403,
  'no-such-page': 404,
  'no-such-table': 404,
  'no-such-game': 404,
  'too-large': 413,
  'too-fast': 429,
  unavailable: 503,
}

export const statusOf = (refusal: Refusal): ContentfulStatusCode => statuses[refusal] ?? 409

export const refusedWith = (c: Context, refused: Refused): Response =>
  c.json(refused, statusOf(refused.refusal))
