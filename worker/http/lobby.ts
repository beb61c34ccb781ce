import { lobbyName } from '../lobby/lobby-name.ts'
import { refuseSocket, tryAgainLater } from '../socket.ts'
import { withTimeLimit } from '../time-limit.ts'
import { asksTooFast } from './limits/asking.ts'
import type { RequestContext } from './context.ts'
import { RefusedError } from './refusal.ts'
import { connectTo, offeredIn, upgrade, wantsSocket } from './connections.ts'

export async function showLobby(c: RequestContext): Promise<Response> {
  if (await asksTooFast(c)) throw new RefusedError({ refusal: 'too-fast' })
  const text = await withTimeLimit(c.env.LOBBY.getByName(lobbyName).list())
  return c.body(text, 200, { 'Content-Type': 'application/json' })
}

/** The list of public tables, and every change of it. */
export async function lobbySocket(c: RequestContext): Promise<Response> {
  if (!wantsSocket(c)) throw new RefusedError({ refusal: 'malformed' })
  if (await asksTooFast(c)) return refuseSocket(tryAgainLater, offeredIn(c))
  const answer = c.env.LOBBY.getByName(lobbyName).fetch(upgrade(offeredIn(c)))
  return connectTo(
    c,
    answer.then((one) => (one.webSocket ? one : null)),
  )
}
