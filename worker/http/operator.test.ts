import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'

import app from '../index.ts'
import { expectAsDocumented } from '../testing/as-documented.ts'
import { answerOf, ask, bearing, playing, post, seated, storageOf } from '../testing/tables.ts'

const secret = bearing(env.OPERATOR_SECRET ?? '')
test('the operator blocks a table from the public list, and its host cannot list it again', async () => {
  const { code, lines } = await seated(['Anna', 'Ben'])
  await lines[0].say({ type: 'list', listed: true })
  await lines[1].sees(({ listed }) => listed)
  expect(await answerOf(post(`/api/tables/${code}/bar`, '', secret))).toEqual({
    status: 200,
    body: { id: code },
  })
  await lines[1].sees(({ listed }) => !listed)
  expect(await lines[0].say({ type: 'list', listed: true })).toMatchObject({ refusal: 'barred' })
  // Unlisting a table that is not listed succeeds.
  expect(await lines[0].say({ type: 'list', listed: false })).toMatchObject({ type: 'done' })
  expect((await post(`/api/tables/${code}/bar`, '', secret)).status).toBe(200)
  expect(lines[1].table().listed).toBe(false)
})

test('the operator can block a table that was never listed', async () => {
  const { code, lines } = await seated(['Anna', 'Ben'])
  await post(`/api/tables/${code}/bar`, '', secret)
  expect(await lines[0].say({ type: 'list', listed: true })).toMatchObject({ refusal: 'barred' })
})

test('the operator closes a table, which can then only be watched', async () => {
  const { code, tokens, lines } = await playing(['Anna', 'Ben'])
  expect(await answerOf(post(`/api/tables/${code}/close`, '', secret))).toEqual({
    status: 200,
    body: { id: code },
  })
  await lines[1].sees(({ closed }) => closed === true)
  for (const saying of [
    { type: 'chat', text: 'hello' },
    { type: 'pause' },
    { type: 'list', listed: true },
  ])
    expect(await lines[0].say(saying)).toMatchObject({ refusal: 'closed' })
  expect(await lines[0].move()).toMatchObject({ refusal: 'closed' })
  expect(await answerOf(post(`/api/tables/${code}/seats`, { name: 'Cleo' }))).toEqual({
    status: 403,
    body: { refusal: 'closed' },
  })
  expect(await (await ask(`/api/tables/${code}`)).json()).toMatchObject({ table: { closed: true } })
  expect((await ask(`/api/tables/${code}/seat`, { headers: bearing(tokens[0]) })).status).toBe(200)
  expect(await lines[1].say({ type: 'leave' })).toMatchObject({ type: 'done' })
  expect(await lines[0].say({ type: 'delete-table' })).toMatchObject({ type: 'done' })
  expect((await storageOf(code)).tables).toEqual([])
})

test('the operator deletes a table', async () => {
  const { code, lines } = await seated(['Anna', 'Ben'])
  const path = `/api/tables/${code}`
  for (const headers of [{}, bearing('a-secret-for-the-test')])
    expect((await ask(path, { method: 'DELETE', headers })).status).toBe(401)
  expect((await ask(path)).status).toBe(200)
  expect(await answerOf(ask(path, { method: 'DELETE', headers: secret }))).toEqual({
    status: 200,
    body: { id: code },
  })
  for (const line of lines) expect(await line.closed).toBe(4404)
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
  const { code, tokens, lines } = await seated(['Anna', 'Ben'])
  const wrong = [{}, bearing(tokens[0]), bearing('a-secret-for-the-test'), bearing('x')]
  for (const headers of wrong)
    expect(await answerOf(post(`/api/tables/${code}/bar`, '', headers))).toEqual({
      status: 401,
      body: { refusal: 'wrong-token' },
    })
  expect(await lines[0].say({ type: 'list', listed: true })).toMatchObject({ type: 'done' })
})

test.each([
  ['there is no secret', undefined],
  ['the secret is none', ''],
  ['the secret could be guessed', 'too-short'],
])('where %s there is no such page, as the document says', async (_, set) => {
  const { OPERATOR_SECRET: __, ...bound } = env
  const asked = new Request('https://tischlein.test/api/tables/BCDFGH/bar', {
    method: 'POST',
    headers: bearing(set ?? ''),
  })
  const answer = await app.fetch(
    asked,
    set === undefined ? bound : { ...bound, OPERATOR_SECRET: set },
  )
  await expectAsDocumented(asked, answer)
  expect(await answerOf(answer)).toEqual({ status: 404, body: { refusal: 'no-such-page' } })
})
