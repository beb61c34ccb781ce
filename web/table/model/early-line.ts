import { codeInPath } from '../../../shared/code.ts'
import type { ServerMessage } from '../../../shared/wire/protocol.ts'
import { subprotocol, tokenProtocol } from '../../../shared/wire/socket.ts'
import { handoverToken } from '../handover.ts'
import { keptTable, seatToken } from './kept-table.ts'

/** Where a line goes and how it introduces itself. */
export interface Destination {
  readonly address: string
  readonly protocols: readonly string[]
}

/** On the host that the page came from. */
export function socketAddress(path: string): string {
  const { protocol, host } = location
  return `${protocol === 'https:' ? 'wss' : 'ws'}://${host}${path}`
}

/** The line of a seat with its token, or of a watcher; `lastSeq` is of the last state that this browser knows. */
export function lineTo(code: string, token: string | null, lastSeq: number | null): Destination {
  const role = token === null ? 'watch' : 'seat'
  return {
    address: socketAddress(
      `/api/tables/${code}/${role}${lastSeq === null ? '' : `?seen=${lastSeq}`}`,
    ),
    protocols: token === null ? [subprotocol] : [subprotocol, tokenProtocol(token)],
  }
}

interface EarlyLine extends Destination {
  readonly socket: WebSocket
  /** What nobody was there to hear. */
  readonly events: Event[]
  readonly keep: (event: Event) => void
}

const kinds = ['open', 'message', 'error', 'close'] as const

let early: EarlyLine | null = null

/**
 * Calls the table of this address while the script that will listen is still on its way.
 * @param learnGame hears which game is played there: at once if this browser knows, and as soon as the table has answered
 */
export function openEarlyLine(
  { pathname, hash }: Location,
  learnGame: (game: string) => void,
): void {
  const [code, ...more] = pathname
    .split('/')
    .filter((part) => part !== '')
    .map(codeInPath)
  // A seat that is handed over comes with a token that is not kept yet.
  if (code === undefined || code === null || more.length > 0 || handoverToken(hash) !== null) return
  const token = seatToken(code)
  const kept = token === null ? null : keptTable(code)
  if (kept) learnGame(kept.table.game)
  const line = lineTo(code, token, kept?.shown?.seq ?? null)
  const socket = new WebSocket(line.address, [...line.protocols])
  const events: Event[] = []
  const keep = (event: Event): void => void events.push(event)
  for (const kind of kinds) socket.addEventListener(kind, keep)
  socket.addEventListener('message', ({ data }) => learnGame(gameIn(String(data))), { once: true })
  early = { ...line, socket, events, keep }
}

/** The first message of a line is the whole table. */
const gameIn = (text: string): string => {
  const message = JSON.parse(text) as ServerMessage
  return message.type === 'snapshot' ? message.table.game : ''
}

/** A line to there: the one that was opened early, if it goes there; it then says again what it has said. */
export function dial(address: string, protocols: readonly string[]): WebSocket {
  const line = early
  early = null
  if (line?.address === address && line.protocols.join() === protocols.join()) return handOver(line)
  line?.socket.close()
  return new WebSocket(address, [...protocols])
}

function handOver({ socket, events, keep }: EarlyLine): WebSocket {
  for (const kind of kinds) socket.removeEventListener(kind, keep)
  // Whoever asked for the line listens as soon as they have it, and nothing new can come before that.
  queueMicrotask(() => {
    for (const event of events) socket.dispatchEvent(event)
  })
  return socket
}
