import type { NewTable, Refused, Seated, Sit, TableMade, Waiting } from '../shared/wire/protocol.ts'
import { ok, refuse, type Result } from '../shared/result.ts'

export type Answer<Body> = Promise<Result<Body, Refused>>

export const openTable = (wanted: NewTable): Answer<TableMade> => post('/api/tables', wanted)

export const sitDown = (code: string, sit: Sit): Answer<Seated | Waiting> =>
  post(`/api/tables/${code}/seats`, sit)

const post = <Body>(path: string, body: unknown): Answer<Body> =>
  ask(path, { method: 'POST', body: JSON.stringify(body) })

export async function ask<Body>(path: string, init?: RequestInit): Answer<Body> {
  try {
    const answer = await fetch(path, init)
    const body: unknown = await answer.json()
    return answer.ok ? ok(body as Body) : refuse(body as Refused)
  } catch {
    // No network, or an answer that is not ours.
    return refuse({ refusal: 'unavailable' })
  }
}
