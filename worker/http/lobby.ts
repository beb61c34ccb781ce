import { lobbyName } from '../lobby/LobbyObject.ts'
import { refuseSocket, tryAgainLater } from '../socket.ts'
import { withTimeLimit } from '../time-limit.ts'
import { exceedsRequestLimit } from './limits/request-limits.ts'
import type { RequestContext } from './context.ts'
import { RefusedError } from './refusal.ts'
import { forwardSocket, offeredProtocols, upgradeRequest, isUpgrade } from './connections.ts'

export async function showLobby(c: RequestContext): Promise<Response> {
  if (await exceedsRequestLimit(c)) throw new RefusedError({ refusal: 'too-fast' })
  const text = await withTimeLimit(c.env.LOBBY.getByName(lobbyName).list())
  return c.body(text, 200, { 'Content-Type': 'application/json' })
}

/** Subscribes a WebSocket to the list of public tables. */
export async function lobbySocket(c: RequestContext): Promise<Response> {
  if (!isUpgrade(c)) throw new RefusedError({ refusal: 'malformed' })
  if (await exceedsRequestLimit(c)) return refuseSocket(tryAgainLater, offeredProtocols(c))
  const pending = c.env.LOBBY.getByName(lobbyName).fetch(upgradeRequest(offeredProtocols(c)))
  return forwardSocket(
    c,
    pending.then((response) => (response.webSocket ? response : null)),
  )
}
