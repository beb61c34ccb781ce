import { runInDurableObject } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { afterEach, describe, expect, test } from 'vitest'

import { gameOf } from '../../shared/games/all.ts'
import { defaultsOf } from '../../shared/game/options.ts'
import { limits, timeouts } from '../../shared/protocol/limits.ts'
import type { ListedTable, Lobby, CreatedTable } from '../../shared/protocol/protocol.ts'
import { connect, post, sit } from '../testing/tables.ts'
import { emptyBeforeEach, fetchListedTables, lobby } from '../testing/lobby.ts'

emptyBeforeEach()

/** The original limits, to restore after a test has reduced some of them. */
const bounds = { ...limits }
afterEach(() => {
  Object.assign(limits, bounds)
})

/**
 * Opens a table from this address, seats the host and lists the table. Returns the table's code and
 * the host's connection.
 */
async function listedFrom(address: string, name: string) {
  const headers = { 'CF-Connecting-IP': address }
  const made = await post('/api/tables', { game: 'the-game' }, headers)
  const { code } = await made.json<CreatedTable>()
  const socket = await connect(code, (await sit(code, name)).token)
  await socket.command({ type: 'set-listed', listed: true })
  // Wait for the table, which publishes without awaiting the lobby.
  await runInDurableObject(env.TABLES.getByName(code), () => {})
  return { code, socket }
}

const tablesOf = async (list: ReturnType<typeof lobby>) =>
  (JSON.parse(await list.list()) as Lobby).tables

const hosts = async () => (await fetchListedTables()).map(({ players }) => players[0])

/** Moves all entries into the past, so that the next table ranks behind them. */
const aWhileAgo = () =>
  runInDurableObject(lobby(), (_, { storage }) => {
    storage.sql.exec('update tables set since = since - 1000')
  })

describe('the rank in the list', () => {
  test('stays the same, however often a table is renamed, unlisted and listed again', async () => {
    const tables = []
    for (const [at, name] of ['Anna', 'Ben', 'Cleo'].entries()) {
      tables.push(await listedFrom(`192.0.2.${at}`, name))
      await expect.poll(hosts).toContain(name)
      await aWhileAgo()
    }
    const socket = tables[2]?.socket
    for (const name of ['Dora', 'Emil', 'Finn']) await socket?.command({ type: 'rename', name })
    await socket?.command({ type: 'set-listed', listed: false })
    await expect.poll(hosts).toEqual(['Anna', 'Ben'])
    await socket?.command({ type: 'set-listed', listed: true })
    await expect.poll(hosts).toEqual(['Anna', 'Ben', 'Finn'])
    await tables[0]?.socket.command({ type: 'set-listed', listed: false })
    await expect.poll(hosts).toEqual(['Ben', 'Finn'])
    await tables[0]?.socket.command({ type: 'set-listed', listed: true })
    await expect.poll(hosts).toEqual(['Anna', 'Ben', 'Finn'])
  })

  test('is limited by network: to fewer tables for a /64 and a /56 than for a whole /48', async () => {
    Object.assign(limits, { listedByOne: 4 })
    const first = await listedFrom('2001:db8::1', 'Anna')
    await listedFrom('2001:db8::2', 'Anna B')
    await listedFrom('2001:db8::3', 'Anna C')
    await listedFrom('2001:db8:0:1::1', 'Ben')
    await listedFrom('2001:db8:0:2::1', 'Ben B')
    await listedFrom('2001:db8:0:100::1', 'Cleo')
    await listedFrom('2001:db8:0:200::1', 'Cleo B')
    await listedFrom('2001:db8:1::1', 'Dora')
    await expect.poll(hosts).toContain('Dora')
    expect((await hosts()).toSorted()).toEqual(['Anna', 'Anna B', 'Ben', 'Cleo', 'Dora'])
    // When a listed table of the network closes, another table of the network can be listed.
    first.socket.close()
    await expect.poll(hosts).not.toContain('Anna')
    await listedFrom('2001:db8::4', 'Anna D')
    await expect.poll(hosts).toContain('Anna D')
  })

  test('is limited to as many tables for an IPv4 address as for a /48', async () => {
    Object.assign(limits, { listedByOne: 3 })
    for (const name of ['Anna', 'Ben', 'Cleo', 'Dora']) await listedFrom('192.0.2.77', name)
    await listedFrom('192.0.2.78', 'Emil')
    await expect.poll(hosts).toContain('Emil')
    expect((await hosts()).toSorted()).toEqual(['Anna', 'Ben', 'Cleo', 'Emil'])
  })

  test('of a second table is behind the first table of every other network, even for an opener with many networks', async () => {
    Object.assign(limits, { lobbyTables: 4 })
    for (const at of [0, 1, 2, 3, 4, 5]) {
      await listedFrom(`2001:db8:0:${at}::1`, `Stranger ${'ABCDEF'.charAt(at)}`)
      await aWhileAgo()
    }
    await expect.poll(async () => (await hosts()).length).toBe(4)
    for (const [at, name] of ['Anna', 'Ben', 'Cleo'].entries()) {
      await listedFrom(`192.0.2.${at}`, name)
      await expect.poll(hosts).toContain(name)
      await aWhileAgo()
    }
    expect(await hosts()).toEqual(['Stranger A', 'Anna', 'Ben', 'Cleo'])
  })

  test('of tables with unknown openers is as if the openers were different', async () => {
    Object.assign(limits, { listedByOne: 1 })
    await listedFrom('127.0.0.1', 'Anna')
    await listedFrom('127.0.0.1', 'Ben')
    await expect.poll(async () => (await hosts()).toSorted()).toEqual(['Anna', 'Ben'])
  })
})

describe('the stored list', () => {
  test('contains only fingerprints of addresses', async () => {
    await listedFrom('203.0.113.77', 'Anna')
    await expect.poll(hosts).toEqual(['Anna'])
    const rows = await runInDurableObject(lobby(), (_, { storage }) =>
      storage.sql.exec('select network, middle, wider from tables').toArray(),
    )
    expect(rows).toEqual([
      {
        network: expect.stringMatching(/^[0-9a-f]{16}$/),
        middle: expect.stringMatching(/^[0-9a-f]{16}$/),
        wider: expect.stringMatching(/^[0-9a-f]{16}$/),
      },
    ])
    expect(await lobby().addressKey()).toMatch(/^[0-9a-f]{64}$/)
  })

  test('has a new key for fingerprints after a month', async () => {
    const key = await lobby().addressKey()
    expect(await lobby().addressKey()).toBe(key)
    await runInDurableObject(lobby(), (_, { storage }) => {
      storage.sql.exec('update address_key set at = at - ?', timeouts.addressKey)
    })
    expect(await lobby().addressKey()).not.toBe(key)
  })

  test('bounds the size of an entry, with room for every valid one', async () => {
    const names = Array.from({ length: 6 }, (_, at) => `${'👨‍👩‍👧‍👦'.repeat(23)}${at + 2}`)
    const facts = { code: 'KTRMVX', game: 'switch', options: {}, phase: 'playing', players: names }
    const options = gameOf('switch')?.choices.values ?? {}
    const longest = {
      ...facts,
      options: defaultsOf(options),
      maxPlayers: 6,
      freeSeats: 0,
      spectators: 40_000,
    }
    // A separate lobby object, whose list no other test uses.
    const list = env.LOBBY.getByName('bounds')
    await list.publish('KTRMVX', longest as unknown as ListedTable)
    expect((await tablesOf(list))[0]?.players).toEqual(names)
    const tooLong = { ...longest, options: { rules: 'x'.repeat(limits.listedLetters) } }
    await list.publish('KTRMVW', tooLong as unknown as ListedTable)
    const endless = { ...longest, code: 'KTRMVZ', players: [`a${'\u200d'.repeat(21_000)}`] }
    await list.publish('KTRMVZ', endless as unknown as ListedTable)
    expect((await tablesOf(list)).map(({ code }) => code).toSorted()).toEqual(['KTRMVX', 'KTRMVZ'])
    expect((await tablesOf(list)).find(({ code }) => code === 'KTRMVZ')?.players).toEqual(['a'])
  })
})
