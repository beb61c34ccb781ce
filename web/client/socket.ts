import ReconnectingWebSocket from 'partysocket/ws'

import { pagePatience } from '../../shared/wire/page-limits.ts'
import { closing, heartbeat } from '../../shared/wire/socket.ts'
import { dial } from './dial.ts'

export interface SocketEvents {
  onMessage(text: string): void
  /** It comes back by itself. */
  onLost(): void
  /** It does not: `code` is one of `closing`. */
  onEnd(code: number): void
}

export interface Socket {
  /** False if there is no line at the moment. */
  send(text: string): boolean
  close(): void
}

const finalCodes: readonly number[] = Object.values(closing)

/** How long a line that looks open may take to prove it when somebody comes back to the page. */
const proof = 4_000

/**
 * A socket that comes back for ever: with jitter, so that an update of the service does not bring everybody back in the
 * same instant; at once when the network or the viewer returns; and also when the line died without a word.
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
      // Its own queue would speak before the table has.
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

  /** A new instance rather than `reconnect()`, which would sit out the pause that the old one is in. */
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
    // One that is still being opened may wait for an answer that went with the network.
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
  // A line that dies with the network does not say so; it is asked at once.
  addEventListener('offline', wake)
  document.addEventListener('visibilitychange', wake)

  return {
    send(text) {
      return socket.readyState === WebSocket.OPEN && socket.send(text)
    },
    close() {
      stop()
      socket.close()
    },
  }
}
