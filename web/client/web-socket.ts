import { subprotocol, tokenProtocol } from '../../shared/protocol/socket.ts'

/** The URL and subprotocols of a WebSocket. */
interface SocketTarget {
  readonly address: string
  readonly protocols: readonly string[]
}

/** A WebSocket that the early script (early/script.ts) opened before the modules had loaded. */
interface EarlySocket extends SocketTarget {
  readonly socket: WebSocket
  /** The events that have arrived before `openWebSocket` took the connection over. */
  readonly events: readonly Event[]
  readonly recordEvent: (event: Event) => void
}

declare global {
  interface Window {
    /** The WebSocket that the early script has opened, for the modules to take over. */
    earlySocket?: EarlySocket
  }
}

export const socketEventNames = ['open', 'message', 'error', 'close'] as const

/** Returns the URL of a WebSocket on the server of this page. */
export function socketAddress(path: string): string {
  const { protocol, host } = location
  return `${protocol === 'https:' ? 'wss' : 'ws'}://${host}${path}`
}

/**
 * Returns where to connect: to a seat with this token, or as a spectator if the token is null.
 * @param lastSeq the `seq` of the last position that this browser has
 */
export function socketTarget(
  code: string,
  token: string | null,
  lastSeq: number | null,
): SocketTarget {
  const seen = lastSeq === null ? '' : `&seen=${lastSeq}`
  const role = token === null ? 'watch' : `seat?done=in-view${seen}`
  return {
    address: socketAddress(`/api/tables/${code}/${role}`),
    protocols: token === null ? [subprotocol] : [subprotocol, tokenProtocol(token)],
  }
}

/**
 * Opens a WebSocket. If the early script has opened one to the same URL with the same subprotocols,
 * takes over that WebSocket and replays its events.
 */
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
  // Replays the events in a microtask, so that the caller can add its listeners first. No new event
  // can arrive before the microtask.
  queueMicrotask(() => {
    for (const event of events) socket.dispatchEvent(event)
  })
  return socket
}
