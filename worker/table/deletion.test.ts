import { runDurableObjectAlarm } from 'cloudflare:test'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import { closeCodes } from '../../shared/protocol/socket.ts'
import { saying } from '../testing/evenings.ts'
import {
  answerOf,
  ask,
  bearing,
  connect,
  playing,
  playOut,
  post,
  seated,
  storageOf,
  tableOf,
  watch,
} from '../testing/tables.ts'

const gone = { status: 404, body: { refusal: 'no-such-table' } }

test('a host deletes the table, with everything in it, and everybody is told that there is none', async () => {
  const { code, tokens, lines } = await playing(['Anna', 'Ben'])
  const watcher = await watch(code)
  await lines[0].say({ type: 'chat', text: 'it was nice' })
  expect(await lines[0].say({ type: 'delete-table' })).toMatchObject({ type: 'done' })
  for (const line of [...lines, watcher]) expect(await line.closed).toBe(closeCodes.noSuchTable)
  expect(await storageOf(code)).toEqual({ tables: [], alarm: null })
  expect(await answerOf(ask(`/api/tables/${code}`))).toEqual(gone)
  expect(await answerOf(ask(`/api/tables/${code}/game`))).toEqual(gone)
  expect(await answerOf(post(`/api/tables/${code}/seats`, { name: 'Cleo' }))).toEqual(gone)
  expect(await answerOf(ask(`/api/tables/${code}/seat`, { headers: bearing(tokens[0]) }))).toEqual(
    gone,
  )
  expect(await (await connect(code, tokens[1])).closed).toBe(closeCodes.noSuchTable)
  expect(await runDurableObjectAlarm(tableOf(code))).toBe(false)
})

test('whatever was said before, whatever is said later finds no table and leaves none', async () => {
  const sayings = fc.array(saying, { maxLength: 8 })
  const about = fc.asyncProperty(sayings, sayings, async (before, after) => {
    const { code, tokens } = await playing(['Anna', 'Ben'])
    const say = (token: string, said: object, id = 'x') =>
      answerOf(post(`/api/tables/${code}/seat/commands`, { id, ...said }, bearing(token)))
    for (const [at, one] of before.entries()) await say(tokens[1], one, `c${at}`)
    expect(await say(tokens[0], { type: 'delete-table' })).toMatchObject({ status: 200 })
    for (const one of [{ type: 'delete-table' }, ...after]) {
      // What makes no sense is refused before anybody looks for a table.
      const malformed = { status: 400, body: { refusal: expect.anything() } }
      expect([gone, malformed]).toContainEqual(await say(tokens[0], one))
    }
    expect(await storageOf(code)).toEqual({ tables: [], alarm: null })
  })
  await fc.assert(about, { numRuns: 15 })
})

test('the same is done over HTTP', async () => {
  const { code, tokens, lines } = await seated(['Anna', 'Ben'])
  const said = post(
    `/api/tables/${code}/seat/commands`,
    { type: 'delete-table', id: 'away' },
    bearing(tokens[0]),
  )
  expect(await answerOf(said)).toEqual({ status: 200, body: { id: 'away' } })
  expect(await lines[1].closed).toBe(closeCodes.noSuchTable)
  expect(await storageOf(code)).toEqual({ tables: [], alarm: null })
})

test('nobody else deletes it', async () => {
  const { lines } = await seated(['Anna', 'Ben'])
  expect(await lines[1].say({ type: 'delete-table' })).toMatchObject({ refusal: 'not-host' })
  expect(await lines[0].say({ type: 'start' })).toMatchObject({ type: 'done' })
})

test('it vanishes from the list of public tables', async () => {
  const { code, lines } = await seated(['Anna', 'Ben'])
  const listed = async () => (await (await ask('/api/lobby')).text()).includes(code)
  await lines[0].say({ type: 'list', listed: true })
  await expect.poll(listed).toBe(true)
  await lines[0].say({ type: 'delete-table' })
  await expect.poll(listed).toBe(false)
})

test('a table that gets its code again has nothing of it', async () => {
  const { code, lines } = await playing(['Anna', 'Ben'])
  await playOut(lines)
  expect((await ask(`/api/tables/${code}/game`)).status).toBe(200)
  await lines[0].say({ type: 'delete-table' })
  expect(
    await tableOf(code).create({
      code,
      game: 'nix',
      options: { egon: false, begins: 'lot' } as never,
    }),
  ).toBe(true)
  expect(await answerOf(ask(`/api/tables/${code}/game`))).toEqual({
    status: 409,
    body: { refusal: 'game-not-over' },
  })
  expect(await (await ask(`/api/tables/${code}`)).json()).toMatchObject({
    table: { game: 'nix', seats: [], deal: 0 },
  })
  expect((await storageOf(code)).alarm).not.toBe(null)
})
