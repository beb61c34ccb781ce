import ReconnectingWebSocket from 'partysocket/ws'

import { pagePatience } from '../../shared/protocol/page-limits.ts'
import { closeCodes, heartbeat } from '../../shared/protocol/socket.ts'
import { openWebSocket } from './web-socket.ts'

export interface SocketEvents {
  onMessage(text: string): void
  /** The socket reconnects by itself. */
  onLost(): void
  /** The socket stays closed: `code` is one of `closing`. */
  onEnd(code: number): void
}

export interface Socket {
  /** Sends nothing while there is no connection. */
  send(text: string): void
  close(): void
}

const terminalCodes: readonly number[] = Object.values(closeCodes)

/** How long a connection that looks open may take to answer a ping when somebody comes back to the page. */
const probeTimeout = 4_000

/**
 * A WebSocket that reconnects until it is closed: with jitter, so that a deploy doesn't bring everybody back in the same
 * instant; at once when the network or the viewer returns; and when two pings have gone unanswered.
 */
export function openSocket(
  address: () => string,
  protocols: readonly string[],
  events: SocketEvents,
): Socket {
  let stopped = false
  let unanswered = 0
  let probeTimer: ReturnType<typeof setTimeout> | undefined
  let socket = connect()

  function connect(): ReconnectingWebSocket {
    unanswered = 0
    clearTimeout(probeTimer)
    const attempt = new ReconnectingWebSocket(address, [...protocols], {
      // Called with `new`: what it returns is then what there is.
      WebSocket: openWebSocket,
      minReconnectionDelay: 500 + Math.random() * 4_500,
      maxReconnectionDelay: 30_000,
      connectionTimeout: 10_000,
      // Its own queue would send commands before the snapshot has come.
      maxEnqueuedMessages: 0,
      shouldReconnectOnClose: ({ code }) => !terminalCodes.includes(code),
    })
    attempt.addEventListener('message', ({ data }) => {
      unanswered = 0
      clearTimeout(probeTimer)
      if (data !== heartbeat.pong) events.onMessage(String(data))
    })
    attempt.addEventListener('close', ({ code }) => {
      if (stopped || attempt !== socket) return
      if (terminalCodes.includes(code)) {
        stop()
        events.onEnd(code)
      } else events.onLost()
    })
    return attempt
  }

  /** Makes a new instance, since `reconnect()` would wait until the old one's backoff is over. */
  function reconnect(): void {
    const old = socket
    socket = connect()
    old.close()
    events.onLost()
  }

  function ping(): void {
    unanswered++
    socket.send(heartbeat.ping)
  }

  const heartbeatTimer = setInterval(() => {
    if (socket.readyState !== WebSocket.OPEN) return
    if (unanswered >= 2) reconnect()
    else ping()
  }, pagePatience.heartbeat)

  function probe(): void {
    if (document.visibilityState === 'hidden') return
    const { readyState } = socket
    // A socket that is still connecting may wait for an answer that went with the network.
    if (readyState !== WebSocket.OPEN && readyState !== WebSocket.CONNECTING) return reconnect()
    if (readyState === WebSocket.OPEN) ping()
    clearTimeout(probeTimer)
    probeTimer = setTimeout(reconnect, probeTimeout)
  }

  function stop(): void {
    stopped = true
    clearInterval(heartbeatTimer)
    clearTimeout(probeTimer)
    removeEventListener('online', probe)
    removeEventListener('offline', probe)
    document.removeEventListener('visibilitychange', probe)
  }

  addEventListener('online', probe)
  // A connection that dies with the network fires no `close`: ping at once.
  addEventListener('offline', probe)
  document.addEventListener('visibilitychange', probe)

  return {
    send(text) {
      if (socket.readyState === WebSocket.OPEN) socket.send(text)
    },
    close() {
      stop()
      socket.close()
    },
  }
}
