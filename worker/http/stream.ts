import { limits, timeouts } from '../../shared/protocol/limits.ts'
import type { ClosedEvent } from '../../shared/protocol/protocol.ts'
import { ok, refuse, type Result } from '../../shared/result.ts'
import { closeCodes, heartbeat } from '../../shared/protocol/socket.ts'
import type { Refusal, Refused } from '../../shared/protocol/refusals.ts'
import { close, send } from '../socket.ts'
import { withTimeLimit } from '../time-limit.ts'

type NdjsonStream = ReadableStream<Uint8Array>

type StreamEvents = { readonly onKeepAlive?: () => void; readonly onEnd?: () => void }

/**
 * Converts the messages of a socket to newline-delimited JSON. Empty lines keep the connection
 * alive. Resolves with the stream once the first message arrives, or with a refusal if the socket
 * closes before that.
 */
export function socketToStream(
  socket: WebSocket,
  rewrite: (text: string) => string = (text) => text,
  { onKeepAlive, onEnd }: StreamEvents = {},
): Promise<Result<NdjsonStream, Refused>> {
  const begun = Promise.withResolvers<Result<NdjsonStream, Refused>>()
  const ended = new AbortController()
  const stop = () => {
    ended.abort()
    onEnd?.()
  }
  const lines: NdjsonStream = new ReadableStream(
    {
      start(reader) {
        const end = () => {
          if (ended.signal.aborted) return
          stop()
          reader.close()
        }
        const write = (line: string) => {
          if (ended.signal.aborted) return
          reader.enqueue(encoder.encode(`${line}\n`))
          // The buffer is full, because the client doesn't read. More messages would fill the
          // memory of the isolate.
          if ((reader.desiredSize ?? 0) > 0) return
          close(socket, 1013)
          end()
        }
        socket.addEventListener('message', ({ data }) => {
          if (data === heartbeat.pong) return
          write(rewrite(String(data)))
          begun.resolve(ok(lines))
        })
        socket.addEventListener('close', ({ code, reason }) => {
          // Refusals without a close code of their own are the close reason.
          const isRefusal = reason === 'join-pending' || reason === 'too-fast'
          const refusal = isRefusal ? reason : (refusals[code] ?? 'unavailable')
          begun.resolve(refuse({ refusal }))
          const why = reasons[code]
          if (why) write(JSON.stringify({ type: 'closed', reason: why } satisfies ClosedEvent))
          end()
        })
        socket.accept()
        const sendKeepAlive = () => {
          onKeepAlive?.()
          send(socket, [heartbeat.ping])
          write('')
        }
        // Keep-alive lines start only now, since the first line has to be the snapshot.
        void begun.promise.then(() => keepAlive(ended.signal, sendKeepAlive))
      },
      cancel() {
        stop()
        close(socket, 1000)
      },
    },
    new ByteLengthQueuingStrategy({ highWaterMark: limits.streamBytes }),
  )
  return withTimeLimit(begun.promise).catch(() => {
    close(socket, 1011)
    stop()
    return refuse({ refusal: 'unavailable' })
  })
}

const encoder = new TextEncoder()

async function keepAlive(ended: AbortSignal, sendKeepAlive: () => void): Promise<void> {
  try {
    for (;;) {
      await scheduler.wait(timeouts.streamBeat, { signal: ended })
      sendKeepAlive()
    }
  } catch {
    // The timer was aborted, because the stream has ended.
  }
}

/** Refusals by close code, if the socket closes before the first message. */
const refusals: Readonly<Partial<Record<number, Refusal>>> = {
  [closeCodes.wrongToken]: 'wrong-token',
  [closeCodes.noSuchTable]: 'no-such-table',
}

/** Reasons by close code. A client must not open the stream again after one of these codes. */
const reasons: Readonly<Partial<Record<number, ClosedEvent['reason']>>> = {
  [closeCodes.noSuchTable]: 'no-such-table',
  [closeCodes.replaced]: 'replaced',
  [closeCodes.unseated]: 'unseated',
}
