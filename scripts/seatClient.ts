import {
  type Seated,
  type ServerMessage,
  type Shown,
  type TableMade,
  subprotocol,
  tokenProtocol,
} from '../shared/protocol.ts'

type Snapshot = Extract<ServerMessage, { type: 'snapshot' }>
type Answer = Extract<ServerMessage, { type: 'done' | 'refused' }>

/** A seat without a browser: what a test says, and what it hears. */
export interface SeatClient {
  readonly snapshot: Snapshot
  /** Everything that came, oldest first. */
  readonly heard: readonly ServerMessage[]
  readonly shown: () => Shown | null
  readonly table: () => Snapshot['table']
  /** Sends a command and waits for its answer; null if the line breaks first. */
  readonly say: (command: Record<string, unknown> & { id: string }) => Promise<Answer | null>
  readonly gone: Promise<void>
  readonly isGone: () => boolean
  readonly close: () => void
}

export const post = async <Body>(origin: string, path: string, body: unknown): Promise<Body> => {
  const answer = await fetch(origin + path, { method: 'POST', body: JSON.stringify(body) })
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`)
  return (await answer.json()) as Body
}

export const openTable = async (origin: string, game: string, options: object): Promise<string> =>
  (await post<TableMade>(origin, '/api/tables', { game, options })).code

export const sit = (origin: string, code: string, name: string): Promise<Seated> =>
  post<Seated>(origin, `/api/tables/${code}/seats`, { name })

/** Connects, and waits for the snapshot. */
export function connect(origin: string, code: string, token: string): Promise<SeatClient> {
  const address = `${origin.replace('http', 'ws')}/api/tables/${code}/seat`
  const socket = new WebSocket(address, [subprotocol, tokenProtocol(token)])
  const heard: ServerMessage[] = []
  const waiting = new Map<string, (answer: Answer | null) => void>()
  let shown: Shown | null = null
  let table: Snapshot['table']
  const gone = new Promise<void>((resolve) => {
    socket.addEventListener('close', () => {
      for (const answer of waiting.values()) answer(null)
      waiting.clear()
      resolve()
    })
  })
  return new Promise((resolve, reject) => {
    const say: SeatClient['say'] = (command) =>
      new Promise((answer) => {
        if (socket.readyState !== WebSocket.OPEN) return answer(null)
        waiting.set(command.id, answer)
        socket.send(JSON.stringify(command))
      })
    socket.addEventListener('message', ({ data }) => {
      const message = JSON.parse(String(data)) as ServerMessage
      heard.push(message)
      if (message.type === 'view') shown = message
      if (message.type === 'table') table = message.table
      if (message.type === 'snapshot') {
        shown = message.shown
        table = message.table
        resolve({
          snapshot: message,
          heard,
          shown: () => shown,
          table: () => table,
          say,
          gone,
          isGone: () => socket.readyState !== WebSocket.OPEN,
          close: () => socket.close(),
        })
      }
      if (message.type === 'done' || message.type === 'refused') {
        if (message.id === null) return
        waiting.get(message.id)?.(message)
        waiting.delete(message.id)
      }
    })
    socket.addEventListener('error', () => reject(new Error('the line could not be opened')))
    socket.addEventListener('close', ({ code: why }) =>
      reject(new Error(`closed with ${why} before the snapshot`)),
    )
  })
}
