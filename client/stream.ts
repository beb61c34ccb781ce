import { ask, pass, RefusedError } from './ask.ts'

/** A stream says something every seven seconds. One that has been silent for so long is dead. */
const silence = 25_000
const shortestPause = 250
const longestPause = 10_000

/**
 * The lines of a stream, for as long as it is said to go on: one that breaks off is opened again, and one that says why
 * it is `closed` ends. Whoever breaks out of the loop closes it.
 * @param address where it is opened; asked each time, since it may say what was seen last
 */
export async function* streamed<Line extends { readonly type: string }>(
  address: () => string,
  token?: string,
): AsyncGenerator<Line, void, undefined> {
  let pause = shortestPause
  for (;;) {
    const ending = new AbortController()
    let begun = Infinity
    try {
      const answer = await ask(address(), {
        ...(token !== undefined && { token }),
        signal: ending.signal,
      })
      begun = performance.now()
      for await (const line of linesOf<Line>(answer, ending)) {
        yield line
        if (line.type === 'closed') return
      }
    } catch (error) {
      // What is refused now is refused again; all else is a broken line.
      if (error instanceof RefusedError && error.status !== 503) throw error
    } finally {
      ending.abort()
    }
    // Each begins with a line, also one that breaks off at once: only one that has lasted is opened again without delay.
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
