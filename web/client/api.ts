import type { Seat } from '../../shared/game/game.ts'
import type {
  DoneResult,
  GameApplause,
  GameRecord,
  MissedMoves,
  NewTable,
  PublicState,
  MoveReason,
  Refused,
  Review,
  SeatCredentials,
  SeatRequest,
  TakeBackOffer,
  CreatedTable,
  PendingJoin,
} from '../../shared/protocol/protocol.ts'
import { connectParameter } from '../../shared/protocol/socket.ts'
import { ok, refuse, type Result } from '../../shared/result.ts'

type Answer<Body> = Promise<Result<Body, Refused>>

type LocalAnswer = (path: string) => Promise<Result<unknown, Refused>> | undefined
let localAnswer: LocalAnswer | undefined

/**
 * Sets the function that answers requests about a table that runs in this browser (web/local/), in
 * place of the server. For all other requests the function returns undefined. Returns a function
 * that stops this, unless the next table has already set its own function.
 */
export function answerLocally(answer: LocalAnswer): () => void {
  localAnswer = answer
  return () => {
    if (localAnswer === answer) localAnswer = undefined
  }
}

export const openTable = (table: NewTable): Answer<CreatedTable> => post('/api/tables', table)

/** Fetches what spectators see of a table. */
export const fetchPublicState = (code: string): Answer<PublicState> =>
  fetchJson(`/api/tables/${code}`)

/**
 * Requests a seat. A query parameter announces that a WebSocket will follow, so that the player
 * counts as connected immediately.
 *
 * @example
 * const answer = await requestSeat('KTRMVX', { name: 'Anna' })
 * if (answer.ok && 'seat' in answer.value) storeSeatToken('KTRMVX', answer.value.token)
 */
export const requestSeat = (
  code: string,
  sit: SeatRequest,
): Answer<SeatCredentials | PendingJoin> =>
  post(`/api/tables/${code}/seats?${connectParameter}=soon`, sit)

/** Withdraws a request for a seat that has not been answered. */
export const withdrawSeatRequest = (code: string, token: string): Answer<DoneResult> =>
  post(`/api/tables/${code}/seat/commands`, { type: 'leave', id: 'withdraw' }, authorization(token))

export const fetchGameRecord = (code: string): Answer<GameRecord> =>
  fetchJson(gameRecordAddress(code))

/** How many times `fetchGameReview` sends its request if the server is busy. */
const maxTries = 5

/**
 * Fetches the hard bot's review of a finished game. If the server is busy, waits as long as
 * `Retry-After` says, and tries again.
 */
export async function fetchGameReview(code: string, signal?: AbortSignal): Answer<Review> {
  for (let tries = 1; ; tries++) {
    const { result, retryAfter } = await fetchAnswer<Review>(`${gameRecordAddress(code)}/review`)
    const isBusy = !result.ok && result.refused.refusal === 'too-fast' && retryAfter > 0
    if (!isBusy || tries === maxTries) return result
    await new Promise((resolve) => setTimeout(resolve, retryAfter))
    if (signal?.aborted === true) return result
  }
}

export const fetchApplause = (code: string): Answer<GameApplause> =>
  fetchJson(`${gameRecordAddress(code)}/applause`)

export const gameRecordAddress = (code: string): string => `/api/tables/${code}/game`

/** Fetches the views that the seat has missed since the position whose `seq` is `since`. */
export const fetchMissedViews = (code: string, token: string, since: number): Answer<MissedMoves> =>
  fetchJson(`/api/tables/${code}/seat/missed?since=${since}`, authorization(token))

/** Fetches the way in which the seat can take its last move back; null if it cannot. */
export const fetchTakeBackOffer = (code: string, token: string): Answer<TakeBackOffer | null> =>
  fetchJson(`/api/tables/${code}/seat/take-back`, authorization(token))

/**
 * Fetches the reason for a bot's last move. Without a token, that is the last move that spectators
 * have seen.
 */
export const fetchBotReason = (
  code: string,
  seat: Seat,
  token: string | null,
): Answer<MoveReason> =>
  fetchJson(`/api/tables/${code}/seats/${seat}/reason`, token === null ? {} : authorization(token))

const authorization = (token: string): RequestInit => ({
  headers: { Authorization: `Bearer ${token}` },
})

const post = <Body>(path: string, body: unknown, init?: RequestInit): Answer<Body> =>
  fetchJson(path, { ...init, method: 'POST', body: JSON.stringify(body) })

const fetchJson = async <Body>(path: string, init?: RequestInit): Answer<Body> =>
  (await fetchAnswer<Body>(path, init)).result

/** @returns the result, and after how many ms to retry; 0 if the response has no `Retry-After` */
async function fetchAnswer<Body>(
  path: string,
  init?: RequestInit,
): Promise<{ result: Result<Body, Refused>; retryAfter: number }> {
  try {
    const local = await localAnswer?.(path)
    if (local) return { result: local as Result<Body, Refused>, retryAfter: 0 }
    const answer = await fetch(path, init)
    const body: unknown = await answer.json()
    const retryAfter = 1_000 * Number(answer.headers.get('Retry-After') ?? 0)
    return { result: answer.ok ? ok(body as Body) : refuse(body as Refused), retryAfter }
  } catch {
    // Either there is no network, or the response is not from our server but from, for example, a
    // proxy.
    return { result: refuse({ refusal: 'unavailable' }), retryAfter: 0 }
  }
}
