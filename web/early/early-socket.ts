import { codeInPath } from '../../shared/code.ts'
import type { ServerMessage } from '../../shared/protocol/protocol.ts'
import { handoverToken } from '../client/handover.ts'
import { socketEventNames, socketTarget } from '../client/web-socket.ts'
import { seatToken, storedTable } from '../client/stored-table.ts'

/**
 * Connects to the table in the page's URL before the modules have loaded. Later, `openWebSocket`
 * takes over the connection.
 * @param learnGame receives the game of the table: immediately if this browser has stored the
 * table, else after the first message
 */
export function openEarlySocket(
  { pathname, hash }: Location,
  learnGame: (game: string) => void,
): void {
  const [code, ...more] = pathname
    .split('/')
    .filter((part) => part !== '')
    .map(codeInPath)
  // Skips handover links. Their token is not stored yet, so this connection would be a spectator's.
  if (code === undefined || code === null || more.length > 0 || handoverToken(hash) !== null) return
  const token = seatToken(code)
  const stored = token === null ? null : storedTable(code)
  const target = socketTarget(code, token, stored?.position?.seq ?? null)
  const socket = new WebSocket(target.address, [...target.protocols])
  const events: Event[] = []
  const recordEvent = (event: Event): void => void events.push(event)
  for (const name of socketEventNames) socket.addEventListener(name, recordEvent)
  socket.addEventListener('message', ({ data }) => learnGame(gameIn(String(data))), { once: true })
  window.earlySocket = { ...target, socket, events, recordEvent }
  if (stored) learnGame(stored.table.game)
}

/** Returns the game of the table from the first message of a connection, which is a snapshot. */
const gameIn = (text: string): string => {
  const message = JSON.parse(text) as ServerMessage
  return message.type === 'snapshot' ? message.table.game : ''
}
