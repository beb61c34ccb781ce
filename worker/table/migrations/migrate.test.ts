import { evictDurableObject, runDurableObjectAlarm, runInDurableObject } from 'cloudflare:test'
import { describe, expect, test, vi } from 'vitest'

import type { GameRecord, PublicState } from '../../../shared/wire/protocol.ts'
import { verifyRecord } from '../../../shared/deal/record.ts'
import { patience } from '../../../shared/wire/limits.ts'
import { gameNamed } from '../games.ts'
import { ask, bearing, connect, playOut, post, tableOf, watch } from '../../testing/tables.ts'
import { tryAgainLater } from '../../socket.ts'
import { Script } from '../../testing/script.ts'
import { logOf, stored } from '../../testing/unchanged.ts'
import { dealAt, humanAt, tableVersion, type Table } from '../decisions/table.ts'
import firstRelease from './first-release.json'
import fourthForm from './fourth-form.json'
import thirdForm from './third-form.json'
import { migrated, steps } from './migrate.ts'
import type { StoredTable } from './step.ts'

// What the first release kept of a table, taken from its storage in the middle of a second game.
const { code, tokens, schema, log, state, chat } = firstRelease
const old = JSON.parse(state[0]?.json ?? '') as StoredTable

/** Lays such a table into an object, as if that had slept since. */
async function kept(older: StoredTable, lines: readonly object[] = []): Promise<void> {
  const table = tableOf(code)
  await runInDurableObject(table, (_, { storage }) => {
    for (const name of ['log', 'state', 'matters', 'chunks', 'chat', 'relays'])
      storage.sql.exec(`drop table if exists ${name}`)
    for (const made of schema) storage.sql.exec(made)
    for (const { seq, what, json, at } of log)
      storage.sql.exec('insert into log values (?, ?, ?, ?)', seq, what, json, at)
    for (const { id, json } of chat) storage.sql.exec('insert into chat values (?, ?)', id, json)
    for (const line of lines)
      storage.sql.exec('insert into chat (json) values (?)', JSON.stringify(line))
    storage.sql.exec('insert into state values (1, ?)', JSON.stringify(older))
  })
  await evictDurableObject(table)
}

const fields = (table: Table) =>
  [table, table.phase, dealAt(table), table.finished, humanAt(table, 0)].map((part) =>
    Object.keys(part ?? {}).toSorted(),
  )

const rowsOf = (query: string) =>
  runInDurableObject(tableOf(code), (_, { storage }) => storage.sql.exec(query).toArray())

test('there is a step from each version to the next', () => {
  expect(steps.length).toBe(tableVersion - 1)
})

test('a table of the first release gets every field that a table has today', () => {
  const script = new Script()
  script.sits('Anna')
  script.sits('Ben')
  script.says('s1', { type: 'start' })
  script.playsOut()
  script.says('s1', { type: 'rematch' })
  const table = migrated(old)?.table
  expect(table && fields(table)).toEqual(fields(script.table))
  expect(table?.version).toBe(tableVersion)
})

test('a bot of the first release is an even match', () => {
  const seats = [...(old['seats'] as readonly object[]), { kind: 'bot', name: 'Kim' }]
  expect(migrated({ ...old, seats })?.table.seats.at(-1)).toEqual({
    kind: 'bot',
    name: 'Kim',
    piece: 2,
    strength: 'even',
  })
})

test('a table of the third form is in the middle of its pause, and its turn has all its time', () => {
  const table = migrated(thirdForm)?.table
  expect(table).toMatchObject({
    version: tableVersion,
    tempo: 'free',
    evening: [{ deal: 1, game: 'switch', people: [null, null, null, null] }],
    finished: { game: 'switch' },
    phase: {
      paused: { why: 'asked', seat: 1, since: thirdForm.touched },
      thinking: [],
      standIns: [],
    },
  })
  const script = new Script(gameNamed('switch'))
  if (table) script.table = table
  script.now = thirdForm.touched + 7 * 24 * 3_600_000
  script.comes('s1')
  script.comes('s2')
  expect(script.says('s1', { type: 'keep', seat: 2 })).toBe(null)
  expect(script.says('s1', { type: 'resume' })).toBe(null)
  script.passes(patience.standing)
  expect(script.playsOut()).not.toBe(null)
})

test('whoever sat at a table of the third form when its game was over has played it', () => {
  const over = { ...thirdForm, phase: { ...thirdForm.phase, name: 'over' } }
  expect(migrated(over)?.table.evening).toMatchObject([{ people: [1, 2, null, null] }])
})

test('a table of the fourth form stays as long as any other, and nobody asks to swap chairs', () => {
  const { swaps: _, lasting: __, ...fourth } = new Script().table
  expect(migrated({ ...fourth, version: 4 })?.table).toMatchObject({ swaps: [], lasting: false })
})

test('in the fifth form nobody had chosen a piece: everybody keeps the one of their chair', () => {
  const fifth = { ...migrated(thirdForm)?.table, version: 5 } as unknown as StoredTable
  const bare = JSON.stringify(fifth, (field, value: unknown) =>
    field === 'piece' || field === 'pieces' ? undefined : value,
  )
  expect(bare).not.toContain('piece')
  const table = migrated(JSON.parse(bare) as StoredTable)?.table
  expect(table?.seats.map(({ piece }) => piece)).toEqual([0, 1, 2, 3])
  expect(table?.finished?.pieces).toEqual([0, 1, 2, 3])
  expect(table?.evening).toMatchObject([{ pieces: [0, 1, 2, 3] }])
})

/** As it was stored when each seat knew its own accepted commands. */
const tenth = ({ accepted, ...table }: Table): StoredTable => ({
  ...table,
  version: 10,
  seats: table.seats.map((one) =>
    one.kind === 'human' ? { ...one, accepted: accepted[one.id] ?? [] } : one,
  ),
})

test('what was said at a table of the tenth form counts once', () => {
  const script = new Script()
  script.sits('Anna')
  script.sits('Ben')
  script.says('s1', { type: 'start', id: 'c1' })
  expect(script.table.accepted).toEqual({ s1: ['c1'] })
  expect(migrated(tenth(script.table))?.table).toEqual(script.table)
})

const seventh = (seats: readonly object[]): StoredTable => ({
  ...new Script().table,
  version: 7,
  seats,
})
test('at a table of the eighth form nobody shows their hand to watchers, and nobody has been asked', () => {
  const script = new Script()
  script.sits('Anna')
  script.sits('Ben')
  script.says('s1', { type: 'start' })
  const newer = new Set(['openHands', 'showsHand', 'trail'])
  const eighth = JSON.stringify({ ...tenth(script.table), version: 8 }, (field, value: unknown) =>
    newer.has(field) ? undefined : value,
  )
  const table = migrated(JSON.parse(eighth) as StoredTable)?.table
  expect(table).toEqual(script.table)
})

test('whoever sits at a table of the seventh form is told of their turns nowhere, until they ask for it', () => {
  const [anna, kim] =
    migrated(
      seventh([
        { kind: 'human', name: 'Anna' },
        { kind: 'bot', name: 'Kim' },
      ]),
    )?.table.seats ?? []
  expect(anna).toEqual({
    kind: 'human',
    name: 'Anna',
    inSight: true,
    subscriptions: [],
    showsHand: null,
  })
  expect(kim).toEqual({ kind: 'bot', name: 'Kim' })
})

describe('the names of the second form', () => {
  const long = `a${'\u200d'.repeat(21_000)}`
  const results = [{ code: 'KTRMVX', deal: 1, names: [long, 'Ben'], outcome: null }]
  const second = (): StoredTable => {
    const { table } = new Script()
    const { phase } = table
    return {
      ...table,
      version: 2,
      seats: [
        { kind: 'human', name: long },
        { kind: 'open', name: 'Anna' },
        { kind: 'human', name: 'Anna' },
        { kind: 'bot', name: 'Аnnа' },
      ],
      phase: { ...phase, coming: { ...('coming' in phase && phase.coming), same: { results } } },
      finished: { names: [long, 'Ben'], same: { results } },
    }
  }

  test('are brought within the bounds of today, wherever the table tells them', () => {
    const table = migrated(second())?.table
    expect(table?.seats.map(({ name }) => name)).toEqual(['a', 'Anna', 'Anna', 'Аnnа 2'])
    expect(table?.finished?.names).toEqual(['a', 'Ben'])
    expect(JSON.stringify(table)).not.toContain('\u200d')
  })

  test('are no longer told by lines of chat', async () => {
    await kept(old, [{ at: 1, name: long, seat: 0, text: 'hello' }])
    await ask(`/api/tables/${code}`)
    expect(await rowsOf('select count(*) as lines from chat')).toEqual([{ lines: chat.length }])
  })
})

test('a table of today stays as it is', () => {
  const { table } = new Script()
  expect(migrated(table)).toEqual({ table, sql: [] })
})

describe('a table of the first release', () => {
  test('still shows the game that it has finished', async () => {
    await kept(old)
    const record = await (await ask(`/api/tables/${code}/game`)).json<GameRecord>()
    expect(record.deal).toBe(1)
    expect(verifyRecord(record)).toMatchObject({ ok: true })
  })

  test('goes on where it stood, to its end and into a rematch', async () => {
    await kept(old)
    const [anna, ben] = [await connect(code, tokens[0] ?? ''), await connect(code, tokens[1] ?? '')]
    expect((await ben.first('snapshot')).chat).toMatchObject([{ text: 'hello' }])
    expect(anna.projection().turn).toBe(12)
    expect(await anna.say({ type: 'resume' })).toMatchObject({ type: 'done' })
    await playOut([anna, ben])
    await anna.sees(({ phase }) => phase === 'over')
    const record = await (await ask(`/api/tables/${code}/game`)).json<GameRecord>()
    expect(record.deal).toBe(2)
    expect(verifyRecord(record)).toMatchObject({ ok: true })
    expect(await anna.say({ type: 'rematch', id: 'again' })).toMatchObject({ type: 'done' })
    const entries = await logOf(code)
    const again = entries.filter(([, , , , command]) => command === 'again')
    expect(again.map(([, what]) => what)).toEqual(['rematch'])
    const older = log.map(({ seq, what, json, at }) => [seq, what, JSON.parse(json), at, null])
    expect(entries.slice(0, log.length)).toEqual(older)
  })

  test('is written down in its new form once', async () => {
    await kept(old)
    await ask(`/api/tables/${code}`)
    expect((await stored(code)).table).toMatchObject({ version: tableVersion, delay: 0 })
    await evictDurableObject(tableOf(code))
    expect((await (await ask(`/api/tables/${code}`)).json<PublicState>()).shown?.turn).toBe(12)
  })
})

test('the log of the sixth form and before is read entry by entry, and goes on where it ended', async () => {
  const [token = ''] = fourthForm.tokens
  const older = fourthForm.log.map(({ seq, what, json, at, said }) => [
    seq,
    what,
    JSON.parse(json),
    at,
    said,
  ])
  await runInDurableObject(tableOf(fourthForm.code), (_, { storage }) => {
    for (const made of fourthForm.schema) storage.sql.exec(made)
    for (const { seq, what, json, at, said } of fourthForm.log)
      storage.sql.exec('insert into log values (?, ?, ?, ?, ?)', seq, what, json, at, said)
    for (const { id, json } of fourthForm.chat)
      storage.sql.exec('insert into chat values (?, ?)', id, json)
    storage.sql.exec('insert into state values (1, ?)', fourthForm.state[0]?.json ?? '')
  })
  await evictDurableObject(tableOf(fourthForm.code))
  const game = await (await ask(`/api/tables/${fourthForm.code}/game`)).json<GameRecord>()
  expect(verifyRecord(game)).toMatchObject({ ok: true })
  expect(game.deal).toBe(1)
  expect(await logOf(fourthForm.code)).toEqual(older)
  const anna = await connect(fourthForm.code, token)
  expect((await anna.first('snapshot')).chat).toMatchObject([{ text: 'hello' }])
  expect(anna.projection().turn).toBe(11)
  expect(await anna.say({ type: 'resume', id: 'on' })).toMatchObject({ type: 'done' })
  await evictDurableObject(tableOf(fourthForm.code), { webSockets: 'hibernate' })
  const entries = await logOf(fourthForm.code)
  expect(entries.slice(0, -1)).toEqual(older)
  expect(entries.at(-1)).toMatchObject([older.length + 1, 'resume', {}, expect.any(Number), 'on'])
})

test('a table of a newer program is unavailable to everybody, and is left as it is', async () => {
  const errors = vi.spyOn(console, 'error').mockImplementation(() => {})
  const newer = { ...old, version: tableVersion + 1, cards: 'in a form that nobody knows' }
  await kept(newer)
  const [token = ''] = tokens
  const asked = [
    ask(`/api/tables/${code}`),
    ask(`/api/tables/${code}/game`),
    ask(`/api/tables/${code}/seat`, { headers: bearing(token) }),
    post(`/api/tables/${code}/seats`, { name: 'Cleo' }),
    post(`/api/tables/${code}/seat/commands`, { type: 'resume', id: '1' }, bearing(token)),
  ]
  for (const answer of await Promise.all(asked)) {
    expect(answer.status).toBe(503)
    expect(await answer.json()).toEqual({ refusal: 'unavailable' })
  }
  expect(await (await connect(code, token)).closed).toBe(tryAgainLater)
  // Not one of the codes that are for good.
  expect(await (await watch(code)).closed).toBe(1011)
  await runInDurableObject(tableOf(code), (_, { storage }) => storage.setAlarm(Date.now() + 60_000))
  expect(await runDurableObjectAlarm(tableOf(code))).toBe(true)
  expect(await runInDurableObject(tableOf(code), (_, { storage }) => storage.getAlarm())).not.toBe(
    null,
  )
  expect(await rowsOf('select json from state')).toEqual([{ json: JSON.stringify(newer) }])
  expect(await rowsOf('select * from log')).toEqual(log)
  expect(await rowsOf(`select 1 from sqlite_master where name = 'chunks'`)).toEqual([])
  errors.mockRestore()
})
