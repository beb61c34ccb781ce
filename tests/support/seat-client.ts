import { ask } from '../../client/ask.ts'
import type {
  SeatCredentials,
  ServerMessage,
  Position,
  CreatedTable,
} from '../../shared/protocol/protocol.ts'
import { heartbeat, subprotocol, tokenProtocol } from '../../shared/protocol/socket.ts'
import type { Tempo } from '../../shared/protocol/table-settings.ts'

type Answer = Extract<ServerMessage, { type: 'done' | 'refused' }>
type Snapshot = Extract<ServerMessage, { type: 'snapshot' }>

/** One open socket, of a seat or of a spectator. */
export interface OpenConnection {
  readonly send: (text: string) => void
  /** Resolves with the close code when the socket closes. */
  readonly gone: Promise<number>
  readonly isGone: () => boolean
  readonly close: () => void
}

/** A client of a seat without a browser. */
export interface SeatClient {
  readonly shown: () => Position | null
  readonly table: () => Snapshot['table']
  /** Sends a command and waits for its answer; null if the connection breaks first. */
  readonly send: (command: Record<string, unknown> & { id: string }) => Promise<Answer | null>
  readonly isClosed: () => boolean
  readonly close: () => void
}

export const post = async <Body>(origin: string, path: string, body: object): Promise<Body> =>
  (await (await ask(origin + path, { body })).json()) as Body

export const openTable = async (
  origin: string,
  game: string,
  options: object,
  tempo: Tempo = 'free',
): Promise<string> =>
  (await post<CreatedTable>(origin, '/api/tables', { game, options, tempo })).code

/** Requests a seat: as a page, which then connects immediately, or as a program. */
export const sit = (
  origin: string,
  code: string,
  name: string,
  as: 'page' | 'program' = 'program',
): Promise<SeatCredentials> =>
  post<SeatCredentials>(
    origin,
    `/api/tables/${code}/seats${as === 'page' ? '?connect=soon' : ''}`,
    { name },
  )

/**
 * Opens a socket and waits for its snapshot, which is the first message that `onMessage` receives.
 * Without a token, the socket belongs to a spectator.
 */
export function openConnection(
  origin: string,
  path: string,
  token: string | null,
  onMessage: (message: ServerMessage) => void,
): Promise<OpenConnection> {
  const socket = new WebSocket(
    origin.replace('http', 'ws') + path,
    token === null ? [subprotocol] : [subprotocol, tokenProtocol(token)],
  )
  const gone = new Promise<number>((resolve) => {
    socket.addEventListener('close', ({ code }) => resolve(code))
  })
  const isGone = () => socket.readyState !== WebSocket.OPEN
  const connection = {
    send: (text: string) => socket.send(text),
    gone,
    isGone,
    close: () => socket.close(),
  }
  return new Promise((resolve, reject) => {
    socket.addEventListener('message', ({ data }) => {
      if (data === heartbeat.pong) return
      const message = JSON.parse(String(data)) as ServerMessage
      onMessage(message)
      if (message.type === 'snapshot') resolve(connection)
    })
    socket.addEventListener('error', () => reject(new ConnectionError(1006)))
    socket.addEventListener('close', ({ code }) => reject(new ConnectionError(code)))
  })
}

/** The error if the service closes a socket before it has sent a snapshot. */
export class ConnectionError extends Error {
  readonly code: number

  constructor(code: number) {
    super(`closed with ${code} before the snapshot`)
    this.code = code
  }
}

/** Connects a seat, and waits for the snapshot. */
export async function connect(origin: string, code: string, token: string): Promise<SeatClient> {
  const waiting = new Map<string, (answer: Answer | null) => void>()
  let shown: Position | null = null
  let table: Snapshot['table'] | null = null
  const connection = await openConnection(origin, `/api/tables/${code}/seat`, token, (message) => {
    if (message.type === 'view') shown = message
    if (message.type === 'snapshot') shown = message.position
    if (message.type === 'table' || message.type === 'snapshot') table = message.table
    if ((message.type !== 'done' && message.type !== 'refused') || message.id === null) return
    waiting.get(message.id)?.(message)
    waiting.delete(message.id)
  })
  void connection.gone.then(() => {
    for (const answer of waiting.values()) answer(null)
    waiting.clear()
  })
  return {
    shown: () => shown,
    table: () => {
      if (table === null) throw new Error('the snapshot came first')
      return table
    },
    send: (command) =>
      new Promise((answer) => {
        if (connection.isGone()) return answer(null)
        waiting.set(command.id, answer)
        connection.send(JSON.stringify(command))
      }),
    isClosed: connection.isGone,
    close: connection.close,
  }
}
