import type {
  GameRecord,
  Missed,
  NewTable,
  ReasonGiven,
  Refused,
  Seated,
  Sit,
  TableMade,
} from '../shared/protocol.ts'
import type { Seat } from '../shared/games/game.ts'
import { ok, refuse, type Result } from '../shared/result.ts'

export type Answer<Body> = Promise<Result<Body, Refused>>

export const openTable = (wanted: NewTable): Answer<TableMade> => post('/api/tables', wanted)

export const sitDown = (code: string, sit: Sit): Answer<Seated> =>
  post(`/api/tables/${code}/seats`, sit)

export const gameRecord = (code: string): Answer<GameRecord> => ask(gameRecordAddress(code))

/** What a seat has not seen since this `seq`. */
export const missedSince = (code: string, token: string, since: number): Answer<Missed> =>
  ask(`/api/tables/${code}/seat/missed?since=${since}`, bearing(token))

/** Why a bot moved as it did. Without a token: of what watchers have seen. */
export const reasonGiven = (code: string, seat: Seat, token: string | null): Answer<ReasonGiven> =>
  ask(`/api/tables/${code}/seats/${seat}/reason`, token === null ? {} : bearing(token))

const bearing = (token: string): RequestInit => ({ headers: { Authorization: `Bearer ${token}` } })

export const gameRecordAddress = (code: string): string => `/api/tables/${code}/game`

const post = <Body>(path: string, body: unknown): Answer<Body> =>
  ask(path, { method: 'POST', body: JSON.stringify(body) })

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
