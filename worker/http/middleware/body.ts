import { limits, patience } from '../../../shared/wire/limits.ts'
import { ok, refuse, type Result } from '../../../shared/result.ts'
import type { Refused } from '../../../shared/wire/refusals.ts'
import { TimeLimitError, withTimeLimit } from '../../time-limit.ts'
import type { RequestContext } from '../context.ts'

/** Reads what a visitor sends, in bounded size and time. A visitor who breaks off in the middle is at fault, and not we. */
export async function readBody(c: RequestContext): Promise<Result<string, Refused>> {
  const { body } = c.req.raw
  if (body === null) return ok('')
  const reader = body.getReader()
  try {
    return await withTimeLimit(readAll(reader), patience.body)
  } catch (error) {
    reader.cancel().catch(() => undefined)
    return refuse({ refusal: error instanceof TimeLimitError ? 'too-slow' : 'malformed' })
  }
}

async function readAll(
  reader: ReadableStreamDefaultReader<Uint8Array>,
): Promise<Result<string, Refused>> {
  const chunks: Uint8Array[] = []
  let size = 0
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return ok(await new Blob(chunks).text())
    size += value.length
    if (size > limits.bodyBytes) return refuse({ refusal: 'too-large' })
    chunks.push(value)
  }
}
