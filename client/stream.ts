import { ask, isGone, pass, RefusedError } from './ask.ts'

/**
 * The time in milliseconds without data after which a stream counts as dead. The service sends at least an empty line every
 * seven seconds.
 */
const silence = 25_000
const shortestPause = 250
const longestPause = 10_000

/**
 * Yields the events of a stream. Reconnects with a growing delay after an interruption. Ends after a
 * `closed` event, and if the seat or the table is gone after an interruption. Leaving the loop closes
 * the connection.
 * @param address returns the URL for the next connection, which can contain the number of the last
 * event that was received (`seen`)
 */
export async function* readEvents<Line extends { readonly type: string }>(
  address: () => string,
  token?: string,
): AsyncGenerator<Line, void, undefined> {
  let pause = shortestPause
  let wasOpen = false
  for (;;) {
    const ending = new AbortController()
    let begun = Infinity
    try {
      const answer = await ask(address(), {
        ...(token !== undefined && { token }),
        signal: ending.signal,
      })
      begun = performance.now()
      wasOpen = true
      for await (const line of linesOf<Line>(answer, ending)) {
        yield line
        if (line.type === 'closed') return
      }
    } catch (error) {
      if (wasOpen && isGone(error)) return
      // The service would refuse the same request again, so this error is thrown. Every other error is an interruption, after
      // which the loop reconnects. It also reconnects until an open join request is answered.
      const isPassing =
        !(error instanceof RefusedError) ||
        error.status === 429 ||
        error.status === 503 ||
        error.refusal === 'join-pending'
      if (!isPassing) throw error
    } finally {
      ending.abort()
    }
    // Every stream begins with a snapshot, even one that breaks immediately after it. So an event
    // does not prove that the connection is stable, and only a long-lived stream resets the delay.
    if (performance.now() - begun > longestPause) pause = shortestPause
    await pass(pause)
    pause = Math.min(pause * 2, longestPause)
  }
}

async function* linesOf<Line>(answer: Response, ending: AbortController): AsyncGenerator<Line> {
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader()
  if (!reader) return
  let begun = ''
  for (;;) {
    const alarm = setTimeout(() => ending.abort(), silence)
    const { done, value } = await reader.read().finally(() => clearTimeout(alarm))
    if (done) return
    const whole = (begun + value).split('\n')
    begun = whole.pop() ?? ''
    for (const line of whole) if (line !== '') yield JSON.parse(line) as Line
  }
}
