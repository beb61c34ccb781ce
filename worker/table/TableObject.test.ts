import { evictDurableObject } from 'cloudflare:test'
import { describe, expect, test, vi } from 'vitest'

import { limits } from '../../shared/protocol/limits.ts'
import type { GameRecord, PublicState } from '../../shared/protocol/protocol.ts'
import { verifyRecord } from '../../shared/deal/record.ts'
import { logOf } from '../testing/unchanged.ts'
import { closeCodes } from '../../shared/protocol/socket.ts'
import {
  ask,
  connect,
  playingTable,
  playOut,
  post,
  seatedTable,
  sit,
  storageOf,
  tableOf,
  stopClock,
} from '../testing/tables.ts'

const look = async (code: string) => (await ask(`/api/tables/${code}`)).json<PublicState>()

describe('at a table', () => {
  test('players sit down, and all connections see them', async () => {
    const { sockets } = await seatedTable(['Anna', 'Ben'])
    const [anna, ben] = sockets
    expect((await ben.first('snapshot')).seat).toBe(1)
    expect(ben.table().seats.map(({ name }) => name)).toEqual(['Anna', 'Ben'])
    await anna.waitForTable((table) => table.seats[1]?.connected === true)
    expect(anna.table().host).toBe(0)
  })

  test('the strength of a bot is chosen by the host, public, and stored', async () => {
    const { code, sockets } = await seatedTable(['Anna', 'Ben'])
    const [anna, ben] = sockets
    await anna.command({ type: 'add-bot', strength: 'easy' })
    await ben.waitForTable(({ seats }) => seats[2]?.strength === 'easy')
    expect(
      await ben.command({ type: 'set-bot-strength', seat: 2, strength: 'hard' }),
    ).toMatchObject({
      refusal: 'not-host',
    })
    await anna.command({ type: 'set-bot-strength', seat: 2, strength: 'hard' })
    await ben.waitForTable(({ seats }) => seats[2]?.strength === 'hard')
    await evictDurableObject(tableOf(code), { webSockets: 'hibernate' })
    await anna.command({ type: 'start' })
    expect((await look(code)).table.seats[2]).toMatchObject({ kind: 'bot', strength: 'hard' })
    expect(
      await anna.command({ type: 'set-bot-strength', seat: 2, strength: 'medium' }),
    ).toMatchObject({
      refusal: 'not-now',
    })
  })

  test('a move is broadcast, and its sender receives an acknowledgement', async () => {
    const { sockets } = await playingTable(['Anna', 'Ben'])
    const [anna, ben] = sockets
    expect(await anna.move()).toMatchObject({ type: 'done' })
    expect((await ben.first('view', ({ turn }) => turn === 1)).toMove).toEqual([0])
    expect(anna.projection().turn).toBe(1)
  })

  test('a finished game has a record that can be verified', async () => {
    const { code, sockets } = await playingTable(['Anna', 'Ben'])
    await playOut(sockets)
    await sockets[0].waitForTable((table) => table.phase === 'over')
    const { proof, outcome } = sockets[0].table()
    const answer = await ask(`/api/tables/${code}/game`)
    const record = await answer.json<GameRecord>()
    expect(record).toMatchObject({ code, deal: 1, names: ['Anna', 'Ben'], proof, outcome })
    expect(verifyRecord(record)).toMatchObject({ ok: true })
  })

  test('a new connection receives the last chat messages', async () => {
    stopClock()
    const { code, tokens, sockets } = await seatedTable(['Anna'])
    for (let number = 0; number <= limits.chatMessages; number++) {
      vi.setSystemTime(Date.now() + limits.seatRefill)
      await sockets[0].command({ type: 'chat', text: `line ${number}` })
    }
    vi.useRealTimers()
    const { chat } = await (await connect(code, tokens[0])).first('snapshot')
    expect(chat.length).toBe(limits.chatMessages)
    expect(chat[0]).toMatchObject({ text: 'line 1', name: 'Anna', seat: 0 })
    expect(chat.at(-1)?.text).toBe(`line ${limits.chatMessages}`)
  })

  test('reactions never remove typed messages from the chat', async () => {
    stopClock()
    const { code, tokens, sockets } = await seatedTable(['Anna'])
    await sockets[0].command({ type: 'chat', text: 'hello' })
    for (let number = 0; number <= limits.reactions; number++) {
      vi.setSystemTime(Date.now() + limits.seatRefill + limits.reactionRefill)
      await sockets[0].command({ type: 'react', reaction: number === 0 ? 'clap' : 'laugh' })
    }
    vi.useRealTimers()
    const { chat } = await (await connect(code, tokens[0])).first('snapshot')
    expect(chat.map(({ text }) => text)).toEqual([
      'hello',
      ...Array.from({ length: limits.reactions }, () => 'laughs'),
    ])
  })

  test('a player who leaves receives the acknowledgement before the connection is closed', async () => {
    const { sockets } = await seatedTable(['Anna', 'Ben'])
    const [anna, ben] = sockets
    expect(await ben.command({ type: 'leave' })).toMatchObject({ type: 'done' })
    expect(await ben.closeCode).toBe(closeCodes.unseated)
    await anna.waitForTable((table) => table.seats.length === 1)
  })
})

describe('a command', () => {
  test('that is sent twice counts once, even after a crash in between', async () => {
    const { code, tokens, sockets } = await playingTable(['Anna', 'Ben'])
    const [anna] = sockets
    const input = { type: 'move', id: 'the-same', turn: 0, move: anna.moves()[0] }
    expect(await anna.command(input)).toMatchObject({ type: 'done' })
    await evictDurableObject(tableOf(code), { webSockets: 'close' })
    const again = await connect(code, tokens[0])
    expect(await again.command(input)).toMatchObject({ type: 'done' })
    expect((await look(code)).position?.turn).toBe(1)
  })

  test('that has changed nothing is not the last accepted one of a snapshot', async () => {
    const { code, tokens, sockets } = await seatedTable(['Anna'])
    const lock = { type: 'set-locked', locked: true }
    expect(await sockets[0].command({ ...lock, id: 'stored' })).toEqual({
      type: 'done',
      id: 'stored',
    })
    const unchanged = { type: 'done', id: 'so', unchanged: true }
    expect(await sockets[0].command({ ...lock, id: 'so' })).toEqual(unchanged)
    const again = await connect(code, tokens[0])
    expect((await again.first('snapshot')).lastAccepted).toBe('stored')
  })

  test('that is retried after many commands from another connection of the seat counts once', async () => {
    const { code, tokens, sockets } = await seatedTable(['Anna'])
    const [phone] = sockets
    const hello = { type: 'chat', id: 'hello', text: 'Hello' }
    await phone.command({ type: 'set-locked', locked: true, id: 'before' })
    await phone.command(hello)
    const laptop = await connect(code, tokens[0])
    for (let other = 0; other < limits.commandsRemembered; other++)
      await laptop.command({ type: 'set-locked', locked: other % 2 === 1, id: `laptop-${other}` })
    const again = await connect(code, tokens[0])
    expect(await again.first('snapshot')).toMatchObject({ lastAccepted: 'laptop-15' })
    const stale = { type: 'refused', id: 'hello', refusal: 'stale' }
    expect(await again.command({ ...hello, after: 'before' })).toEqual(stale)
    const { chat } = await (await connect(code, tokens[0])).first('snapshot')
    expect(chat.map(({ text }) => text)).toEqual(['Hello'])
  })
})

test('a request for an unknown code stores nothing', async () => {
  expect((await ask('/api/tables/BCDFGH')).status).toBe(404)
  expect((await post('/api/tables/BCDFGH/seats', { name: 'Anna' })).status).toBe(404)
  expect((await ask('/api/tables/BCDFGH/game')).status).toBe(404)
  const socket = await connect('BCDFGH', 'x'.repeat(22))
  expect(await socket.closeCode).toBe(closeCodes.noSuchTable)
  expect(await storageOf('BCDFGH')).toEqual({ tables: [], alarm: null })
})

test('the log contains everything accepted once, in order, and the state has the last sequence number', async () => {
  const { code, sockets } = await playingTable(['Anna', 'Ben'])
  await sockets[0].move()
  await sockets[1].command({ type: 'signal', signal: { about: 0, says: 'great' } })
  await sockets[0].command({ type: 'chat', text: 'chat is no part of the game' })
  const log = await logOf(code)
  expect(log.map(([, what]) => what)).toEqual(['sit', 'sit', 'start', 'move', 'signal'])
  expect(log.map(([seq]) => seq)).toEqual([1, 2, 3, 4, 5])
  expect((await look(code)).position?.seq).toBe(5)
})

test('a newcomer can take a seat that was left, with a token of their own', async () => {
  const { code, tokens, sockets } = await playingTable(['Anna', 'Ben'])
  await sockets[1].command({ type: 'leave' })
  const { seat, token } = await sit(code, 'Cleo')
  expect(seat).toBe(1)
  expect((await connect(code, token)).projection().view).toMatchObject({ seat: 1 })
  expect(await (await connect(code, tokens[1])).closeCode).toBe(closeCodes.wrongToken)
})
