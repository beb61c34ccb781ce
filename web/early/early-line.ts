import { codeInPath } from '../../shared/code.ts'
import type { ServerMessage } from '../../shared/wire/protocol.ts'
import { handoverToken } from '../client/handover.ts'
import { lineKinds, lineTo } from '../client/dial.ts'
import { storedTable, seatToken } from '../client/stored-table.ts'

/**
 * Calls the table of this address while the script that will listen is still on its way, and leaves the line for it.
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
  const kept = token === null ? null : storedTable(code)
  const line = lineTo(code, token, kept?.shown?.seq ?? null)
  const socket = new WebSocket(line.address, [...line.protocols])
  const events: Event[] = []
  const keep = (event: Event): void => void events.push(event)
  for (const kind of lineKinds) socket.addEventListener(kind, keep)
  socket.addEventListener('message', ({ data }) => learnGame(gameIn(String(data))), { once: true })
  window.earlyLine = { ...line, socket, events, keep }
  if (kept) learnGame(kept.table.game)
}

/** The first message of a line is the whole table. */
const gameIn = (text: string): string => {
  const message = JSON.parse(text) as ServerMessage
  return message.type === 'snapshot' ? message.table.game : ''
}
