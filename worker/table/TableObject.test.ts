import { evictDurableObject } from 'cloudflare:test'
import { describe, expect, test, vi } from 'vitest'

import { limits } from '../../shared/protocol/limits.ts'
import type { GameRecord, PublicState } from '../../shared/protocol/protocol.ts'
import { verifyRecord } from '../../shared/deal/record.ts'
import { stopClock } from '../testing/clock.ts'
import { logOf } from '../testing/unchanged.ts'
import { closeCodes } from '../../shared/protocol/socket.ts'
import {
  ask,
  connect,
  playing,
  playOut,
  post,
  seated,
  sit,
  storageOf,
  tableOf,
} from '../testing/tables.ts'

const look = async (code: string) => (await ask(`/api/tables/${code}`)).json<PublicState>()

describe('at a table', () => {
  test('people sit down, and everybody sees them', async () => {
    const { lines } = await seated(['Anna', 'Ben'])
    const [anna, ben] = lines
    expect((await ben.first('snapshot')).seat).toBe(1)
    expect(ben.table().seats.map(({ name }) => name)).toEqual(['Anna', 'Ben'])
    await anna.sees((table) => table.seats[1]?.connected === true)
    expect(anna.table().host).toBe(0)
  })

  test('how well a bot plays is chosen by the host, seen by everybody, and kept', async () => {
    const { code, lines } = await seated(['Anna', 'Ben'])
    const [anna, ben] = lines
    await anna.say({ type: 'add-bot', strength: 'learning' })
    await ben.sees(({ seats }) => seats[2]?.strength === 'learning')
    expect(await ben.say({ type: 'bot-strength', seat: 2, strength: 'best' })).toMatchObject({
      refusal: 'not-host',
    })
    await anna.say({ type: 'bot-strength', seat: 2, strength: 'best' })
    await ben.sees(({ seats }) => seats[2]?.strength === 'best')
    await evictDurableObject(tableOf(code), { webSockets: 'hibernate' })
    await anna.say({ type: 'start' })
    expect((await look(code)).table.seats[2]).toMatchObject({ kind: 'bot', strength: 'best' })
    expect(await anna.say({ type: 'bot-strength', seat: 2, strength: 'even' })).toMatchObject({
      refusal: 'not-now',
    })
  })

  test('a move is seen by everybody, and its sender hears that it is done', async () => {
    const { lines } = await playing(['Anna', 'Ben'])
    const [anna, ben] = lines
    expect(await anna.move()).toMatchObject({ type: 'done' })
    expect((await ben.first('view', ({ turn }) => turn === 1)).toMove).toEqual([0])
    expect(anna.projection().turn).toBe(1)
  })

  test('a game is played to its end, and its export holds all that proves it', async () => {
    const { code, lines } = await playing(['Anna', 'Ben'])
    await playOut(lines)
    await lines[0].sees((table) => table.phase === 'over')
    const { proof, outcome } = lines[0].table()
    const answer = await ask(`/api/tables/${code}/game`)
    const record = await answer.json<GameRecord>()
    expect(record).toMatchObject({ code, deal: 1, names: ['Anna', 'Ben'], proof, outcome })
    expect(verifyRecord(record)).toMatchObject({ ok: true })
  })

  test('the last lines of the chat are shown to whoever comes', async () => {
    stopClock()
    const { code, tokens, lines } = await seated(['Anna'])
    for (let number = 0; number <= limits.chatKept; number++) {
      vi.setSystemTime(Date.now() + limits.seatRefill)
      await lines[0].say({ type: 'chat', text: `line ${number}` })
    }
    vi.useRealTimers()
    const { chat } = await (await connect(code, tokens[0])).first('snapshot')
    expect(chat.length).toBe(limits.chatKept)
    expect(chat[0]).toMatchObject({ text: 'line 1', name: 'Anna', seat: 0 })
    expect(chat.at(-1)?.text).toBe(`line ${limits.chatKept}`)
  })

  test('who leaves hears that it is done, and then their line is closed', async () => {
    const { lines } = await seated(['Anna', 'Ben'])
    const [anna, ben] = lines
    expect(await ben.say({ type: 'leave' })).toMatchObject({ type: 'done' })
    expect(await ben.closed).toBe(closeCodes.unseated)
    await anna.sees((table) => table.seats.length === 1)
  })
})

describe('a command', () => {
  test('that is sent twice counts once, also when a crash came in between', async () => {
    const { code, tokens, lines } = await playing(['Anna', 'Ben'])
    const [anna] = lines
    const saying = { type: 'move', id: 'the-same', turn: 0, move: anna.moves()[0] }
    expect(await anna.say(saying)).toMatchObject({ type: 'done' })
    await evictDurableObject(tableOf(code), { webSockets: 'close' })
    const again = await connect(code, tokens[0])
    expect(await again.say(saying)).toMatchObject({ type: 'done' })
    expect((await look(code)).position?.turn).toBe(1)
  })

  test('that has changed nothing is none that a new line is told of', async () => {
    const { code, tokens, lines } = await seated(['Anna'])
    const lock = { type: 'lock', locked: true }
    expect(await lines[0].say({ ...lock, id: 'stored' })).toEqual({ type: 'done', id: 'stored' })
    const unchanged = { type: 'done', id: 'so', unchanged: true }
    expect(await lines[0].say({ ...lock, id: 'so' })).toEqual(unchanged)
    const again = await connect(code, tokens[0])
    expect((await again.first('snapshot')).lastAccepted).toBe('stored')
  })

  test('that is said again after the same person has said much elsewhere is done once', async () => {
    const { code, tokens, lines } = await seated(['Anna'])
    const [phone] = lines
    const hello = { type: 'chat', id: 'hello', text: 'Hello' }
    await phone.say({ type: 'lock', locked: true, id: 'before' })
    await phone.say(hello)
    const laptop = await connect(code, tokens[0])
    for (let other = 0; other < limits.commandsRemembered; other++)
      await laptop.say({ type: 'lock', locked: other % 2 === 1, id: `laptop-${other}` })
    const again = await connect(code, tokens[0])
    expect(await again.first('snapshot')).toMatchObject({ accepted: 'laptop-15' })
    const stale = { type: 'refused', id: 'hello', refusal: 'stale' }
    expect(await again.say({ ...hello, after: 'before' })).toEqual(stale)
    const { chat } = await (await connect(code, tokens[0])).first('snapshot')
    expect(chat.map(({ text }) => text)).toEqual(['Hello'])
  })
})

test('a code that belongs to no table leaves no trace', async () => {
  expect((await ask('/api/tables/BCDFGH')).status).toBe(404)
  expect((await post('/api/tables/BCDFGH/seats', { name: 'Anna' })).status).toBe(404)
  expect((await ask('/api/tables/BCDFGH/game')).status).toBe(404)
  const line = await connect('BCDFGH', 'x'.repeat(22))
  expect(await line.closed).toBe(closeCodes.noSuchTable)
  expect(await storageOf('BCDFGH')).toEqual({ tables: [], alarm: null })
})

test('every accepted thing stands in the log once, in order, and the state knows the last', async () => {
  const { code, lines } = await playing(['Anna', 'Ben'])
  await lines[0].move()
  await lines[1].say({ type: 'signal', signal: { about: 0, says: 'great' } })
  await lines[0].say({ type: 'chat', text: 'chat is no part of the game' })
  const log = await logOf(code)
  expect(log.map(([, what]) => what)).toEqual(['sit', 'sit', 'start', 'move', 'signal'])
  expect(log.map(([seq]) => seq)).toEqual([1, 2, 3, 4, 5])
  expect((await look(code)).position?.seq).toBe(5)
})

test('somebody new may take a chair that was left, and only with the token that they get', async () => {
  const { code, tokens, lines } = await playing(['Anna', 'Ben'])
  await lines[1].say({ type: 'leave' })
  const { seat, token } = await sit(code, 'Cleo')
  expect(seat).toBe(1)
  expect((await connect(code, token)).projection().view).toMatchObject({ seat: 1 })
  expect(await (await connect(code, tokens[1])).closed).toBe(closeCodes.wrongToken)
})
