import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'

import app from '../index.ts'
import { expectAsDocumented } from '../testing/as-documented.ts'
import { answerOf, bearing, post, seated } from '../testing/tables.ts'

const secret = bearing(env.OPERATOR_SECRET ?? '')
test('whoever runs the service takes a table off the list, and its host cannot put it back', async () => {
  const { code, lines } = await seated(['Anna', 'Ben'])
  await lines[0].say({ type: 'list', listed: true })
  await lines[1].sees(({ listed }) => listed)
  expect(await answerOf(post(`/api/tables/${code}/bar`, '', secret))).toEqual({
    status: 200,
    body: { id: code },
  })
  await lines[1].sees(({ listed }) => !listed)
  expect(await lines[0].say({ type: 'list', listed: true })).toMatchObject({ refusal: 'barred' })
  // Off it is off.
  expect(await lines[0].say({ type: 'list', listed: false })).toMatchObject({ type: 'done' })
  expect((await post(`/api/tables/${code}/bar`, '', secret)).status).toBe(200)
  expect(lines[1].table().listed).toBe(false)
})

test('a table that was never listed is kept off the list before its host asks', async () => {
  const { code, lines } = await seated(['Anna', 'Ben'])
  await post(`/api/tables/${code}/bar`, '', secret)
  expect(await lines[0].say({ type: 'list', listed: true })).toMatchObject({ refusal: 'barred' })
})

test('a table that there is not cannot be taken off', async () => {
  expect(await answerOf(post('/api/tables/BCDFGH/bar', '', secret))).toEqual({
    status: 404,
    body: { refusal: 'no-such-table' },
  })
})

test('nobody else does so, least of all with the token of a seat', async () => {
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
