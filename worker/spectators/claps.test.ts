import { evictDurableObject, runInDurableObject } from 'cloudflare:test'
import { describe, expect, test, vi } from 'vitest'

import { limits, timeouts } from '../../shared/protocol/limits.ts'
import type { GameApplause, PublicEvent } from '../../shared/protocol/protocol.ts'
import { closeCodes } from '../../shared/protocol/socket.ts'
import { type TestSocket, TestStream } from '../testing/sockets.ts'
import {
  answerOf,
  ask,
  playingTable,
  playOut,
  relayOf,
  storageOf,
  tableOf,
  watch,
} from '../testing/tables.ts'

const clap = '{"type":"clap"}'

async function watchedTable() {
  const { code, sockets } = await playingTable(['Anna', 'Ben'])
  const spectators = [await watch(code), await watch(code)] as const
  for (const spectator of spectators) await spectator.first('snapshot')
  return { code, sockets, spectators }
}

const codeOf = (table: unknown) => (table as { readonly ctx: DurableObjectState }).ctx.id.name

/** Counts the calls of `reportClaps` that reach this table. */
async function countReports(code: string) {
  const { TableObject } = await import('../index.ts')
  const report = vi.spyOn(TableObject.prototype, 'reportClaps')
  return {
    count: () => report.mock.contexts.filter((table) => codeOf(table) === code).length,
    restore: () => report.mockRestore(),
  }
}

describe('a clap of a spectator', () => {
  test('reaches every player and every spectator', async () => {
    const { sockets, spectators } = await watchedTable()
    spectators[0].send(clap)
    for (const socket of [...sockets, ...spectators])
      expect(await socket.first('claps')).toEqual({ type: 'claps', claps: 1 })
  })

  test('reaches them after the relay and the table have hibernated', async () => {
    const { code, sockets, spectators } = await watchedTable()
    await evictDurableObject(relayOf(code), { webSockets: 'hibernate' })
    spectators[0].send(clap)
    expect(await sockets[0].first('claps')).toEqual({ type: 'claps', claps: 1 })
  })

  test('reaches streams, from which no spectator can clap', async () => {
    const { code, spectators } = await watchedTable()
    const stream = new TestStream<PublicEvent>(await ask(`/api/tables/${code}/stream`))
    await stream.first('snapshot')
    spectators[0].send(clap)
    expect(await stream.first('claps')).toEqual({ type: 'claps', claps: 1 })
  })

  test('counts once in three seconds', async () => {
    const { sockets, spectators } = await watchedTable()
    spectators[0].send(clap)
    spectators[0].send(clap)
    spectators[0].send(clap)
    await sockets[0].first('claps')
    spectators[1].send(clap)
    const total = () =>
      sockets[0].messages.reduce((sum, one) => sum + (one.type === 'claps' ? one.claps : 0), 0)
    await vi.waitFor(() => expect(total()).toBeGreaterThan(1), { timeout: timeouts.clapsMax })
    expect(total()).toBe(2)
  })

  test('repeated far too fast ends the connection', async () => {
    const { spectators } = await watchedTable()
    for (let each = 0; each <= limits.clapExcess + 1; each++) spectators[0].send(clap)
    expect(await spectators[0].closeCode).toBe(closeCodes.tooFast)
  })

  test('with another field ends the connection', async () => {
    const { spectators } = await watchedTable()
    spectators[0].send('{"type":"clap","claps":5000}')
    expect(await spectators[0].closeCode).toBe(closeCodes.tooFast)
  })
})

test('a table whose host has switched claps off sends none, and its relay asks only once', async () => {
  const { code, sockets, spectators } = await watchedTable()
  await sockets[0].command({ type: 'set-clapping', clapping: false })
  await spectators[0].waitForTable(({ clapping }) => clapping === false)
  const reports = await countReports(code)
  spectators[0].send(clap)
  await vi.waitFor(() => expect(reports.count()).toBe(1), { timeout: timeouts.clapsMax })
  spectators[1].send(clap)
  await sockets[0].command({ type: 'set-clapping', clapping: true })
  await spectators[1].waitForTable(({ clapping }) => clapping === undefined)
  expect(reports.count()).toBe(1)
  expect(sockets[0].messages.some(({ type }) => type === 'claps')).toBe(false)
  const third = await watch(code)
  await third.first('snapshot')
  third.send(clap)
  await sockets[0].first('claps')
  reports.restore()
})

const applause = (code: string) => answerOf(ask(`/api/tables/${code}/game/applause`))
const rows = (code: string) =>
  runInDurableObject(tableOf(code), (_, { storage }) =>
    storage.sql.exec('select * from applause').toArray(),
  )

/** Waits until the table has stored the applause of this many turns. */
const storesTurns = (code: string, count: number) =>
  vi.waitFor(async () => expect(await rows(code)).toHaveLength(count), {
    timeout: timeouts.clapsMax,
  })

/** Returns how many claps a player has received so far. */
const clapsOf = ({ messages }: TestSocket): number =>
  messages.reduce((sum, one) => (one.type === 'claps' ? sum + one.claps : sum), 0)

describe('the applause of a game', () => {
  test('is stored with one row for each turn, and returned when the game is over', async () => {
    const { code, sockets, spectators } = await watchedTable()
    spectators[0].send(clap)
    spectators[1].send(clap)
    await storesTurns(code, 1)
    // The relay may report the two claps one after the other. Wait for both, so that the second
    // doesn't count for a later turn.
    await vi.waitFor(() => expect(clapsOf(sockets[0])).toBe(2), { timeout: 2 * timeouts.clapsMax })
    expect(await applause(code)).toMatchObject({ body: { refusal: 'game-not-over' } })
    await evictDurableObject(tableOf(code), { webSockets: 'hibernate' })
    await playOut(sockets)
    const third = await watch(code)
    await third.first('snapshot')
    third.send(clap)
    await storesTurns(code, 2)
    const { status, body } = await applause(code)
    const { deal, turns } = body as GameApplause
    expect([status, deal, turns.length]).toEqual([200, 1, 2])
    expect(turns[0]?.turn).toBe(0)
    const { position } = await third.first('snapshot')
    expect(turns[1]).toEqual({ turn: position?.turn, spectators: 1 })
    const record = await (await ask(`/api/tables/${code}/game`)).text()
    expect(record).not.toContain('applause')
  })

  test('is empty without claps, and needs no SQL table', async () => {
    const { code, sockets } = await playingTable(['Anna', 'Ben'])
    await playOut(sockets)
    expect(await applause(code)).toMatchObject({ status: 200, body: { deal: 1, turns: [] } })
    expect(JSON.stringify(await storageOf(code))).not.toContain('applause')
  })
})
