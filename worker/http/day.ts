import { dayOf, isDay } from '../../shared/deal/day.ts'
import { lobbyName } from '../lobby/LobbyObject.ts'
import { withTimeLimit } from '../time-limit.ts'
import type { RequestContext } from './context.ts'
import { exceedsRequestLimit } from './limits/request-limits.ts'
import { RefusedError } from './refusal.ts'

/** Returns the deals of today, or of the day in the path, and their results. */
export async function showDay(c: RequestContext): Promise<Response> {
  if (await exceedsRequestLimit(c)) throw new RefusedError({ refusal: 'too-fast' })
  const day = c.req.param('day') ?? dayOf(Date.now())
  if (!isDay(day)) throw new RefusedError({ refusal: 'malformed' })
  const described = await withTimeLimit(c.env.LOBBY.getByName(lobbyName).describeDay(day))
  if (!described) throw new RefusedError({ refusal: 'no-such-page' })
  return c.json(described)
}
