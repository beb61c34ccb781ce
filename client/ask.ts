import type { Refusal, Refused } from '../shared/protocol/refusals.ts'

/** The error that is thrown if the service refuses a request. `status` is the HTTP status. */
export class RefusedError extends Error {
  readonly status: number
  readonly refused: Refused

  constructor(status: number, refused: Refused, what: string) {
    super(`${what}: ${refused.refusal}`)
    this.status = status
    this.refused = refused
  }

  get refusal(): Refusal {
    return this.refused.refusal
  }
}

/** Returns whether a request was refused because its seat or table does not exist. */
export const isGone = (error: unknown): boolean =>
  error instanceof RefusedError && (error.status === 401 || error.refusal === 'no-such-table')

export type Question = {
  readonly token?: string
  readonly body?: object
  readonly signal?: AbortSignal
  /**
   * Whether the request is idempotent, so that `ask` may retry it after a 503 or a lost connection.
   * By default, this is true for requests without a body.
   */
  readonly mayRepeat?: boolean
}

/**
 * The maximum number of attempts if the service is unavailable or refuses a request as too fast,
 * and the delay in milliseconds before the second attempt. Each later delay is twice as long as the
 * previous one.
 */
const tries = 6
const firstPause = 250

export const pass = (milliseconds: number): Promise<void> =>
  new Promise((go) => setTimeout(go, milliseconds))

/**
 * Sends a request and returns the successful response. Retries the request with exponential
 * backoff, or after the time in `Retry-After`. Gives up after `tries` attempts.
 */
export async function ask(
  address: string,
  { token, body, signal, mayRepeat = body === undefined }: Question = {},
): Promise<Response> {
  for (let time = 1; ; time++) {
    const answer = await fetch(address, {
      method: body ? 'POST' : 'GET',
      ...(token !== undefined && { headers: { Authorization: `Bearer ${token}` } }),
      ...(body && { body: JSON.stringify(body) }),
      ...(signal && { signal }),
    }).catch((error: unknown) => {
      if (!mayRepeat || time === tries || signal?.aborted) throw error
      return null
    })
    if (answer?.ok) return answer
    const isTooFast = answer?.status === 429
    const isOut = answer === null || answer.status === 503
    const isRetried = time < tries && (isTooFast || (isOut && mayRepeat))
    if (answer && !isRetried)
      throw new RefusedError(answer.status, await refusedIn(answer), address)
    const told = Number(answer?.headers.get('Retry-After') ?? 'none')
    await answer?.body?.cancel()
    await pass(Number.isNaN(told) ? firstPause * 2 ** (time - 1) : told * 1_000)
  }
}

/**
 * Returns the refusal in an error response. The response of a proxy contains none, and counts as
 * `unavailable`.
 */
async function refusedIn(answer: Response): Promise<Refused> {
  const told = (await answer.json().catch(() => null)) as Refused | null
  return told && typeof told === 'object' && 'refusal' in told ? told : { refusal: 'unavailable' }
}
