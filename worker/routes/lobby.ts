import type { Context } from 'hono'

import { closing } from '../../shared/wire.ts'
import type { Env } from '../env.ts'
import { lobbyName } from '../lobby/names.ts'
import { closedSocket } from '../socket.ts'
import { asksTooFast } from './asking.ts'
import { refusedWith } from './refusal.ts'
import { isUpgrade, offeredIn, tryAgainLater, upgrade } from './sockets.ts'

type Asked = Context<{ Bindings: Env }>

export async function showLobby(c: Asked): Promise<Response> {
  if (await asksTooFast(c)) return refusedWith(c, { refusal: 'too-fast' })
  const text = await c.env.LOBBY.getByName(lobbyName).look()
  return c.body(text, 200, { 'Content-Type': 'application/json' })
}

/** The list of public tables, and every change of it. */
export async function lobbySocket(c: Asked): Promise<Response> {
  if (!isUpgrade(c)) return refusedWith(c, { refusal: 'malformed' })
  if (await asksTooFast(c)) return closedSocket(tryAgainLater, offeredIn(c))
  const answer = await c.env.LOBBY.getByName(lobbyName).fetch(upgrade(c))
  return answer.webSocket ? answer : closedSocket(closing.tooManyWatchers, offeredIn(c))
}
