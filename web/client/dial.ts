import { subprotocol, tokenProtocol } from '../../shared/wire/socket.ts'

/** Where a line goes and how it introduces itself. */
interface Destination {
  readonly address: string
  readonly protocols: readonly string[]
}

/** A line that the page has opened by itself (early/script.ts), before there was anybody to listen. */
interface EarlyLine extends Destination {
  readonly socket: WebSocket
  /** What nobody was there to hear. */
  readonly events: readonly Event[]
  readonly keep: (event: Event) => void
}

declare global {
  interface Window {
    /** That script shares nothing else with those that come in files. */
    earlyLine?: EarlyLine
  }
}

export const lineKinds = ['open', 'message', 'error', 'close'] as const

/** On the host that the page came from. */
export function socketAddress(path: string): string {
  const { protocol, host } = location
  return `${protocol === 'https:' ? 'wss' : 'ws'}://${host}${path}`
}

/** The line of a seat with its token, or of a watcher; `lastSeq` is of the last state that this browser knows. */
export function lineTo(code: string, token: string | null, lastSeq: number | null): Destination {
  const role = token === null ? 'watch' : 'seat?done=in-view'
  const seen = lastSeq === null ? '' : `${token === null ? '?' : '&'}seen=${lastSeq}`
  return {
    address: socketAddress(`/api/tables/${code}/${role}${seen}`),
    protocols: token === null ? [subprotocol] : [subprotocol, tokenProtocol(token)],
  }
}

/** A line to there: the one that was opened early, if it goes there; it then says again what it has said. */
export function dial(address: string, protocols: readonly string[]): WebSocket {
  const line = window.earlyLine
  delete window.earlyLine
  if (line?.address === address && line.protocols.join() === protocols.join()) return handOver(line)
  line?.socket.close()
  return new WebSocket(address, [...protocols])
}

function handOver({ socket, events, keep }: EarlyLine): WebSocket {
  for (const kind of lineKinds) socket.removeEventListener(kind, keep)
  // Whoever asked for the line listens as soon as they have it, and nothing new can come before that.
  queueMicrotask(() => {
    for (const event of events) socket.dispatchEvent(event)
  })
  return socket
}
