import { runInDurableObject } from 'cloudflare:test'
import { env, exports } from 'cloudflare:workers'
import { expect } from 'vitest'

import { subprotocol, tokenProtocol } from '../../shared/protocol/socket.ts'
import type { Seated, CreatedTable } from '../../shared/protocol/protocol.ts'
import type { Env } from '../env.ts'
import { Line } from './sockets.ts'
import { expectAsDocumented } from './as-documented.ts'

// What tests of the running worker have in common: they come in by its front door, as browsers do.

declare global {
  namespace Cloudflare {
    interface Env extends TischleinEnv {}
    interface GlobalProps {
      mainModule: typeof import('../index.ts')
    }
  }
}
type TischleinEnv = Env

export const tableOf = (code: string) => env.TABLES.getByName(code)
export const relayOf = (code: string, place = '0') => env.RELAYS.getByName(`${code}/${place}`)

/** What the platform says of where somebody is. */
export type Whereabouts = Readonly<Record<'latitude' | 'longitude', string>>

export async function ask(path: string, init?: RequestInit): Promise<Response> {
  const request = new Request(`https://tischlein.test${path}`, init)
  const answer = await exports.default.fetch(request)
  await expectAsDocumented(request, answer)
  return answer
}

export const post = (path: string, body: unknown, headers: HeadersInit = {}): Promise<Response> =>
  ask(path, {
    method: 'POST',
    headers,
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })

export const bearing = (token: string) => ({ Authorization: `Bearer ${token}` })

export const answerOf = async (answer: Response | Promise<Response>) => ({
  status: (await answer).status,
  body: await (await answer).json<unknown>(),
})

export async function openTable(options: object = {}, game = 'the-game'): Promise<string> {
  const made = await post('/api/tables', { game, options })
  return (await made.json<CreatedTable>()).code
}

/** As a program does, or as a page that opens its line at once. */
export async function sit(code: string, name: string, line = ''): Promise<Seated> {
  const answer = await post(`/api/tables/${code}/seats${line && `?line=${line}`}`, { name })
  expect(answer.status).toBe(201)
  return answer.json<Seated>()
}

export type Dialled = {
  readonly seen?: number
  readonly done?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly protocols?: string
  readonly cf?: Whereabouts
}

export async function dial(
  path: string,
  { seen, done, headers, protocols, cf }: Dialled,
): Promise<Line> {
  const wish = new URLSearchParams({
    ...(seen !== undefined && { seen: String(seen) }),
    ...(done !== undefined && { done }),
  })
  const answer = await ask(wish.size === 0 ? path : `${path}?${wish}`, {
    headers: {
      Upgrade: 'websocket',
      ...(protocols !== undefined && { 'Sec-WebSocket-Protocol': protocols }),
      ...headers,
    },
    ...(cf && { cf }),
  })
  if (!answer.webSocket) throw new Error(`${path} is no socket: ${answer.status}`)
  return new Line(answer.webSocket)
}

export async function connect(code: string, token: string, how: Dialled = {}): Promise<Line> {
  const protocols = `${subprotocol}, ${tokenProtocol(token)}`
  const line = await dial(`/api/tables/${code}/seat`, { protocols, ...how })
  await Promise.race([line.first('snapshot'), line.closed])
  return line
}

export async function watch(code: string, cf?: Whereabouts): Promise<Line> {
  const line = await dial(`/api/tables/${code}/watch`, cf ? { cf } : {})
  await Promise.race([line.first('snapshot'), line.closed])
  return line
}

export type Table = {
  readonly code: string
  readonly tokens: AtLeastOne<string>
  readonly lines: AtLeastOne<Line>
}
/** As many as a test has named. */
type AtLeastOne<Item> = readonly [Item, Item, ...Item[]]

/** A table with people at it, all connected; the first is host. */
export async function seated(names: readonly string[], options: object = {}): Promise<Table> {
  return seatedAt(await openTable(options), names)
}

export async function seatedAt(code: string, names: readonly string[]): Promise<Table> {
  const tokens: string[] = []
  const lines: Line[] = []
  for (const name of names) {
    const { token } = await sit(code, name)
    tokens.push(token)
    lines.push(await connect(code, token))
  }
  return {
    code,
    tokens: tokens as readonly string[] as AtLeastOne<string>,
    lines: lines as readonly Line[] as AtLeastOne<Line>,
  }
}

/** The same once the cards are dealt. */
export async function playing(names: readonly string[], options: object = {}): Promise<Table> {
  const table = await seated(names, options)
  await table.lines[0].say({ type: 'start' })
  await Promise.all(table.lines.map((line) => line.first('view')))
  return table
}

/** Whoever is to move makes the first move they have, until the game is over. */
export async function playOut(lines: readonly Line[]): Promise<void> {
  for (let moves = 0; moves < 500; moves++) {
    const { turn, toMove } = lines[0]?.projection() ?? {}
    const mover = toMove?.[0] === undefined ? undefined : lines[toMove[0]]
    if (!mover || turn === undefined) return
    await mover.move()
    await Promise.all(lines.map((line) => line.first('view', (one) => one.turn > turn)))
  }
  throw new Error('the game does not end')
}

/** The names of what a code has in its storage, and when its alarm rings. */
export const storageOf = (code: string): Promise<{ tables: unknown[]; alarm: number | null }> =>
  runInDurableObject(tableOf(code), async (_, { storage }) => ({
    tables: storage.sql
      .exec(
        `select name from sqlite_master where type = 'table' and name not like '\\_cf%' escape '\\'`,
      )
      .toArray(),
    alarm: await storage.getAlarm(),
  }))
