import { patience } from '../shared/wire/limits.ts'

export class TimeLimitError extends Error {
  constructor(limit: number) {
    super(`no answer in ${limit} ms`)
  }
}

/**
 * Waits for `answer`, and rejects after `limit` milliseconds. The timer ends with the answer: a pending one would keep a
 * Durable Object in memory.
 */
export async function withTimeLimit<Value>(
  answer: Promise<Value>,
  limit: number = patience.objectCall,
): Promise<Value> {
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
