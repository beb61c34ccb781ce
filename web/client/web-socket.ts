import { subprotocol, tokenProtocol } from '../../shared/protocol/socket.ts'

/** Where a WebSocket connects to, and how it introduces itself. */
interface SocketTarget {
  readonly address: string
  readonly protocols: readonly string[]
}

/** A WebSocket that the page opened by itself (early/script.ts), before anything could listen to it. */
interface EarlySocket extends SocketTarget {
  readonly socket: WebSocket
  /** The events that nobody has handled yet. */
  readonly events: readonly Event[]
  readonly recordEvent: (event: Event) => void
}

declare global {
  interface Window {
    /** The one thing that the early script shares with the scripts that come in files. */
    earlySocket?: EarlySocket
  }
}

export const socketEventNames = ['open', 'message', 'error', 'close'] as const

/** On the host that the page came from. */
export function socketAddress(path: string): string {
  const { protocol, host } = location
  return `${protocol === 'https:' ? 'wss' : 'ws'}://${host}${path}`
}

/** Returns the target of a seat with its token, or of a spectator. @param lastSeq the `seq` of the last state that this browser knows */
export function socketTarget(
  code: string,
  token: string | null,
  lastSeq: number | null,
): SocketTarget {
  const role = token === null ? 'watch' : 'seat?done=in-view'
  const seen = lastSeq === null ? '' : `${token === null ? '?' : '&'}seen=${lastSeq}`
  return {
    address: socketAddress(`/api/tables/${code}/${role}${seen}`),
    protocols: token === null ? [subprotocol] : [subprotocol, tokenProtocol(token)],
  }
}

/** Opens a WebSocket, or takes over the early one if it has the same target; that one then fires its events again. */
export function openWebSocket(address: string, protocols: readonly string[]): WebSocket {
  const early = window.earlySocket
  delete window.earlySocket
  if (early?.address === address && early.protocols.join() === protocols.join())
    return adoptEarlySocket(early)
  early?.socket.close()
  return new WebSocket(address, [...protocols])
}

function adoptEarlySocket({ socket, events, recordEvent }: EarlySocket): WebSocket {
  for (const name of socketEventNames) socket.removeEventListener(name, recordEvent)
  // The caller adds its listeners before the next microtask, and no new event can come before that.
  queueMicrotask(() => {
    for (const event of events) socket.dispatchEvent(event)
  })
  return socket
}
