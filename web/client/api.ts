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
} from '../../shared/wire/protocol.ts'
import { ok, refuse, type Result } from '../../shared/result.ts'

type Answer<Body> = Promise<Result<Body, Refused>>

export const openTable = (wanted: NewTable): Answer<TableMade> => post('/api/tables', wanted)

/** What everybody sees of it. */
export const lookAtTable = (code: string): Answer<PublicState> => ask(`/api/tables/${code}`)

/** Whoever sits down opens the line of their seat at once, and so counts as here from then on. */
export const sitDown = (code: string, sit: Sit): Answer<Seated | Waiting> =>
  post(`/api/tables/${code}/seats?line=soon`, sit)

/** Whoever waits for an answer whether they may sit down does so no longer. */
export const withdraw = (code: string, token: string): Answer<Done> =>
  post(`/api/tables/${code}/seat/commands`, { type: 'leave', id: 'withdraw' }, bearing(token))

export const gameRecord = (code: string): Answer<GameRecord> => ask(gameRecordAddress(code))

/** The same game as its best bot sees it afterwards. */
export const gameReview = (code: string): Answer<Review> => ask(`${gameRecordAddress(code)}/review`)

export const gameRecordAddress = (code: string): string => `/api/tables/${code}/game`

/** What a seat has not seen since this `seq`. */
export const missedSince = (code: string, token: string, since: number): Answer<Missed> =>
  ask(`/api/tables/${code}/seat/missed?since=${since}`, bearing(token))

/** Why a bot moved as it did. Without a token: of what watchers have seen. */
export const reasonGiven = (code: string, seat: Seat, token: string | null): Answer<ReasonGiven> =>
  ask(`/api/tables/${code}/seats/${seat}/reason`, token === null ? {} : bearing(token))

const bearing = (token: string): RequestInit => ({ headers: { Authorization: `Bearer ${token}` } })

const post = <Body>(path: string, body: unknown, init?: RequestInit): Answer<Body> =>
  ask(path, { ...init, method: 'POST', body: JSON.stringify(body) })

async function ask<Body>(path: string, init?: RequestInit): Answer<Body> {
  try {
    const answer = await fetch(path, init)
    const body: unknown = await answer.json()
    return answer.ok ? ok(body as Body) : refuse(body as Refused)
  } catch {
    // No network, or an answer that is not ours.
    return refuse({ refusal: 'unavailable' })
  }
}
