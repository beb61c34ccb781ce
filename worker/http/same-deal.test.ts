import { evictDurableObject, runDurableObjectAlarm } from 'cloudflare:test'
import { beforeAll, describe, expect, test, vi } from 'vitest'

import { timeouts } from '../../shared/protocol/limits.ts'
import type { GameRecord, PublicState, CreatedTable } from '../../shared/protocol/protocol.ts'
import { verifyRecord } from '../../shared/deal/record.ts'
import {
  answerOf,
  ask,
  bearer,
  connect,
  playingTable,
  playOut,
  post,
  seatedTable,
  sit,
  tableOf,
  watch,
} from '../testing/tables.ts'

const stateOf = async (code: string) => (await ask(`/api/tables/${code}`)).json<PublicState>()
const recordOf = async (code: string) => (await ask(`/api/tables/${code}/game`)).json<GameRecord>()

const again = (code: string) => answerOf(post('/api/tables', { sameDealAs: code }))

describe('a table with the same deal', () => {
  let finished = ''
  const playOn = (step: number, seat = 1) =>
    answerOf(post('/api/tables', { playOn: { table: finished, step, seat, strength: 'easy' } }))
  beforeAll(async () => {
    const { code, sockets } = await playingTable(['Anna', 'Ben'], { expert: true })
    await playOut(sockets)
    finished = code
  })

  test('can be opened without a token, with the code in any spelling', async () => {
    const spoken = `${finished.slice(0, 3).toLowerCase()}-${finished.slice(3)}`
    for (const written of [finished, spoken]) {
      const { status, body } = await again(written)
      expect(status).toBe(201)
      const { table, position } = await stateOf((body as CreatedTable).code)
      const { outcome } = (await stateOf(finished)).table
      expect(position).toBe(null)
      expect(table).toMatchObject({
        game: 'the-game',
        options: { expert: true },
        phase: 'gathering',
        commitment: null,
        proof: null,
        sameDeal: {
          firstDealt: { code: finished, deal: 1 },
          seats: 2,
          results: [{ code: finished, deal: 1, names: ['Anna', 'Ben'], outcome }],
        },
      })
    }
  })

  test('has the same cards, and its export is consistent', async () => {
    const { code } = (await again(finished)).body as CreatedTable
    const tokens = [(await sit(code, 'Cleo')).token, (await sit(code, 'Dora')).token]
    const lines = [await connect(code, tokens[0] ?? ''), await connect(code, tokens[1] ?? '')]
    await lines[0]?.command({ type: 'start' })
    await Promise.all(lines.map((line) => line.first('view')))
    await playOut(lines)
    const [first, second] = [await recordOf(finished), await recordOf(code)]
    // Both games have the same cards and `playOut` makes the same moves, so the results are equal
    // too.
    expect(second.steps).toEqual(first.steps)
    expect(second.outcome).toEqual(first.outcome)
    expect(second.firstDealt).toEqual({ code: finished, deal: 1 })
    expect([first, second].map((one) => verifyRecord(one).ok)).toEqual([true, true])
    expect((await stateOf(code)).table.sameDeal?.results).toHaveLength(1)
  })

  test('has the options and the number of seats of the first table', async () => {
    const { code } = (await again(finished)).body as CreatedTable
    const { token } = await sit(code, 'Cleo')
    const say = (command: object) =>
      answerOf(post(`/api/tables/${code}/seat/commands`, { id: '1', ...command }, bearer(token)))
    expect(await say({ type: 'set-options', options: {} })).toEqual({
      status: 409,
      body: { refusal: 'same-deal' },
    })
    expect(await say({ type: 'start' })).toEqual({
      status: 409,
      body: { refusal: 'too-few-players' },
    })
    await sit(code, 'Dora')
    expect(await answerOf(post(`/api/tables/${code}/seats`, { name: 'Emil' }))).toEqual({
      status: 409,
      body: { refusal: 'table-full' },
    })
  })

  test('can be played on from a step, by the first person who sits down', async () => {
    const { status, body } = await playOn(4)
    expect(status).toBe(201)
    const { code } = body as CreatedTable
    expect((await stateOf(code)).position?.turn).toBe(4)
    expect((await sit(code, 'Cleo')).seat).toBe(1)
    expect((await stateOf(code)).table).toMatchObject({
      phase: 'playing',
      sameDeal: { playedOn: { step: 4, seat: 1 } },
    })
    expect(await answerOf(post(`/api/tables/${code}/seats`, { name: 'Dora' }))).toEqual({
      status: 403,
      body: { refusal: 'table-locked' },
    })
    expect(await playOn(9_999)).toEqual({ status: 400, body: { refusal: 'malformed' } })
    expect(await playOn(4, 7)).toEqual({ status: 409, body: { refusal: 'no-such-seat' } })
  })

  test('is refused if no game was finished', async () => {
    const { code } = await seatedTable(['Anna', 'Ben'])
    expect(await again(code)).toEqual({ status: 409, body: { refusal: 'game-not-over' } })
    expect(await again('BCDFGH')).toEqual({ status: 404, body: { refusal: 'no-such-table' } })
    expect(await again('nonsense')).toEqual({ status: 400, body: { refusal: 'malformed-code' } })
    // The refused request has not created a table.
    expect(await tableOf('BCDFGH').publicState()).toBe(null)
  })

  test.each([
    ['beside a game', { sameDealAs: 'KTRMVX', game: 'the-game' }],
    ['beside options', { sameDealAs: 'KTRMVX', options: {} }],
    ['neither of both', {}],
    ['a code that is a number', { sameDealAs: 7 }],
    ['a step that is not a number', { playOn: { table: 'KTRMVX', step: '3', seat: 0 } }],
    ['no seat', { playOn: { table: 'KTRMVX', step: 3 } }],
  ])('is refused as malformed: %s', async (_, body) => {
    expect(await answerOf(post('/api/tables', body))).toEqual({
      status: 400,
      body: { refusal: 'malformed' },
    })
  })

  test('does not need the first table after it was opened', async () => {
    const { code } = (await again(finished)).body as CreatedTable
    const before = await stateOf(code)
    vi.useFakeTimers({ toFake: ['Date'] })
    const { finishedTable, clockCheck, expiryGrace } = timeouts
    for (const wait of [finishedTable, clockCheck, expiryGrace, clockCheck]) {
      vi.setSystemTime(Date.now() + wait)
      await runDurableObjectAlarm(tableOf(finished))
    }
    vi.useRealTimers()
    expect(await again(finished)).toEqual({ status: 404, body: { refusal: 'no-such-table' } })
    await evictDurableObject(tableOf(code))
    expect(await stateOf(code)).toEqual(before)
  })
})

test('a finished game can be exported and repeated after its table has switched to another game', async () => {
  const { code, sockets } = await playingTable(['Anna', 'Ben'])
  const spectator = await watch(code)
  await playOut(sockets)
  await sockets[0].command({ type: 'choose-game', game: 'nix' })
  await spectator.waitForTable(({ game, phase }) => game === 'nix' && phase === 'gathering')
  const record = await recordOf(code)
  expect(record.game).toBe('the-game')
  expect(verifyRecord(record)).toMatchObject({ ok: true })
  const { body } = await again(code)
  expect((await stateOf((body as CreatedTable).code)).table.game).toBe('the-game')
  await sockets[0].command({ type: 'start' })
  await spectator.first('view', ({ turn }) => turn === 0)
  await evictDurableObject(tableOf(code), { webSockets: 'close' })
  expect((await stateOf(code)).table).toMatchObject({
    game: 'nix',
    results: [{ game: 'the-game' }],
  })
})
