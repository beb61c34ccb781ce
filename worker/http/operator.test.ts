import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'

import app from '../index.ts'
import { expectAsDocumented } from '../testing/as-documented.ts'
import {
  answerOf,
  ask,
  bearer,
  playingTable,
  post,
  seatedTable,
  storageOf,
} from '../testing/tables.ts'

const secret = bearer(env.OPERATOR_SECRET ?? '')
test('the operator blocks a table from the public list, and its host cannot list it again', async () => {
  const { code, sockets } = await seatedTable(['Anna', 'Ben'])
  await sockets[0].command({ type: 'set-listed', listed: true })
  await sockets[1].waitForTable(({ listed }) => listed)
  expect(await answerOf(post(`/api/tables/${code}/bar`, '', secret))).toEqual({
    status: 200,
    body: { id: code },
  })
  await sockets[1].waitForTable(({ listed }) => !listed)
  expect(await sockets[0].command({ type: 'set-listed', listed: true })).toMatchObject({
    refusal: 'listing-blocked',
  })
  // The command succeeds even if the table is not listed.
  expect(await sockets[0].command({ type: 'set-listed', listed: false })).toMatchObject({
    type: 'done',
  })
  expect((await post(`/api/tables/${code}/bar`, '', secret)).status).toBe(200)
  expect(sockets[1].table().listed).toBe(false)
})

test('the operator can block a table that was never listed', async () => {
  const { code, sockets } = await seatedTable(['Anna', 'Ben'])
  await post(`/api/tables/${code}/bar`, '', secret)
  expect(await sockets[0].command({ type: 'set-listed', listed: true })).toMatchObject({
    refusal: 'listing-blocked',
  })
})

test('the operator closes a table, which can then only be watched', async () => {
  const { code, tokens, sockets } = await playingTable(['Anna', 'Ben'])
  expect(await answerOf(post(`/api/tables/${code}/close`, '', secret))).toEqual({
    status: 200,
    body: { id: code },
  })
  await sockets[1].waitForTable(({ closed }) => closed === true)
  for (const saying of [
    { type: 'chat', text: 'hello' },
    { type: 'pause' },
    { type: 'set-listed', listed: true },
    { type: 'show-hand', shows: true },
  ])
    expect(await sockets[0].command(saying)).toMatchObject({ refusal: 'table-closed' })
  expect(await sockets[0].move()).toMatchObject({ refusal: 'table-closed' })
  const hiding = await sockets[0].command({ type: 'show-hand', shows: false })
  expect(hiding).toMatchObject({ type: 'done' })
  expect(await answerOf(post(`/api/tables/${code}/seats`, { name: 'Cleo' }))).toEqual({
    status: 403,
    body: { refusal: 'table-closed' },
  })
  expect(await (await ask(`/api/tables/${code}`)).json()).toMatchObject({ table: { closed: true } })
  expect((await ask(`/api/tables/${code}/seat`, { headers: bearer(tokens[0]) })).status).toBe(200)
  expect(await sockets[1].command({ type: 'leave' })).toMatchObject({ type: 'done' })
  expect(await sockets[0].command({ type: 'delete-table' })).toMatchObject({ type: 'done' })
  expect((await storageOf(code)).tables).toEqual([])
})

test('the operator deletes a table', async () => {
  const { code, sockets } = await seatedTable(['Anna', 'Ben'])
  const path = `/api/tables/${code}`
  for (const headers of [{}, bearer('a-secret-for-the-test')])
    expect((await ask(path, { method: 'DELETE', headers })).status).toBe(401)
  expect((await ask(path)).status).toBe(200)
  expect(await answerOf(ask(path, { method: 'DELETE', headers: secret }))).toEqual({
    status: 200,
    body: { id: code },
  })
  for (const line of sockets) expect(await line.closeCode).toBe(4404)
  expect((await storageOf(code)).tables).toEqual([])
  expect((await ask(path, { method: 'DELETE', headers: secret })).status).toBe(404)
})

test('a table that does not exist cannot be blocked', async () => {
  expect(await answerOf(post('/api/tables/BCDFGH/bar', '', secret))).toEqual({
    status: 404,
    body: { refusal: 'no-such-table' },
  })
})

test('the endpoints of the operator refuse other tokens, such as that of a seat', async () => {
  const { code, tokens, sockets } = await seatedTable(['Anna', 'Ben'])
  const wrong = [{}, bearer(tokens[0]), bearer('a-secret-for-the-test'), bearer('x')]
  for (const headers of wrong)
    expect(await answerOf(post(`/api/tables/${code}/bar`, '', headers))).toEqual({
      status: 401,
      body: { refusal: 'wrong-token' },
    })
  expect(await sockets[0].command({ type: 'set-listed', listed: true })).toMatchObject({
    type: 'done',
  })
})

test.each([
  ['there is no secret', undefined],
  ['the secret is empty', ''],
  ['the secret is too short', 'too-short'],
])('if %s, the path does not exist, as the document says', async (_, set) => {
  const { OPERATOR_SECRET: __, ...bound } = env
  const asked = new Request('https://tischlein.test/api/tables/BCDFGH/bar', {
    method: 'POST',
    headers: bearer(set ?? ''),
  })
  const answer = await app.fetch(
    asked,
    set === undefined ? bound : { ...bound, OPERATOR_SECRET: set },
  )
  await expectAsDocumented(asked, answer)
  expect(await answerOf(answer)).toEqual({ status: 404, body: { refusal: 'no-such-page' } })
})
