import { limits } from '../../shared/wire/limits.ts'
import { ok, refuse, type Result } from '../../shared/result.ts'
import type { Refused } from '../../shared/wire/refusals.ts'
import type { RequestContext } from './context.ts'

/** What somebody sends. Whoever breaks off in the middle is at fault and not we: no door is to stumble over it. */
export async function bodyAsked(c: RequestContext): Promise<Result<string, Refused>> {
  const chunks: Uint8Array[] = []
  let size = 0
  try {
    for await (const chunk of c.req.raw.body ?? []) {
      size += chunk.length
      if (size > limits.bodyBytes) return refuse({ refusal: 'too-large' })
      chunks.push(chunk)
    }
  } catch {
    return refuse({ refusal: 'malformed' })
  }
  return ok(await new Blob(chunks).text())
}
