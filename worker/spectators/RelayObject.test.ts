import { evictDurableObject, runDurableObjectAlarm, runInDurableObject } from 'cloudflare:test'
import { describe, expect, test, vi } from 'vitest'

import { limits, timeouts } from '../../shared/protocol/limits.ts'
import type { PublicState } from '../../shared/protocol/protocol.ts'
import { closeCodes } from '../../shared/protocol/socket.ts'
import type { TableObject } from '../index.ts'
import type { Region } from '../region.ts'
import { nobody, type Subscription } from './relay.ts'
import type { TestSocket } from '../testing/sockets.ts'
import {
  ask,
  type Whereabouts,
  playingTable,
  playOut,
  relayOf,
  seatedTable,
  sit,
  tableOf,
  watch,
} from '../testing/tables.ts'

/** Rings the relay's alarm, so that the relay counts its spectators now. */
const count = (code: string) => runDurableObjectAlarm(relayOf(code))

const countTold = (spectators: number) => JSON.stringify({ type: 'spectators', spectators })

type Known = {
  readonly region: Region | null
  readonly number: number
  readonly spectators: number
}

const relaysKnown = (code: string) =>
  runInDurableObject(tableOf(code), (_, { storage }) => {
    const { relays } = storage.sql.exec<{ relays: string | null }>('select relays from state').one()
    return (JSON.parse(relays ?? '[]') as Known[])
      .map(({ region, number, spectators }) => ({ region: region ?? '', number, spectators }))
      .toSorted((one, other) => (one.region + one.number < other.region + other.number ? -1 : 1))
  })

const traces = (code: string, place = '0') =>
  runInDurableObject(relayOf(code, place), async (_, { storage }) => ({
    attached: storage.kv.get('subscription'),
    alarm: await storage.getAlarm(),
  }))

const generationAt = async (code: string): Promise<number> =>
  ((await traces(code)).attached as { readonly generation: number }).generation

/** An epoch after every epoch that the table itself uses. */
const laterEpoch = Date.now() + 3_600_000

/** Publishes an update to the relay, as the table would. */
const tell = (code: string, spectators: number, epoch = laterEpoch) =>
  relayOf(code).publish([countTold(spectators)], epoch)

/** Coordinates of a visitor in three regions. */
const regionSpots = {
  weur: { latitude: '48.9', longitude: '2.3' },
  'apac-se': { latitude: '1.4', longitude: '103.8' },
  oc: { latitude: '-36.8', longitude: '174.8' },
} as const satisfies Partial<Record<Region, Whereabouts>>

const from = (region: keyof typeof regionSpots, code: string) => watch(code, regionSpots[region])

describe('a spectator', () => {
  test('gets the public view of each move, and takes no seat', async () => {
    const { code, sockets } = await playingTable(['Anna', 'Ben'])
    const spectator = await watch(code)
    expect(await spectator.first('snapshot')).toMatchObject({ seat: null, position: { turn: 0 } })
    await sockets[0].move()
    const { view } = await spectator.first('view', ({ turn }) => turn === 1)
    expect(view).toMatchObject({ seat: null, hand: [] })
    await sockets[1].command({ type: 'chat', text: 'hello' })
    await spectator.first('chat')
    expect(spectator.table().seats.length).toBe(2)
  })

  test('is visible to players only in the count', async () => {
    const { code, sockets } = await playingTable(['Anna', 'Ben'])
    const before = sockets[0].messages.length
    const spectators = [await watch(code), await watch(code), await watch(code)]
    await count(code)
    expect(await sockets[0].first('spectators')).toMatchObject({ spectators: 3 })
    for (const spectator of spectators) spectator.close()
    await Promise.all(spectators.map(({ closeCode }) => closeCode))
    await count(code)
    await sockets[0].first('spectators', ({ spectators: left }) => left === 0)
    expect(sockets[0].messages.slice(before).every(({ type }) => type === 'spectators')).toBe(true)
  })

  test('follows into the next deal, and sees who takes an open seat', async () => {
    const { code, sockets } = await playingTable(['Anna', 'Ben'])
    const spectator = await watch(code)
    await spectator.first('snapshot')
    await playOut(sockets)
    await spectator.waitForTable(({ phase }) => phase === 'over')
    expect(await sockets[0].command({ type: 'rematch' })).toMatchObject({ type: 'done' })
    await spectator.waitForTable(({ phase, deal }) => phase === 'playing' && deal === 2)
    await spectator.first('view', ({ turn }) => turn === 0)
    expect(spectator.projection()).toMatchObject({ turn: 0, view: { seat: null, hand: [] } })

    await sockets[1]?.command({ type: 'leave' })
    await spectator.waitForTable(({ seats }) => seats[1]?.kind === 'open')
    await sit(code, 'Cleo')
    await spectator.waitForTable(({ seats }) => seats[1]?.name === 'Cleo')
    expect(spectator.table()).toMatchObject({ phase: 'playing', deal: 2 })
  })

  test('is disconnected after sending anything but the ping', async () => {
    const { code } = await seatedTable(['Anna', 'Ben'])
    const [quiet, loud] = [await watch(code), await watch(code)]
    quiet.send('ping')
    loud.send('{"type":"start","id":"x"}')
    expect(await loud.closeCode).toBe(closeCodes.tooFast)
    expect(quiet.texts.length).toBe(1)
  })

  test('of a missing table is refused, and nothing is written', async () => {
    expect(await (await watch('BCDFGH')).closeCode).toBe(closeCodes.noSuchTable)
    expect(await (await watch('nonsense')).closeCode).toBe(closeCodes.noSuchTable)
    expect(await traces('BCDFGH')).toEqual({ attached: undefined, alarm: null })
  })

  test('may come from a page of any site', async () => {
    const { code } = await seatedTable(['Anna', 'Ben'])
    const answer = await ask(`/api/tables/${code}/watch`, {
      headers: { Upgrade: 'websocket', Origin: 'https://elsewhere.test' },
    })
    expect(answer.status).toBe(101)
  })
})

const codeOf = (table: unknown): string | undefined =>
  (table as { readonly ctx: DurableObjectState }).ctx.id.name

describe('a relay', () => {
  test('survives its own hibernation and that of its table', async () => {
    const { code, sockets } = await playingTable(['Anna', 'Ben'])
    const spectator = await watch(code)
    await evictDurableObject(relayOf(code), { webSockets: 'hibernate' })
    await evictDurableObject(tableOf(code), { webSockets: 'hibernate' })
    await sockets[0].move()
    await spectator.first('view', ({ turn }) => turn === 1)
    await evictDurableObject(relayOf(code), { webSockets: 'hibernate' })
    await count(code)
    expect(await relaysKnown(code)).toEqual([{ region: '', number: 0, spectators: 1 }])
  })

  test('counts its spectators after a second, and then not again for a while', async () => {
    const { code } = await playingTable(['Anna', 'Ben'])
    const began = Date.now()
    await watch(code)
    expect((await traces(code)).alarm).toBeLessThan(Date.now() + 2_000)
    await count(code)
    const other = await watch(code)
    other.close()
    await other.closeCode
    expect((await traces(code)).alarm).toBeGreaterThanOrEqual(began + timeouts.spectatorCount)
    await evictDurableObject(relayOf(code), { webSockets: 'hibernate' })
    await count(code)
    expect(await relaysKnown(code)).toEqual([{ region: '', number: 0, spectators: 1 }])
  })

  test('does not report an unchanged count if the table has published an update since', async () => {
    const { code, sockets } = await playingTable(['Anna', 'Ben'])
    const report = vi.spyOn((await import('../index.ts')).TableObject.prototype, 'reportSpectators')
    // Count only the reports to this table, since relays of other tests report to their own tables
    // meanwhile.
    const reports = () => report.mock.contexts.filter((table) => codeOf(table) === code).length
    const spectator = await watch(code)
    await count(code)
    // The table publishes the new count to all clients, so this relay gets an update too.
    await spectator.first('spectators', ({ spectators }) => spectators === 1)
    await count(code)
    expect(reports()).toBe(1)
    await count(code)
    expect(reports()).toBe(2)
    await sockets[0].move()
    await spectator.first('view', ({ turn }) => turn === 1)
    await count(code)
    expect(reports()).toBe(2)
    await count(code)
    expect(reports()).toBe(3)
    await watch(code)
    await sockets[1].command({ type: 'chat', text: 'hello' })
    await spectator.first('chat')
    await count(code)
    expect(await relaysKnown(code)).toEqual([{ region: '', number: 0, spectators: 2 }])
    report.mockRestore()
  })

  test('says how many of the spectators are televisions, and waits for one that is reloaded', async () => {
    const { code, sockets } = await playingTable(['Anna', 'Ben'])
    await watch(code)
    const television = await watch(code, undefined, '?screen=tv')
    const shown = async () => {
      const state = await (await ask(`/api/tables/${code}`)).json<PublicState>()
      return state.table
    }
    await count(code)
    await sockets[0].first('spectators', ({ televisions }) => televisions === 1)
    expect(await shown()).toMatchObject({ spectators: 2, televisions: 1 })
    await evictDurableObject(relayOf(code), { webSockets: 'hibernate' })
    await count(code)
    expect(await shown()).toMatchObject({ spectators: 2, televisions: 1 })

    const left = Date.now()
    television.close()
    await television.closeCode
    const { alarm } = await traces(code)
    expect(alarm).toBeGreaterThanOrEqual(left + timeouts.televisionReload)
    await count(code)
    await sockets[1].first('spectators', ({ televisions }) => televisions === undefined)
    expect(await shown()).not.toHaveProperty('televisions')
  })

  test('that starts again is counted, even if the table has published to its previous subscription', async () => {
    const { code, sockets } = await playingTable(['Anna', 'Ben'])
    const spectator = await watch(code)
    await count(code)
    spectator.close()
    await spectator.closeCode
    await count(code)
    const other = await watch(code)
    await sockets[0].move()
    await other.first('view', ({ turn }) => turn === 1)
    await count(code)
    expect(await relaysKnown(code)).toEqual([{ region: '', number: 0, spectators: 1 }])
  })

  test('requests one snapshot for all spectators who come between two changes', async () => {
    const { code, sockets } = await playingTable(['Anna', 'Ben'])
    const asked = vi.spyOn((await import('../index.ts')).TableObject.prototype, 'subscribe')
    for (let spectators = 0; spectators < 5; spectators++) await watch(code)
    expect(asked).toHaveBeenCalledTimes(1)
    await sockets[0].move()
    const late = await watch(code)
    expect(await late.first('snapshot')).toMatchObject({ position: { turn: 1 } })
    expect(asked).toHaveBeenCalledTimes(2)
    asked.mockRestore()
  })

  test('sends no update before the snapshot, and no snapshot that is older than an update', async () => {
    const { code } = await playingTable(['Anna', 'Ben'])
    const { TableObject } = await import('../index.ts')
    const said = ['{"type":"snapshot","seat":null}', countTold(8)]
    const attach = vi.spyOn(TableObject.prototype, 'subscribe').mockImplementationOnce((async (
      _subscription: Subscription,
      _epoch: number,
      request: number,
    ) => {
      await tell(code, 7)
      await relayOf(code).setSnapshot(said[0] ?? '', laterEpoch, request)
      await tell(code, 8)
      return true
    }) as unknown as () => boolean)
    const spectator = await watch(code)
    await expect.poll(() => spectator.texts).toEqual(said)
    attach.mockRestore()
  })

  test('counts its spectators also if the answer to its subscription is lost', async () => {
    const errors = vi.spyOn(console, 'error').mockImplementation(() => {})
    const { code } = await playingTable(['Anna', 'Ben'])
    const { TableObject } = await import('../index.ts')
    const { subscribe } = TableObject.prototype
    const lost = vi.spyOn(TableObject.prototype, 'subscribe')
    lost.mockImplementationOnce(function (this: TableObject, ...args) {
      subscribe.apply(this, args)
      throw new Error('the answer is lost')
    })
    expect(await (await watch(code)).closeCode).toBe(1011)
    await watch(code)
    await count(code)
    expect(await relaysKnown(code)).toEqual([{ region: '', number: 0, spectators: 1 }])
    lost.mockRestore()
    errors.mockRestore()
  })

  test('accepts only the snapshot of its latest request', async () => {
    const { code } = await playingTable(['Anna', 'Ben'])
    const early = await watch(code)
    await relayOf(code).setSnapshot(
      '{"type":"snapshot","seat":null,"position":"before"}',
      laterEpoch,
      0,
    )
    const late = await watch(code)
    expect(late.texts).toEqual(early.texts)
  })

  test('sends all updates in order if it keeps up', async () => {
    const { code } = await playingTable(['Anna', 'Ben'])
    const spectator = await watch(code)
    await Promise.all([7, 8, 9].map((spectators) => tell(code, spectators)))
    expect(spectator.texts.slice(1)).toEqual([7, 8, 9].map(countTold))
  })

  test('sends a snapshot in place of updates from an earlier epoch', async () => {
    const { code, sockets } = await playingTable(['Anna', 'Ben'])
    const [spectator, other] = [await watch(code), await watch(code)]
    await tell(code, 7)
    await tell(code, 8, laterEpoch - 1)
    for (const { messages } of [spectator, other])
      await expect
        .poll(() => messages.slice(1))
        .toMatchObject([
          { type: 'spectators', spectators: 7 },
          { type: 'snapshot', position: { turn: 0 } },
        ])
    // The snapshot that the relay requested has the table's new epoch, so the relay accepts the
    // move as a normal update. It would do so even if the table's clock had been put back.
    await sockets[0].move()
    await spectator.first('view', ({ turn }) => turn === 1)
    expect(spectator.messages.length).toBe(4)
  })

  test('sends a snapshot in place of a backlog', async () => {
    const { code, sockets } = await playingTable(['Anna', 'Ben'])
    const spectator = await watch(code)
    await sockets[0].move()
    await spectator.first('view', ({ turn }) => turn === 1)
    const piledUp = Array.from({ length: 9 }, (_, spectators) => countTold(spectators))
    const relay = relayOf(code)
    await Promise.all(piledUp.map((text) => relay.publish([text], laterEpoch)))
    expect(spectator.messages.slice(2)).toMatchObject([{ type: 'snapshot', position: { turn: 1 } }])
    await sockets[0].move()
    await spectator.first('view', ({ turn }) => turn === 2)
  })

  test('is unsubscribed without spectators, and subscribed again for the next one', async () => {
    const { code, sockets } = await playingTable(['Anna', 'Ben'])
    const spectator = await watch(code)
    await count(code)
    spectator.close()
    await spectator.closeCode
    await count(code)
    expect(await relaysKnown(code)).toEqual([])
    expect(await traces(code)).toEqual({ attached: undefined, alarm: null })
    const other = await watch(code)
    await sockets[0].move()
    await other.first('view', ({ turn }) => turn === 1)
  })

  test('that has lost all its sockets is unsubscribed at the next change', async () => {
    const { code, sockets } = await playingTable(['Anna', 'Ben'])
    await watch(code)
    expect(await relaysKnown(code)).toMatchObject([{ number: 0 }])
    await count(code)
    await sockets[1].first('spectators', ({ spectators }) => spectators === 1)
    await evictDurableObject(relayOf(code), { webSockets: 'close' })
    await sockets[0].move()
    await expect.poll(() => relaysKnown(code)).toEqual([])
    // The table publishes the new count to the players too.
    await sockets[1].first('spectators', ({ spectators }) => spectators === 0)
  })

  test('cannot report for an earlier subscription', async () => {
    const { code } = await playingTable(['Anna', 'Ben'])
    const table = tableOf(code)
    const relay = { region: null, number: 0 }
    await table.subscribe({ ...relay, generation: 2 }, 0, 1)
    const seven = { spectators: 7, televisions: 0 }
    expect(await table.reportSpectators({ ...relay, generation: 1 }, nobody)).toBe(false)
    expect(await table.reportSpectators({ ...relay, generation: 2 }, seven)).toBe(true)
    expect(await relaysKnown(code)).toEqual([{ region: '', number: 0, spectators: 7 }])
  })

  test('that is full leaves the next spectator to another relay, and the last one is refused', async () => {
    const bounds = limits as { spectatorsPerRelay: number }
    const before = bounds.spectatorsPerRelay
    bounds.spectatorsPerRelay = 1
    const { code, sockets } = await playingTable(['Anna', 'Ben'])
    const spectators: TestSocket[] = []
    for (let number = 0; number < limits.relaysPerRegion; number++)
      spectators.push(await watch(code))
    expect(await (await watch(code)).closeCode).toBe(closeCodes.tooManySpectators)
    bounds.spectatorsPerRelay = before
    await sockets[0].move()
    for (const spectator of spectators) await spectator.first('view', ({ turn }) => turn === 1)
    expect((await relaysKnown(code)).length).toBe(limits.relaysPerRegion)
  })
})

describe('spectators of different regions', () => {
  test('use relays of their own regions, and get the same messages', async () => {
    const { code, sockets } = await playingTable(['Anna', 'Ben'])
    const spectators = [await from('weur', code), await from('apac-se', code), await watch(code)]
    await sockets[0].move()
    for (const spectator of spectators) await spectator.first('view', ({ turn }) => turn === 1)
    expect(spectators[1]?.texts).toEqual(spectators[0]?.texts)
    expect((await relaysKnown(code)).map(({ region, number }) => [region, number])).toEqual([
      ['', 0],
      ['apac-se', 0],
      ['weur', 0],
    ])
  })

  test('are counted together, and the table calls no relay without spectators', async () => {
    const { code, sockets } = await playingTable(['Anna', 'Ben'])
    const [one, other] = [await from('weur', code), await from('apac-se', code)]
    for (const region of ['weur', 'apac-se'])
      await runDurableObjectAlarm(relayOf(code, `${region}/0`))
    for (const socket of [sockets[0], one, other])
      await socket.first('spectators', ({ spectators }) => spectators === 2)
    one.close()
    await one.closeCode
    await runDurableObjectAlarm(relayOf(code, 'weur/0'))
    expect(await relaysKnown(code)).toEqual([{ region: 'apac-se', number: 0, spectators: 1 }])
    expect(await traces(code, 'weur/0')).toEqual({ attached: undefined, alarm: null })
    await sockets[0].move()
    await other.first('view', ({ turn }) => turn === 1)
  })

  test('fill only the relays of their own region', async () => {
    const bounds = limits as { spectatorsPerRelay: number }
    const before = bounds.spectatorsPerRelay
    bounds.spectatorsPerRelay = 1
    const { code } = await playingTable(['Anna', 'Ben'])
    for (const region of ['weur', 'weur', 'oc'] as const) await from(region, code)
    bounds.spectatorsPerRelay = before
    expect(await relaysKnown(code)).toMatchObject([
      { region: 'oc', number: 0 },
      { region: 'weur', number: 0 },
      { region: 'weur', number: 1 },
    ])
  })
})

test('spectators are disconnected when the table is deleted', async () => {
  const { code } = await seatedTable(['Anna', 'Ben'])
  const spectator = await watch(code)
  await runInDurableObject(tableOf(code), (_, { storage }) => storage.deleteAll())
  await evictDurableObject(tableOf(code))
  await count(code)
  expect(await spectator.closeCode).toBe(closeCodes.noSuchTable)
})

const refuse = (code: string) =>
  runInDurableObject(tableOf(code), (_, { storage }) => {
    storage.sql.exec(
      `create trigger refusal before update of relays on state begin select raise(abort, 'no room'); end`,
    )
  })
const takeAgain = (code: string) =>
  runInDurableObject(tableOf(code), (_, { storage }) => {
    storage.sql.exec('drop trigger refusal')
  })
const watchersOf = async (code: string) => {
  const answer = await ask(`/api/tables/${code}`)
  return (await answer.json<{ table: { spectators: number } }>()).table.spectators
}

describe('a relay whose table cannot store the count', () => {
  test('retries until it can', async () => {
    const errors = vi.spyOn(console, 'error').mockImplementation(() => {})
    const { code } = await playingTable(['Anna', 'Ben'])
    await watch(code)
    await count(code)
    await watch(code)
    await refuse(code)
    expect(await count(code)).toBe(true)
    expect(errors).toHaveBeenCalled()
    expect((await traces(code)).alarm).not.toBeNull()
    await takeAgain(code)
    await count(code)
    expect(await watchersOf(code)).toBe(2)
    vi.restoreAllMocks()
  })

  test('does not count the spectators of an earlier subscription', async () => {
    const { code } = await playingTable(['Anna', 'Ben'])
    await watch(code)
    await count(code)
    expect(await watchersOf(code)).toBe(1)
    // This report comes from a later subscription, which the table has not stored.
    const later = { region: null, number: 0, generation: (await generationAt(code)) + 1 }
    expect(await tableOf(code).reportSpectators(later, nobody)).toBe(false)
    expect(await watchersOf(code)).toBe(0)
  })
})
