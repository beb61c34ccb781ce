import ReconnectingWebSocket from 'partysocket/ws'

import { pageTimeouts } from '../../shared/protocol/page-limits.ts'
import { closeCodes, heartbeat } from '../../shared/protocol/socket.ts'
import { openWebSocket } from './web-socket.ts'

export interface SocketEvents {
  onMessage(text: string): void
  /** Called when the connection is lost. The socket then reconnects by itself. */
  onLost(): void
  /**
   * Called when the connection was closed for good. `code` is one of `closeCodes`. At a table that
   * runs in the browser, it can also be `newerVersionCode`.
   */
  onEnd(code: number): void
}

export interface Socket {
  /** Sends a text. Does nothing if the connection is not open. */
  send(text: string): void
  close(): void
}

const terminalCodes: readonly number[] = Object.values(closeCodes)

/**
 * How long the answer to a probe may take, in ms. A probe is a ping that tests whether an open
 * connection still works.
 */
const probeTimeout = 4_000

/**
 * Opens a WebSocket that reconnects until it is closed for good. Each page uses another delay, so
 * that not all clients reconnect at the same time after a deploy. When the network returns or the
 * page becomes visible, the socket reconnects without delay, or tests the open connection. It also
 * replaces a connection after two unanswered pings.
 *
 * @example
 * const socket = openSocket(() => socketAddress('/api/lobby/watch'), [subprotocol], {
 *   onMessage: (text) => show(text),
 *   onLost: () => {},
 *   onEnd: () => {},
 * })
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
      // ReconnectingWebSocket calls `openWebSocket` with `new`. The function returns a WebSocket,
      // which then is the result of `new`.
      WebSocket: openWebSocket,
      minReconnectionDelay: 500 + Math.random() * 4_500,
      maxReconnectionDelay: 30_000,
      connectionTimeout: 10_000,
      // Disables the queue of ReconnectingWebSocket, which would send commands before the snapshot
      // has arrived.
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

  /**
   * Connects with a new instance, because `ReconnectingWebSocket.reconnect()` would wait for the
   * backoff of the old one.
   */
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
  }, pageTimeouts.heartbeat)

  function probe(): void {
    if (document.visibilityState === 'hidden') return
    const { readyState } = socket
    // If the socket waits before its next attempt, connects immediately. An open connection or a
    // running attempt may hang because the network has lost a message, so it must answer within
    // `probeTimeout`.
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
  // If the network fails, an open connection fires no `close` event, so this probes the connection.
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
