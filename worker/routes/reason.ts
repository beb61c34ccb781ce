import { withTimeLimit } from '../time-limit.ts'
import type { RequestContext } from './context.ts'
import { json, refusedWith } from './refusal.ts'
import { tokenOf } from './requirements.ts'

/** Why a bot moved as it did. Whoever shows no token sees as far as watchers do, who may be some moves behind. */
export async function showReason(c: RequestContext): Promise<Response> {
  const seat = c.req.param('seat') ?? ''
  if (!/^\d{1,2}$/.test(seat)) return refusedWith(c, { refusal: 'malformed' })
  const table = c.env.TABLES.getByName(c.get('code'))
  const reason = await withTimeLimit(table.reason(Number(seat), tokenOf(c)))
  return reason.ok ? json(c, reason.value) : refusedWith(c, reason.refused)
}
