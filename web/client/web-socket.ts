import { subprotocol, tokenProtocol } from '../../shared/protocol/socket.ts'

/** The address and subprotocols of a WebSocket. */
interface SocketTarget {
  readonly address: string
  readonly protocols: readonly string[]
}

/** A WebSocket that an inline script (early/script.ts) opened before the page could listen to it. */
interface EarlySocket extends SocketTarget {
  readonly socket: WebSocket
  /** The events that arrived before the page could listen. */
  readonly events: readonly Event[]
  readonly recordEvent: (event: Event) => void
}

declare global {
  interface Window {
    /** The only value that the inline script shares with the module scripts. */
    earlySocket?: EarlySocket
  }
}

export const socketEventNames = ['open', 'message', 'error', 'close'] as const

/** Returns the address of a WebSocket on the host of this page. */
export function socketAddress(path: string): string {
  const { protocol, host } = location
  return `${protocol === 'https:' ? 'wss' : 'ws'}://${host}${path}`
}

/**
 * Returns the target of a seat with its token, or of a spectator.
 * @param lastSeq the `seq` of the last position that this browser has
 */
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

/**
 * Opens a WebSocket, or adopts the one of the inline script if it has the same target. The adopted
 * socket then replays its events.
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
  // Replay the events after the caller has added its listeners. No new event can arrive before a
  // microtask.
  queueMicrotask(() => {
    for (const event of events) socket.dispatchEvent(event)
  })
  return socket
}
