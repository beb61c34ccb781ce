import { timeouts } from '../shared/protocol/limits.ts'

export class TimeLimitError extends Error {
  override readonly name = 'TimeLimitError'

  constructor(limit: number) {
    super(`no answer in ${limit} ms`)
  }
}

/**
 * Limits the time of a call between worker and objects, since the answer may never arrive. Rejects
 * after `limit` milliseconds. The timer is cancelled once the answer arrives, since a pending timer
 * keeps a Durable Object in memory.
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
