import { timeouts } from '../shared/protocol/limits.ts'

export class TimeLimitError extends Error {
  override readonly name = 'TimeLimitError'

  constructor(limit: number) {
    super(`no answer in ${limit} ms`)
  }
}

/**
 * Bounds a call between worker and objects, which may never be answered: rejects after `limit` milliseconds. The timer ends
 * with the answer, since a pending one keeps a Durable Object in memory.
 */
export async function withTimeLimit<Answer extends PromiseLike<unknown>>(
  answer: Answer,
  limit: number = timeouts.objectCall,
): Promise<Awaited<Answer>> {
  const answered = new AbortController()
  const late = scheduler.wait(limit, { signal: answered.signal }).then(() => {
    throw new TimeLimitError(limit)
  })
  try {
    return await Promise.race([answer, late])
  } finally {
    answered.abort()
  }
}
