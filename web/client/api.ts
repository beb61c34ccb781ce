import type { Seat } from '../../shared/game/game.ts'
import type {
  Done,
  GameRecord,
  Missed,
  NewTable,
  PublicState,
  ReasonGiven,
  Refused,
  Review,
  Seated,
  Sit,
  TableMade,
  Waiting,
} from '../../shared/protocol/protocol.ts'
import { ok, refuse, type Result } from '../../shared/result.ts'

type Answer<Body> = Promise<Result<Body, Refused>>

export const openTable = (wanted: NewTable): Answer<TableMade> => post('/api/tables', wanted)

/** Returns what a spectator sees of the table. */
export const lookAtTable = (code: string): Answer<PublicState> => ask(`/api/tables/${code}`)

/** Takes a seat. `line=soon` says that its connection follows at once, so the player counts as here. */
export const sitDown = (code: string, sit: Sit): Answer<Seated | Waiting> =>
  post(`/api/tables/${code}/seats?line=soon`, sit)

/** Withdraws a request to sit down. */
export const withdraw = (code: string, token: string): Answer<Done> =>
  post(`/api/tables/${code}/seat/commands`, { type: 'leave', id: 'withdraw' }, bearing(token))

export const gameRecord = (code: string): Answer<GameRecord> => ask(gameRecordAddress(code))

/** How often a review is asked for while the service is busy with others. */
const mostTries = 5

/** The same game as its best bot sees it afterwards. While the service is busy, waits for as long as it says, and retries. */
export async function gameReview(code: string, signal?: AbortSignal): Answer<Review> {
  for (let tries = 1; ; tries++) {
    const { result, retryAfter } = await answerAt<Review>(`${gameRecordAddress(code)}/review`)
    const isBusy = !result.ok && result.refused.refusal === 'too-fast' && retryAfter > 0
    if (!isBusy || tries === mostTries) return result
    await new Promise((resolve) => setTimeout(resolve, retryAfter))
    if (signal?.aborted === true) return result
  }
}

export const gameRecordAddress = (code: string): string => `/api/tables/${code}/game`

/** Returns the views that a seat has missed since this `seq`. */
export const missedSince = (code: string, token: string, since: number): Answer<Missed> =>
  ask(`/api/tables/${code}/seat/missed?since=${since}`, bearing(token))

/** Returns why a bot made its last move. Without a token: the last move that spectators have seen. */
export const reasonGiven = (code: string, seat: Seat, token: string | null): Answer<ReasonGiven> =>
  ask(`/api/tables/${code}/seats/${seat}/reason`, token === null ? {} : bearing(token))

const bearing = (token: string): RequestInit => ({ headers: { Authorization: `Bearer ${token}` } })

const post = <Body>(path: string, body: unknown, init?: RequestInit): Answer<Body> =>
  ask(path, { ...init, method: 'POST', body: JSON.stringify(body) })

const ask = async <Body>(path: string, init?: RequestInit): Answer<Body> =>
  (await answerAt<Body>(path, init)).result

/** @returns also after how many milliseconds the service wants to be asked again; 0 if it doesn't say. */
async function answerAt<Body>(
  path: string,
  init?: RequestInit,
): Promise<{ result: Result<Body, Refused>; retryAfter: number }> {
  try {
    const answer = await fetch(path, init)
    const body: unknown = await answer.json()
    const retryAfter = 1_000 * Number(answer.headers.get('Retry-After') ?? 0)
    return { result: answer.ok ? ok(body as Body) : refuse(body as Refused), retryAfter }
  } catch {
    // No network, or an answer that is not ours.
    return { result: refuse({ refusal: 'unavailable' }), retryAfter: 0 }
  }
}
