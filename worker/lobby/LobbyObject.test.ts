import { runDurableObjectAlarm, runInDurableObject } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { afterEach, describe, expect, test } from 'vitest'

import { limits, timeouts } from '../../shared/protocol/limits.ts'
import type { ListedTable, Lobby } from '../../shared/protocol/protocol.ts'
import { closeCodes } from '../../shared/protocol/socket.ts'
import type { TestSocket } from '../testing/sockets.ts'
import { ask, bearer, dial, post, seatedTable, sit, watch } from '../testing/tables.ts'
import { emptyBeforeEach, fetchListedTables, lobby, publishChanges } from '../testing/lobby.ts'

emptyBeforeEach()

/** The original limits, to restore after a test has reduced some of them. */
const bounds = { ...limits }
afterEach(() => {
  Object.assign(limits, bounds)
})

const look = (): Promise<TestSocket> => dial('/api/lobby/watch', {})
const listsIn = (socket: TestSocket): (readonly ListedTable[])[] =>
  socket.texts.map((text) => (JSON.parse(text) as Lobby).tables)

async function publicTable(names: readonly string[]) {
  const table = await seatedTable(names)
  await table.sockets[0].command({ type: 'set-listed', listed: true })
  await expect.poll(async () => (await fetchListedTables()).length).toBe(1)
  return table
}

describe('the list of public tables', () => {
  test('corrects the times of entries that were published while the clock was ahead', async () => {
    const { code, sockets } = await seatedTable(['Anna'])
    await sockets[0].command({ type: 'set-listed', listed: true })
    const times = () =>
      runInDurableObject(lobby(), (_, { storage }) =>
        storage.sql.exec('select at, since from tables where code = ?', code).toArray(),
      )
    await expect.poll(times).toHaveLength(1)
    await runInDurableObject(lobby(), (_, { storage }) => {
      storage.sql.exec('update tables set at = at + 31536000000, since = since + 31536000000')
    })
    await runDurableObjectAlarm(lobby())
    for (const { at, since } of await times())
      expect([Number(at) <= Date.now(), Number(since) <= Date.now()]).toEqual([true, true])
  })

  test('is empty until a host lists a table', async () => {
    const { sockets } = await seatedTable(['Anna', 'Ben'])
    expect(sockets[0].table().listed).toBe(false)
    expect(await fetchListedTables()).toEqual([])
  })

  test('contains the game, the players and the free seats of a table', async () => {
    const { code, sockets } = await publicTable(['Anna', 'Ben'])
    const facts = { code, game: 'the-game', players: ['Anna', 'Ben'], maxPlayers: 5, spectators: 0 }
    expect(await fetchListedTables()).toMatchObject([
      { ...facts, phase: 'gathering', freeSeats: 3 },
    ])
    await sockets[0].command({ type: 'add-bot' })
    await sockets[0].command({ type: 'start' })
    await expect
      .poll(fetchListedTables)
      .toMatchObject([{ ...facts, phase: 'playing', maxPlayers: 3, freeSeats: 1 }])
    await sockets[0].command({ type: 'set-locked', locked: true })
    await expect.poll(fetchListedTables).toMatchObject([{ freeSeats: 0 }])
  })

  test('contains the number of spectators', async () => {
    const { code } = await publicTable(['Anna', 'Ben'])
    await watch(code)
    await runDurableObjectAlarm(env.RELAYS.getByName(`${code}/0`))
    await expect.poll(fetchListedTables).toMatchObject([{ spectators: 1 }])
  })

  test('can only be changed by the host', async () => {
    const { sockets } = await seatedTable(['Anna', 'Ben'])
    expect(await sockets[1].command({ type: 'set-listed', listed: true })).toMatchObject({
      refusal: 'not-host',
    })
  })

  test('drops a table that its host unlists, and one without connected players', async () => {
    const { sockets } = await publicTable(['Anna', 'Ben'])
    await sockets[0].command({ type: 'set-listed', listed: false })
    await expect.poll(fetchListedTables).toEqual([])
    await sockets[0].command({ type: 'set-listed', listed: true })
    await expect.poll(async () => (await fetchListedTables()).length).toBe(1)
    for (const socket of sockets) socket.close()
    await expect.poll(fetchListedTables).toEqual([])
  })

  test('drops a table that the operator blocks', async () => {
    const { code } = await publicTable(['Anna', 'Ben'])
    await post(`/api/tables/${code}/bar`, '', bearer(env.OPERATOR_SECRET ?? ''))
    await expect.poll(fetchListedTables).toEqual([])
  })

  test('drops a table that no longer renews its entry', async () => {
    await publicTable(['Anna', 'Ben'])
    await runInDurableObject(lobby(), (_, { storage }) => {
      storage.sql.exec('update tables set at = at - ?', timeouts.listing + 1)
    })
    expect(await fetchListedTables()).toEqual([])
    await publishChanges()
    await runInDurableObject(lobby(), (_, { storage }) => {
      expect(storage.sql.exec('select * from tables').toArray()).toEqual([])
    })
  })

  test('keeps a table that renews its entry', async () => {
    const { code } = await publicTable(['Anna', 'Ben'])
    await runInDurableObject(lobby(), (_, { storage }) => {
      storage.sql.exec('update tables set at = at - ?', timeouts.listing - 1_000)
    })
    // Let the table handle its pending events first.
    await runInDurableObject(env.TABLES.getByName(code), () => {})
    await sit(code, 'Cleo')
    await expect.poll(fetchListedTables).toMatchObject([{ players: ['Anna', 'Ben', 'Cleo'] }])
    await runInDurableObject(lobby(), (_, { storage }) => {
      const { at } = storage.sql.exec<{ at: number }>('select at from tables').one()
      expect(at).toBeGreaterThan(Date.now() - timeouts.listing / 2)
    })
  })
})

describe('a subscriber of the list', () => {
  test('gets the list at once, and after every change', async () => {
    const socket = await look()
    await expect.poll(() => listsIn(socket)).toEqual([[]])
    const { sockets } = await publicTable(['Anna', 'Ben'])
    await publishChanges()
    await expect.poll(() => listsIn(socket).at(-1)).toMatchObject([{ phase: 'gathering' }])
    await sockets[0].command({ type: 'start' })
    await expect.poll(fetchListedTables).toMatchObject([{ phase: 'playing' }])
    await publishChanges()
    await expect.poll(() => listsIn(socket).at(-1)).toMatchObject([{ phase: 'playing' }])
  })

  test('is disconnected after sending anything but the ping', async () => {
    const [quiet, loud] = [await look(), await look()]
    quiet.send('ping')
    await quiet.ponged
    loud.send('{}')
    expect(await loud.closeCode).toBe(closeCodes.tooFast)
  })

  test('is refused if there are too many subscribers', async () => {
    const lookedBefore = await runInDurableObject(lobby(), (_, ctx) => ctx.getWebSockets().length)
    Object.assign(limits, { lobbySubscribers: lookedBefore + 1 })
    const [first, second] = [await look(), await look()]
    expect(await second.closeCode).toBe(closeCodes.tooManySpectators)
    await expect.poll(() => listsIn(first).length).toBe(1)
  })

  test('needs a WebSocket handshake', async () => {
    expect((await ask('/api/lobby/watch')).status).toBe(400)
  })
})
