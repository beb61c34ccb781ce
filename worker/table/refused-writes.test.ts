import { evictDurableObject, runDurableObjectAlarm, runInDurableObject } from 'cloudflare:test'
import { afterEach, beforeEach, expect, test, vi, type MockInstance } from 'vitest'

import { timeouts } from '../../shared/protocol/limits.ts'
import {
  answerOf,
  ask,
  bearer,
  connect,
  playingTable,
  post,
  seatedTable,
  tableOf,
  stopClock,
} from '../testing/tables.ts'
import { logOf, rowsOf } from '../testing/unchanged.ts'

// An SQL trigger makes writes fail, as if the storage were full or broken.

let errors: MockInstance
beforeEach(() => {
  errors = vi.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
})

const writes = {
  chunks: 'before insert on chunks',
  state: 'before update on state',
  chat: 'before insert on chat',
} as const

const refuseWrites = (code: string, to: keyof typeof writes) =>
  runInDurableObject(tableOf(code), (_, { storage }) => {
    storage.sql.exec('create table if not exists chat (id integer primary key, json text)')
    storage.sql.exec(
      `create trigger refusal ${writes[to]} begin select raise(abort, 'no room'); end`,
    )
  })

const takeWrites = (code: string) =>
  runInDurableObject(tableOf(code), (_, { storage }) => {
    storage.sql.exec('drop trigger refusal')
  })

const stored = (code: string) =>
  runInDurableObject(tableOf(code), (_, { storage }) =>
    ['state', 'chunks', 'chat'].map((name) => rowsOf(storage, name)),
  )

const look = async (code: string) => (await ask(`/api/tables/${code}`)).text()

/**
 * Adds entries to the state's row until it is one entry short of a full chunk, so that the next entry writes a chunk.
 */
async function fillLog(code: string): Promise<void> {
  await runInDurableObject(tableOf(code), (_, { storage }) => {
    const older = Array.from({ length: 36 }, (_older, at) => [at - 36, 'pause', {}, 0, null])
    const texts = older.map((entry) => JSON.stringify(entry)).join()
    storage.sql.exec(`update state set entries = replace(entries, '[[', ?)`, `[${texts},[`)
  })
  await evictDurableObject(tableOf(code), { webSockets: 'hibernate' })
}

for (const to of ['chunks', 'state'] as const)
  test(`a command is unavailable and changes nothing if ${to} fails, and a retry is accepted`, async () => {
    const { code, sockets } = await playingTable(['Anna', 'Ben'])
    const [anna, ben] = sockets
    await fillLog(code)
    const before = [await stored(code), await look(code), ben.messages.length]
    await refuseWrites(code, to)
    const input = { type: 'move', id: 'again', turn: 0, move: anna.moves()[0] }
    expect(await anna.command(input)).toEqual({
      type: 'refused',
      id: 'again',
      refusal: 'unavailable',
    })
    expect(errors).toHaveBeenCalledOnce()
    expect([await stored(code), await look(code), ben.messages.length]).toEqual(before)
    expect(anna.projection().turn).toBe(0)
    await takeWrites(code)
    anna.send(JSON.stringify(input))
    await anna.first('done', ({ id }) => id === 'again')
    expect((await ben.first('view', ({ turn }) => turn === 1)).seq).toBe(4)
    const log = await logOf(code)
    expect(log.filter(([, , , , command]) => command === 'again')).toHaveLength(1)
    expect(log.length).toBe(40)
  })

test('a chat message that cannot be stored is not broadcast, and costs no budget', async () => {
  const { code, sockets } = await seatedTable(['Anna', 'Ben'])
  const [anna, ben] = sockets
  await anna.waitForTable((table) => table.seats[1]?.connected === true)
  const before = await stored(code)
  await refuseWrites(code, 'chat')
  for (let socket = 0; socket < 10; socket++)
    expect(await anna.command({ type: 'chat', text: `line ${socket}` })).toMatchObject({
      refusal: 'unavailable',
    })
  expect(await stored(code)).toEqual(before)
  await takeWrites(code)
  expect(await anna.command({ type: 'chat', text: 'now' })).toMatchObject({ type: 'done' })
  expect(await ben.first('chat')).toMatchObject({ message: { text: 'now' } })
})

test('sitting down and commands over HTTP are refused, and nothing changes', async () => {
  const { code, tokens } = await playingTable(['Anna', 'Ben'])
  const before = [await stored(code), await look(code)]
  await refuseWrites(code, 'state')
  const unavailable = { status: 503, body: { refusal: 'unavailable' } }
  const input = { type: 'pause', id: '1' }
  const path = `/api/tables/${code}/seat/commands`
  const refused = await post(path, input, bearer(tokens[0]))
  expect(await answerOf(refused)).toEqual(unavailable)
  expect(refused.headers.get('Retry-After')).toBe('1')
  expect([await stored(code), await look(code)]).toEqual(before)
  await takeWrites(code)
  expect((await post(path, input, bearer(tokens[0]))).status).toBe(200)
})

test('a newcomer who cannot be stored is refused, and can retry', async () => {
  const { code } = await seatedTable(['Anna'])
  const before = [await stored(code), await look(code)]
  await refuseWrites(code, 'state')
  const answer = await answerOf(post(`/api/tables/${code}/seats`, { name: 'Ben' }))
  expect(answer).toEqual({ status: 503, body: { refusal: 'unavailable' } })
  expect([await stored(code), await look(code)]).toEqual(before)
  await takeWrites(code)
  expect((await post(`/api/tables/${code}/seats`, { name: 'Ben' })).status).toBe(201)
})

test('a bot whose move cannot be stored moves later', async () => {
  stopClock()
  const { code, sockets } = await seatedTable(['Anna'])
  const [anna] = sockets
  await anna.command({ type: 'add-bot' })
  await anna.command({ type: 'start' })
  await anna.first('view')
  const [first = 0] = anna.projection().toMove
  if (first === 0) while (anna.projection().toMove.includes(0)) await anna.move()
  const before = [await stored(code), await look(code)]
  await refuseWrites(code, 'state')
  for (let rings = 0; rings < 3; rings++) {
    // Anna sends a command, since her connection would count as dead otherwise.
    await anna.command({ type: 'resume' })
    vi.setSystemTime(Date.now() + timeouts.humansFirst)
    expect(await runDurableObjectAlarm(tableOf(code))).toBe(true)
  }
  expect(errors).toHaveBeenCalled()
  expect([await stored(code), await look(code)]).toEqual(before)
  await takeWrites(code)
  const { turn } = anna.projection()
  for (let rings = 0; rings < 10 && anna.projection().turn === turn; rings++) {
    await anna.command({ type: 'resume' })
    vi.setSystemTime(Date.now() + timeouts.humansFirst)
    expect(await runDurableObjectAlarm(tableOf(code))).toBe(true)
  }
  expect(anna.projection().turn).toBeGreaterThan(turn)
})

test('a connection that cannot be stored is refused, and accepted later', async () => {
  const { code, tokens, sockets } = await playingTable(['Anna', 'Ben'])
  const [anna, ben] = sockets
  ben.close()
  await anna.waitForTable((table) => table.seats[1]?.connected === false)
  await refuseWrites(code, 'state')
  await expect(connect(code, tokens[1])).rejects.toThrow('503')
  expect(anna.table().seats[1]?.connected).toBe(false)
  await takeWrites(code)
  expect((await connect(code, tokens[1])).projection().turn).toBe(0)
  await anna.waitForTable((table) => table.seats[1]?.connected === true)
})
