import { env, exports } from 'cloudflare:workers'
import { expect } from 'vitest'

import type { AnyMove } from '../shared/games/game.ts'
import { gameOf } from '../shared/games/all.ts'
import {
  subprotocol,
  tokenProtocol,
  type PublicTable,
  type Seated,
  type ServerMessage,
  type Shown,
  type TableMade,
} from '../shared/protocol.ts'
import type { Env } from './env.ts'

// What tests of the running worker have in common: they come in by its front door, as browsers do.

declare global {
  namespace Cloudflare {
    interface Env extends TischleinEnv {}
    interface GlobalProps {
      mainModule: typeof import('./index.ts')
    }
  }
}
type TischleinEnv = Env

export const tableOf = (code: string) => env.TABLES.getByName(code)
export const relayOf = (code: string, number = 0) => env.RELAYS.getByName(`${code}/${number}`)

export const ask = (path: string, init?: RequestInit): Promise<Response> =>
  exports.default.fetch(new Request(`https://tischlein.test${path}`, init))

export const post = (path: string, body: unknown): Promise<Response> =>
  ask(path, { method: 'POST', body: typeof body === 'string' ? body : JSON.stringify(body) })

export async function openTable(options: object = {}, game = 'the-game'): Promise<string> {
  const made = await post('/api/tables', { game, options })
  return (await made.json<TableMade>()).code
}

export async function sit(code: string, name: string): Promise<Seated> {
  const answer = await post(`/api/tables/${code}/seats`, { name })
  expect(answer.status).toBe(201)
  return answer.json<Seated>()
}

type MessageOf<Type> = Extract<ServerMessage, { type: Type }>
type Answer = MessageOf<'done' | 'refused'>
type Saying = Readonly<Record<string, unknown>> & { readonly type: string }

/** One end of a socket, with everything that came over it. */
export class Line {
  readonly texts: string[] = []
  readonly heard: ServerMessage[] = []
  /** The code that it was closed with. */
  readonly closed: Promise<number>
  /** Its first ping is answered. */
  readonly ponged: Promise<void>
  readonly #socket: WebSocket
  #said = 0
  #listening: (() => void)[] = []

  constructor(socket: WebSocket) {
    this.#socket = socket
    this.closed = new Promise((resolve) => {
      socket.addEventListener('close', ({ code }) => resolve(code))
    })
    const ponged = Promise.withResolvers<void>()
    this.ponged = ponged.promise
    socket.addEventListener('message', ({ data }) => {
      if (data === 'pong') return ponged.resolve()
      this.texts.push(String(data))
      this.heard.push(JSON.parse(String(data)) as ServerMessage)
      for (const listen of this.#listening.splice(0)) listen()
    })
    socket.accept()
  }

  /** The first message of this type that fits, of those that have come or will come. */
  async first<Type extends ServerMessage['type']>(
    type: Type,
    fits: (message: MessageOf<Type>) => boolean = () => true,
  ): Promise<MessageOf<Type>> {
    const isIt = (one: ServerMessage): one is MessageOf<Type> =>
      one.type === type && fits(one as MessageOf<Type>)
    for (;;) {
      const found = this.heard.find(isIt)
      if (found) return found
      await this.#more()
    }
  }

  /** Waits until the table, as it was last told, is like this. */
  async sees(isSo: (table: PublicTable) => boolean): Promise<void> {
    while (!isSo(this.table())) await this.#more()
  }

  #more(): Promise<void> {
    return new Promise((resolve) => {
      this.#listening.push(resolve)
    })
  }

  send(data: string | ArrayBuffer): void {
    this.#socket.send(data)
  }

  /** Says something and waits for its answer. */
  say(saying: Saying): Promise<Answer> {
    this.#said += 1
    const command = { id: `c${this.#said}`, ...saying }
    this.send(JSON.stringify(command))
    return this.answerTo(command.id)
  }

  answerTo(id: string | null): Promise<Answer> {
    return Promise.race([
      this.first('done', (one) => one.id === id),
      this.first('refused', (one) => one.id === id),
    ])
  }

  /** What is known of the table by what has come so far. */
  table(): PublicTable {
    const last = this.heard.findLast((one) => 'table' in one)
    if (!last) throw new Error('nothing was heard of the table')
    return last.table
  }

  shown(): Shown {
    const last = this.heard.findLast((one) => one.type === 'view' || one.type === 'snapshot')
    const shown = last?.type === 'snapshot' ? last.shown : last
    if (!shown || !('view' in shown)) throw new Error('no cards were shown')
    return shown
  }

  moves(): readonly AnyMove[] {
    const { game, options } = this.table()
    return gameOf(game)?.moves(this.shown().view, options) ?? []
  }

  /** Makes the first move that its own view offers. */
  move(): Promise<Answer> {
    return this.say({ type: 'move', turn: this.shown().turn, move: this.moves()[0] })
  }

  hangUp(): void {
    this.#socket.close(1000)
  }
}

export type Dialled = {
  readonly seen?: number
  readonly headers?: Readonly<Record<string, string>>
  readonly protocols?: string
}

export async function dial(path: string, { seen, headers, protocols }: Dialled): Promise<Line> {
  const answer = await ask(seen === undefined ? path : `${path}?seen=${seen}`, {
    headers: {
      Upgrade: 'websocket',
      ...(protocols !== undefined && { 'Sec-WebSocket-Protocol': protocols }),
      ...headers,
    },
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

export async function watch(code: string): Promise<Line> {
  const line = await dial(`/api/tables/${code}/watch`, {})
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
  const code = await openTable(options)
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
    const { turn, toMove } = lines[0]?.shown() ?? {}
    const mover = toMove?.[0] === undefined ? undefined : lines[toMove[0]]
    if (!mover || turn === undefined) return
    await mover.move()
    await Promise.all(lines.map((line) => line.first('view', (one) => one.turn > turn)))
  }
  throw new Error('the game does not end')
}
