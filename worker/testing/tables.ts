import { runInDurableObject } from 'cloudflare:test'
import { env, exports } from 'cloudflare:workers'
import { expect, vi } from 'vitest'

import { subprotocol, tokenProtocol } from '../../shared/protocol/socket.ts'
import type { SeatCredentials, CreatedTable } from '../../shared/protocol/protocol.ts'
import type { Env } from '../env.ts'
import { TestSocket } from './sockets.ts'
import { expectAsDocumented } from './as-documented.ts'

// Helpers for tests of the running worker. The helpers use its public endpoints, as browsers do.

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

/** The location of a client, as the platform reports it in `request.cf`. */
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

export const bearer = (token: string) => ({ Authorization: `Bearer ${token}` })

export const answerOf = async (answer: Response | Promise<Response>) => ({
  status: (await answer).status,
  body: await (await answer).json<unknown>(),
})

export async function openTable(options: object = {}, game = 'the-game'): Promise<string> {
  const made = await post('/api/tables', { game, options })
  return (await made.json<CreatedTable>()).code
}

/**
 * Sits down at a table as a program does. If `announcement` is `soon`, sits down like a page that
 * connects immediately afterwards.
 */
export async function sit(code: string, name: string, announcement = ''): Promise<SeatCredentials> {
  const answer = await post(
    `/api/tables/${code}/seats${announcement && `?connect=${announcement}`}`,
    {
      name,
    },
  )
  expect(answer.status).toBe(201)
  return answer.json<SeatCredentials>()
}

type DialOptions = {
  readonly seen?: number
  readonly done?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly protocols?: string
  readonly cf?: Whereabouts
}

export async function dial(
  path: string,
  { seen, done, headers, protocols, cf }: DialOptions,
): Promise<TestSocket> {
  const query = new URLSearchParams({
    ...(seen !== undefined && { seen: String(seen) }),
    ...(done !== undefined && { done }),
  })
  const answer = await ask(query.size === 0 ? path : `${path}?${query}`, {
    headers: {
      Upgrade: 'websocket',
      ...(protocols !== undefined && { 'Sec-WebSocket-Protocol': protocols }),
      ...headers,
    },
    ...(cf && { cf }),
  })
  if (!answer.webSocket) throw new Error(`${path} is no socket: ${answer.status}`)
  return new TestSocket(answer.webSocket)
}

export async function connect(
  code: string,
  token: string,
  options: DialOptions = {},
): Promise<TestSocket> {
  const protocols = `${subprotocol}, ${tokenProtocol(token)}`
  const socket = await dial(`/api/tables/${code}/seat`, { protocols, ...options })
  await Promise.race([socket.first('snapshot'), socket.closeCode])
  return socket
}

export async function watch(code: string, cf?: Whereabouts, query = ''): Promise<TestSocket> {
  const socket = await dial(`/api/tables/${code}/watch${query}`, cf ? { cf } : {})
  await Promise.race([socket.first('snapshot'), socket.closeCode])
  return socket
}

export type TestTable = {
  readonly code: string
  readonly tokens: AtLeastOne<string>
  readonly sockets: AtLeastOne<TestSocket>
}
/**
 * A list of at least two items, so that tests can read the first two without a check for undefined.
 */
type AtLeastOne<Item> = readonly [Item, Item, ...Item[]]

/** Returns a table with connected players. The first player is the host. */
export async function seatedTable(
  names: readonly string[],
  options: object = {},
): Promise<TestTable> {
  return seatPlayers(await openTable(options), names)
}

export async function seatPlayers(code: string, names: readonly string[]): Promise<TestTable> {
  const tokens: string[] = []
  const sockets: TestSocket[] = []
  for (const name of names) {
    const { token } = await sit(code, name)
    tokens.push(token)
    sockets.push(await connect(code, token))
  }
  return {
    code,
    tokens: tokens as readonly string[] as AtLeastOne<string>,
    sockets: sockets as readonly TestSocket[] as AtLeastOne<TestSocket>,
  }
}

/** Returns the same table as `seatedTable`, but with a started game. */
export async function playingTable(
  names: readonly string[],
  options: object = {},
): Promise<TestTable> {
  const table = await seatedTable(names, options)
  await table.sockets[0].command({ type: 'start' })
  await Promise.all(table.sockets.map((socket) => socket.first('view')))
  return table
}

/** Plays the first legal move of each turn until the game is over. */
export async function playOut(sockets: readonly TestSocket[]): Promise<void> {
  for (let moves = 0; moves < 500; moves++) {
    const { turn, toMove } = sockets[0]?.projection() ?? {}
    const mover = toMove?.[0] === undefined ? undefined : sockets[toMove[0]]
    if (!mover || turn === undefined) return
    await mover.move()
    await Promise.all(sockets.map((socket) => socket.first('view', (one) => one.turn > turn)))
  }
  throw new Error('the game does not end')
}

/** Returns the SQL tables in an object's storage, and the time of its alarm. */
export const storageOf = (code: string): Promise<{ tables: unknown[]; alarm: number | null }> =>
  runInDurableObject(tableOf(code), async (_, { storage }) => ({
    tables: storage.sql
      .exec(
        `select name from sqlite_master where type = 'table' and name not like '\\_cf%' escape '\\'`,
      )
      .toArray(),
    alarm: await storage.getAlarm(),
  }))

/**
 * Stops `Date` one hour ahead of the runtime's own clock. The runtime triggers alarms by its own
 * clock, so an alarm runs only when the test rings it. `vi.useRealTimers()` restores the clock.
 */
export const stopClock = (): void => {
  vi.useFakeTimers({ toFake: ['Date'] })
  vi.advanceTimersByTime(3_600_000)
}
