import type { Context } from 'hono'

import { readCode } from '../../shared/code.ts'
import { closing } from '../../shared/wire.ts'
import type { Env } from '../env.ts'
import { relayName, relaysAtTable } from '../relay/names.ts'
import { closedSocket } from '../socket.ts'
import { asksTooFast } from './asking.ts'
import { refusedWith } from './refusal.ts'

type Asked = Context<{ Bindings: Env }>

/** A player's own line. Foreign pages get none, though they have no token to ride on either. */
export async function seatSocket(c: Asked): Promise<Response> {
  const code = await codeAsked(c)
  if (typeof code !== 'string') return code
  if (!isFromHere(c)) return closedSocket(closing.wrongOrigin, offeredIn(c))
  return c.env.TABLES.getByName(code).fetch(upgrade(c))
}

/** A watcher's line, from whatever page: the first relay that has room. */
export async function watchSocket(c: Asked): Promise<Response> {
  const code = await codeAsked(c)
  if (typeof code !== 'string') return code
  for (let number = 0; number < relaysAtTable; number++) {
    const answer = await c.env.RELAYS.getByName(relayName(code, number)).fetch(upgrade(c))
    if (answer.webSocket) return answer
  }
  return closedSocket(closing.tooManyWatchers, offeredIn(c))
}

/** Not one of our own codes, which are for good: a whole room may come back at once after an update. */
export const tryAgainLater = 1013

async function codeAsked(c: Asked): Promise<string | Response> {
  if (!isUpgrade(c)) return refusedWith(c, { refusal: 'malformed' })
  if (await asksTooFast(c)) return closedSocket(tryAgainLater, offeredIn(c))
  return readCode(c.req.param('code') ?? '') ?? closedSocket(closing.noSuchTable, offeredIn(c))
}

export const isUpgrade = (c: Asked): boolean =>
  c.req.header('Upgrade')?.toLowerCase() === 'websocket'

export const offeredIn = (c: Asked): string | null => c.req.header('Sec-WebSocket-Protocol') ?? null

/** Made anew, so that nothing else that a browser can send ever reaches an object. */
export function upgrade(c: Asked): Request {
  const headers = new Headers({ Upgrade: 'websocket' })
  const offered = offeredIn(c)
  if (offered !== null) headers.set('Sec-WebSocket-Protocol', offered)
  const seen = c.req.query('seen')
  const query = seen === undefined ? '' : `?${new URLSearchParams({ seen })}`
  return new Request(`https://table/${query}`, { headers })
}

/** Our own pages, also while they are built behind vite; and whoever is no browser and so sends no origin. */
function isFromHere(c: Asked): boolean {
  const origin = c.req.header('Origin')
  if (origin === undefined) return true
  if (origin === 'http://localhost:5173') return true
  return URL.canParse(origin) && new URL(origin).host === new URL(c.req.url).host
}
