import type { Seat } from '../shared/game/game.ts'
import type { Done, GameRecord, Missed, ReasonGiven, Review } from '../shared/wire/protocol.ts'
import { ask, type Answer } from './api.ts'

// What nobody asks for before they have seen a table.

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

/** Whoever waits for an answer whether they may sit down does so no longer. */
export const withdraw = (code: string, token: string): Answer<Done> =>
  ask(`/api/tables/${code}/seat/commands`, {
    ...bearing(token),
    method: 'POST',
    body: JSON.stringify({ type: 'leave', id: 'withdraw' }),
  })

const bearing = (token: string): RequestInit => ({ headers: { Authorization: `Bearer ${token}` } })
