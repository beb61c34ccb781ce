import ReconnectingWebSocket from 'partysocket/ws'

import { pagePatience } from '../../shared/protocol/page-limits.ts'
import { closing, heartbeat } from '../../shared/protocol/socket.ts'
import { dial } from './dial.ts'

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

const finalCodes: readonly number[] = Object.values(closing)

/** How long a connection that looks open may take to answer a ping when somebody comes back to the page. */
const proof = 4_000

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
  let proving: ReturnType<typeof setTimeout> | undefined
  let socket = connect()

  function connect(): ReconnectingWebSocket {
    unanswered = 0
    clearTimeout(proving)
    const dialled = new ReconnectingWebSocket(address, [...protocols], {
      // Called with `new`: what it returns is then what there is.
      WebSocket: dial,
      minReconnectionDelay: 500 + Math.random() * 4_500,
      maxReconnectionDelay: 30_000,
      connectionTimeout: 10_000,
      // Its own queue would send commands before the snapshot has come.
      maxEnqueuedMessages: 0,
      shouldReconnectOnClose: ({ code }) => !finalCodes.includes(code),
    })
    dialled.addEventListener('message', ({ data }) => {
      unanswered = 0
      clearTimeout(proving)
      if (data !== heartbeat.pong) events.onMessage(String(data))
    })
    dialled.addEventListener('close', ({ code }) => {
      if (stopped || dialled !== socket) return
      if (finalCodes.includes(code)) {
        stop()
        events.onEnd(code)
      } else events.onLost()
    })
    return dialled
  }

  /** Makes a new instance, since `reconnect()` would wait until the old one's backoff is over. */
  function redial(): void {
    const old = socket
    socket = connect()
    old.close()
    events.onLost()
  }

  function ping(): void {
    unanswered++
    socket.send(heartbeat.ping)
  }

  const beat = setInterval(() => {
    if (socket.readyState !== WebSocket.OPEN) return
    if (unanswered >= 2) redial()
    else ping()
  }, pagePatience.heartbeat)

  function wake(): void {
    if (document.visibilityState === 'hidden') return
    const { readyState } = socket
    // A socket that is still connecting may wait for an answer that went with the network.
    if (readyState !== WebSocket.OPEN && readyState !== WebSocket.CONNECTING) return redial()
    if (readyState === WebSocket.OPEN) ping()
    clearTimeout(proving)
    proving = setTimeout(redial, proof)
  }

  function stop(): void {
    stopped = true
    clearInterval(beat)
    clearTimeout(proving)
    removeEventListener('online', wake)
    removeEventListener('offline', wake)
    document.removeEventListener('visibilitychange', wake)
  }

  addEventListener('online', wake)
  // A connection that dies with the network fires no `close`: ping at once.
  addEventListener('offline', wake)
  document.addEventListener('visibilitychange', wake)

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
