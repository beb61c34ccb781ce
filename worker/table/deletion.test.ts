import { runDurableObjectAlarm } from 'cloudflare:test'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import { closeCodes } from '../../shared/protocol/socket.ts'
import { anyCommand } from '../testing/scenarios.ts'
import {
  answerOf,
  ask,
  bearer,
  connect,
  playingTable,
  playOut,
  post,
  seatedTable,
  storageOf,
  tableOf,
  watch,
} from '../testing/tables.ts'

const gone = { status: 404, body: { refusal: 'no-such-table' } }

test('the host deletes the table with everything in it, and all connections are closed', async () => {
  const { code, tokens, sockets } = await playingTable(['Anna', 'Ben'])
  const spectator = await watch(code)
  await sockets[0].command({ type: 'chat', text: 'it was nice' })
  expect(await sockets[0].command({ type: 'delete-table' })).toMatchObject({ type: 'done' })
  for (const socket of [...sockets, spectator])
    expect(await socket.closeCode).toBe(closeCodes.noSuchTable)
  expect(await storageOf(code)).toEqual({ tables: [], alarm: null })
  expect(await answerOf(ask(`/api/tables/${code}`))).toEqual(gone)
  expect(await answerOf(ask(`/api/tables/${code}/game`))).toEqual(gone)
  expect(await answerOf(post(`/api/tables/${code}/seats`, { name: 'Cleo' }))).toEqual(gone)
  expect(await answerOf(ask(`/api/tables/${code}/seat`, { headers: bearer(tokens[0]) }))).toEqual(
    gone,
  )
  expect(await (await connect(code, tokens[1])).closeCode).toBe(closeCodes.noSuchTable)
  expect(await runDurableObjectAlarm(tableOf(code))).toBe(false)
})

test('requests to a deleted table are refused and store nothing', async () => {
  const sayings = fc.array(anyCommand, { maxLength: 8 })
  const computeMove = fc.asyncProperty(sayings, sayings, async (before, after) => {
    const { code, tokens } = await playingTable(['Anna', 'Ben'])
    const say = (token: string, said: object, id = 'x') =>
      answerOf(post(`/api/tables/${code}/seat/commands`, { id, ...said }, bearer(token)))
    for (const [at, one] of before.entries()) await say(tokens[1], one, `c${at}`)
    expect(await say(tokens[0], { type: 'delete-table' })).toMatchObject({ status: 200 })
    for (const one of [{ type: 'delete-table' }, ...after]) {
      // The route refuses a malformed request before it calls the table.
      const malformed = { status: 400, body: { refusal: expect.anything() } }
      expect([gone, malformed]).toContainEqual(await say(tokens[0], one))
    }
    expect(await storageOf(code)).toEqual({ tables: [], alarm: null })
  })
  await fc.assert(computeMove, { numRuns: 15 })
})

test('the host deletes the table over HTTP, too', async () => {
  const { code, tokens, sockets } = await seatedTable(['Anna', 'Ben'])
  const said = post(
    `/api/tables/${code}/seat/commands`,
    { type: 'delete-table', id: 'away' },
    bearer(tokens[0]),
  )
  expect(await answerOf(said)).toEqual({ status: 200, body: { id: 'away' } })
  expect(await sockets[1].closeCode).toBe(closeCodes.noSuchTable)
  expect(await storageOf(code)).toEqual({ tables: [], alarm: null })
})

test('players other than the host cannot delete it', async () => {
  const { sockets } = await seatedTable(['Anna', 'Ben'])
  expect(await sockets[1].command({ type: 'delete-table' })).toMatchObject({ refusal: 'not-host' })
  expect(await sockets[0].command({ type: 'start' })).toMatchObject({ type: 'done' })
})

test('a deleted table is removed from the list of public tables', async () => {
  const { code, sockets } = await seatedTable(['Anna', 'Ben'])
  const listed = async () => (await (await ask('/api/lobby')).text()).includes(code)
  await sockets[0].command({ type: 'set-listed', listed: true })
  await expect.poll(listed).toBe(true)
  await sockets[0].command({ type: 'delete-table' })
  await expect.poll(listed).toBe(false)
})

test('a later table with the same code starts empty', async () => {
  const { code, sockets } = await playingTable(['Anna', 'Ben'])
  await playOut(sockets)
  expect((await ask(`/api/tables/${code}/game`)).status).toBe(200)
  await sockets[0].command({ type: 'delete-table' })
  expect(
    await tableOf(code).create({
      code,
      game: 'nix',
      options: { egon: false, begins: 'random' } as never,
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
