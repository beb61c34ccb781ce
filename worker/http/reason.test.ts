import { evictDurableObject, runInDurableObject } from 'cloudflare:test'
import { describe, expect, test } from 'vitest'

import type { Reason } from '../../shared/game/game.ts'
import { answerOf, ask, bearer, playingTable, tableOf } from '../testing/tables.ts'
import { storedTable } from '../testing/unchanged.ts'
import type { Deal, Table } from '../table/decisions/table.ts'

const asked = (code: string, seat: string | number, headers: HeadersInit = {}) =>
  answerOf(ask(`/api/tables/${code}/seats/${seat}/reason`, { headers }))
const refused = (status: number, refusal: string) => ({ status, body: { refusal } })

/**
 * Returns a table with Anna and a bot. Replaces fields of the stored deal by `changed`, for example
 * the reasons, and restarts the table.
 */
async function withReasons(changed: Partial<Deal>) {
  const { code, tokens, sockets } = await playingTable(['Anna', 'Ben'], {})
  await sockets[0].move()
  await runInDurableObject(tableOf(code), (_, { storage }) => {
    const table = storedTable(storage)
    if (table.phase.name !== 'playing') throw new Error('nothing has been dealt')
    const deal = { ...table.phase.deal, ...changed }
    const kim = { kind: 'bot', name: 'Kim', piece: 0, strength: 'hard' } as const
    const seats = table.seats.with(1, kim)
    const after: Table = {
      ...table,
      seats,
      phase: { ...table.phase, paused: { reason: 'requested', seat: 0, since: 0 }, deal },
    }
    storage.sql.exec('update state set json = ?', JSON.stringify(after))
  })
  await evictDurableObject(tableOf(code), { webSockets: 'close' })
  return { code, tokens }
}

const trick: Reason = { why: 'trick', pile: 47 }
const given = { seat: 1, turn: 1, reason: trick }

describe('a request for the reason of a bot’s move', () => {
  test('returns the reason to players and spectators, even after hibernation', async () => {
    const { code, tokens } = await withReasons({ reasons: [given] })
    const told = { status: 200, body: { turn: 1, reason: trick } }
    expect(await asked(code, 1)).toEqual(told)
    expect(await asked(code, 1, bearer(tokens[0]))).toEqual(told)
    await evictDurableObject(tableOf(code))
    expect(await asked(code, 1)).toEqual(told)
  })

  test('leaves out moves that the client has not seen yet', async () => {
    const before = { seq: 0, turn: 0, toMove: [0], view: {} as never }
    const { code, tokens } = await withReasons({ reasons: [given], past: [before] })
    expect(await asked(code, 1)).toEqual(refused(404, 'no-reason'))
    expect(await asked(code, 1, bearer(tokens[0]))).toMatchObject({ status: 200 })
    expect(await asked(code, 1, bearer('x'.repeat(22)))).toEqual(refused(401, 'wrong-token'))
  })

  test('is refused if there is no reason, no such seat or no such table, or if the seat is malformed', async () => {
    const { code } = await withReasons({})
    expect(await asked(code, 0)).toEqual(refused(404, 'no-reason'))
    expect(await asked(code, 1)).toEqual(refused(404, 'no-reason'))
    expect(await asked(code, 2)).toEqual(refused(409, 'no-such-seat'))
    expect(await asked('BCDFGH', 1)).toEqual(refused(404, 'no-such-table'))
    for (const seat of ['x', '-1', '1.5', '1e1', '999', '%20'])
      expect(await asked(code, seat)).toEqual(refused(400, 'malformed'))
  })

  test('may come from a page of any site, like all public data', async () => {
    const { code } = await withReasons({ reasons: [given] })
    const answer = await ask(`/api/tables/${code}/seats/1/reason`, {
      headers: { Origin: 'https://elsewhere.test' },
    })
    expect([answer.status, answer.headers.get('Access-Control-Allow-Origin')]).toEqual([200, '*'])
  })
})
