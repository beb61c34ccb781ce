import { evictDurableObject } from 'cloudflare:test'
import { expect, test } from 'vitest'

import { answerOf, ask, bearer, playingTable, tableOf } from '../testing/tables.ts'

test('a seat reads how its move can be taken back, takes it back, and finds the table as before', async () => {
  const { code, tokens } = await playingTable(['Anna', 'Ben'])
  const headers = bearer(tokens[0] ?? '')
  const path = `/api/tables/${code}/seat`
  const see = async () => (await answerOf(ask(path, { headers }))).body as Seen
  const post = (to: string, body: object) =>
    answerOf(ask(`${path}/${to}`, { method: 'POST', headers, body: JSON.stringify(body) }))
  const before = (await see()).position
  expect(await answerOf(ask(`${path}/take-back`, { headers }))).toEqual({ status: 200, body: null })
  await post('moves', { turn: before.turn, move: before.moves[0] })
  await evictDurableObject(tableOf(code))
  expect(await answerOf(ask(`${path}/take-back`, { headers }))).toEqual({
    status: 200,
    body: { turn: 1, free: true, asks: [] },
  })
  const taken = await post('commands', { type: 'take-back', id: 'back', turn: 1 })
  expect(taken).toEqual({ status: 200, body: { id: 'back' } })
  const { table, position } = await see()
  expect(position.view).toEqual(before.view)
  expect([position.turn, table.lastTakeBack]).toEqual([2, { seat: 0, turn: 2, result: 'free' }])
})

type Seen = {
  readonly table: { readonly lastTakeBack?: object }
  readonly position: {
    readonly turn: number
    readonly view: object
    readonly moves: readonly object[]
  }
}
