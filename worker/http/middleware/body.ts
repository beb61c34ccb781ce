import { limits, timeouts } from '../../../shared/protocol/limits.ts'
import { TimeLimitError, withTimeLimit } from '../../time-limit.ts'
import type { RequestContext } from '../context.ts'
import { RefusedError } from '../refusal.ts'

/**
 * Reads the body of a request, up to a maximum size and time. If the body breaks off, refuses it as
 * malformed, since this is not an error of the service.
 */
export async function readBody(c: RequestContext): Promise<string> {
  const { body } = c.req.raw
  if (body === null) return ''
  const reader = body.getReader()
  try {
    return await withTimeLimit(readAll(reader), timeouts.body)
  } catch (error) {
    if (error instanceof RefusedError) throw error
    reader.cancel().catch(() => undefined)
    throw new RefusedError({ refusal: error instanceof TimeLimitError ? 'too-slow' : 'malformed' })
  }
}

async function readAll(reader: ReadableStreamDefaultReader<Uint8Array>): Promise<string> {
  const chunks: Uint8Array[] = []
  let size = 0
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return new Blob(chunks).text()
    size += value.length
    if (size > limits.bodyBytes) throw new RefusedError({ refusal: 'too-large' })
    chunks.push(value)
  }
}
