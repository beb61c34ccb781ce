import { exports } from 'cloudflare:workers'
import { afterEach, describe, expect, test, vi } from 'vitest'

import { limits, timeouts } from '../../shared/protocol/limits.ts'
import type { SeatState } from '../../shared/protocol/protocol.ts'
import { closeCodes } from '../../shared/protocol/socket.ts'
import { gameOf } from '../../shared/games/all.ts'
import {
  answerOf,
  ask,
  bearer,
  openTable,
  playingTable,
  playOut,
  post,
  seatedTable,
  sit,
} from '../testing/tables.ts'

const at = (code: string, token: string) => ({
  look: async () =>
    (await ask(`/api/tables/${code}/seat`, { headers: bearer(token) })).json<SeatState>(),
  say: (command: object) =>
    answerOf(post(`/api/tables/${code}/seat/commands`, command, bearer(token))),
  move: (said: object) => answerOf(post(`/api/tables/${code}/seat/moves`, said, bearer(token))),
})
const refusalResponse = (status: number, refusal: string) => ({ status, body: { refusal } })
const done = (id: unknown = expect.stringMatching(/^[\w-]{1,24}$/)) => ({
  status: 200,
  body: { id },
})

const passes = (time: number) => vi.setSystemTime(Date.now() + time)

afterEach(() => {
  vi.useRealTimers()
})

/** Returns a game of two players without connections. */
async function withoutLines() {
  const code = await openTable()
  const [anna, ben] = [
    at(code, (await sit(code, 'Anna')).token),
    at(code, (await sit(code, 'Ben')).token),
  ]
  expect(await anna.say({ type: 'start', id: 'begin' })).toEqual(done('begin'))
  return { code, anna, ben }
}

describe('a seat over HTTP', () => {
  test('gets the snapshot of its connection, and its legal moves', async () => {
    const { code, tokens, sockets } = await playingTable(['Anna', 'Ben'])
    const state = await at(code, tokens[0]).look()
    const { position, ...around } = state
    expect(around).toMatchObject({ type: 'snapshot', seat: 0, table: { code, phase: 'playing' } })
    expect(position?.view).toEqual(sockets[0].projection().view)
    expect(position?.moves).toEqual(sockets[0].moves())
    expect(position?.moves.length).toBeGreaterThan(0)
    const { game, options } = sockets[0].table()
    expect(position?.signals).toEqual(gameOf(game)?.signals(sockets[0].projection().view, options))
    await sockets[0].move()
    expect((await at(code, tokens[1]).look()).position?.moves).toEqual([])
  })

  test('is marked as a program if the request says so', async () => {
    const code = await openTable()
    await sit(code, 'Anna')
    const said = await post(`/api/tables/${code}/seats`, { name: 'Robo', program: true })
    expect(said.status).toBe(201)
    const { table } = await (await ask(`/api/tables/${code}`)).json<SeatState>()
    expect(table.seats.map(({ name, kind, program }) => [name, kind, program])).toEqual([
      ['Anna', 'human', undefined],
      ['Robo', 'human', true],
    ])
    const unclear = post(`/api/tables/${code}/seats`, { name: 'Robo', program: 'yes' })
    expect(await answerOf(unclear)).toEqual(refusalResponse(400, 'malformed'))
  })

  test.each([
    ['GET', '/api/bots/stream?name=Robo'],
    ['POST', '/api/tables/KTRMVX/seat/bots'],
  ])('%s %s does not exist: programs sit down with the code of a table', async (method, path) => {
    const answer = await exports.default.fetch(
      new Request(`https://tischlein.test${path}`, { method, headers: bearer('x'.repeat(22)) }),
    )
    expect(await answer.json()).toEqual({ refusal: 'no-such-page' })
  })

  test('can play a whole game without a connection', async () => {
    const { anna, ben } = await withoutLines()
    vi.useFakeTimers({ toFake: ['Date'] })
    for (;;) {
      passes(limits.messageRefill)
      const { table, position } = await anna.look()
      if (table.phase === 'over') break
      const mover = position?.toMove.includes(0) ? anna : ben
      const seen = (await mover.look()).position
      expect(await mover.move({ turn: seen?.turn, move: seen?.moves[0] })).toEqual(done())
    }
    expect((await ben.look()).table.outcome).not.toBe(null)
  })

  test('can send the commands of a connection: bots, chat, a name, a pause, leaving', async () => {
    const { code, tokens, sockets } = await seatedTable(['Anna', 'Ben'])
    const [anna, ben] = [at(code, tokens[0]), at(code, tokens[1])]
    for (const command of [
      { type: 'add-bot', id: '1' },
      { type: 'chat', id: '2', text: 'hello' },
      { type: 'rename', id: '3', name: 'Anne' },
      { type: 'start', id: '4' },
      { type: 'pause', id: '5' },
    ])
      expect(await anna.say(command)).toEqual(done(command.id))
    await sockets[1].waitForTable((table) => table.paused?.reason === 'requested')
    expect(sockets[1].table().seats.map(({ kind, name }) => [kind, name])).toEqual([
      ['human', 'Anne'],
      ['human', 'Ben'],
      ['bot', expect.any(String)],
    ])
    expect(await ben.say({ type: 'leave', id: '6' })).toEqual(done('6'))
    expect(await sockets[1].closeCode).toBe(closeCodes.unseated)
    expect(await ben.say({ type: 'resume', id: '7' })).toEqual(refusalResponse(401, 'wrong-token'))
  })

  test('executes a command once, even if it is resent over HTTP and over the connection', async () => {
    const { code, tokens, sockets } = await playingTable(['Anna', 'Ben'])
    const move = sockets[0].moves()[0]
    const anna = at(code, tokens[0])
    const said = { id: 'the-same', turn: 0, move }
    expect(await anna.move(said)).toEqual(done('the-same'))
    expect(await anna.move(said)).toEqual(done('the-same'))
    expect(await sockets[0].command({ type: 'move', ...said })).toMatchObject({ type: 'done' })
    expect((await anna.look()).position?.turn).toBe(1)
  })

  test('does not replace the connection of the seat', async () => {
    const { code, tokens, sockets } = await playingTable(['Anna', 'Ben'])
    await at(code, tokens[0]).look()
    expect(await sockets[0].move()).toMatchObject({ type: 'done' })
  })

  test('that sends requests from time to time does not count as away', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    const { anna, ben } = await withoutLines()
    passes(timeouts.away + 1)
    await anna.look()
    expect((await anna.look()).table.paused).toEqual({ reason: 'away', seat: 1 })
    await ben.look()
    expect((await anna.look()).table.paused).toBe(null)
    passes(timeouts.away / 2)
    await anna.look()
    passes(timeouts.away / 2)
    expect((await anna.look()).table.paused).toEqual({ reason: 'away', seat: 1 })
  })
})

describe('a move over HTTP is refused', () => {
  test('for an earlier turn, and out of turn', async () => {
    const { code, tokens, sockets } = await playingTable(['Anna', 'Ben'])
    const [anna, ben] = [at(code, tokens[0]), at(code, tokens[1])]
    const move = sockets[1].moves()[0]
    await sockets[0].move()
    expect(await ben.move({ turn: 0, move })).toEqual(refusalResponse(409, 'stale'))
    expect(await ben.move({ turn: 1, move })).toEqual(refusalResponse(409, 'not-your-turn'))
    expect(await anna.move({ turn: 7, move })).toEqual(refusalResponse(409, 'stale'))
  })

  test('if it is against the rules, with the clause', async () => {
    const { code, tokens, sockets } = await playingTable(['Anna', 'Ben'])
    expect(await at(code, tokens[1]).move({ turn: 0, move: sockets[0].moves()[0] })).toEqual({
      status: 422,
      body: { refusal: 'against-the-rules', clause: expect.stringMatching(/^[A-Z]{2}-\d\d$/) },
    })
  })

  test('before the start, in a pause, and when the game is over', async () => {
    const { code, tokens, sockets } = await seatedTable(['Anna', 'Ben'])
    const anna = at(code, tokens[0])
    expect(await anna.move({ turn: 0, move: {} })).toEqual(refusalResponse(409, 'not-now'))
    await sockets[0].command({ type: 'start' })
    await sockets[0].command({ type: 'pause' })
    const { position } = await anna.look()
    expect(await anna.move({ turn: 0, move: position?.moves[0] })).toEqual(
      refusalResponse(409, 'paused'),
    )
    await sockets[0].command({ type: 'resume' })
    await Promise.all(sockets.map((line) => line.first('view')))
    await playOut(sockets)
    const { turn } = sockets[0].projection()
    expect(await anna.move({ turn, move: position?.moves[0] })).toEqual(
      refusalResponse(409, 'not-now'),
    )
  })
})

describe('a request for a seat over HTTP', () => {
  const ways = [
    ['GET', 'seat', undefined],
    ['GET', 'seat/stream', undefined],
    ['GET', 'seat/missed?since=0', undefined],
    ['POST', 'seat/commands', '{"type":"leave","id":"x"}'],
    ['POST', 'seat/moves', '{"turn":0,"move":{}}'],
  ] as const
  const asking = (code: string, headers: HeadersInit) =>
    Promise.all(
      ways.map(([method, path, body]) =>
        answerOf(ask(`/api/tables/${code}/${path}`, { method, headers, ...(body && { body }) })),
      ),
    )
  const all = (answer: object) => ways.map(() => answer)

  test.each([
    ['no token', {}],
    ['an empty token', { Authorization: 'Bearer ' }],
    ['a wrong token', bearer('A'.repeat(22))],
    ['another scheme', { Authorization: 'Basic QW5uYTpCZW4=' }],
  ])('with %s is refused, and the response names the Bearer scheme', async (_, headers) => {
    const { code } = await seatedTable(['Anna', 'Ben'])
    expect(await asking(code, headers)).toEqual(all(refusalResponse(401, 'wrong-token')))
    const answer = await ask(`/api/tables/${code}/seat`, { headers })
    expect(answer.headers.get('WWW-Authenticate')).toBe('Bearer')
  })

  test('with a valid token in the URL is refused, since URLs end up in logs', async () => {
    const { code, tokens } = await seatedTable(['Anna', 'Ben'])
    const answer = ask(`/api/tables/${code}/seat?token=${tokens[0]}&access_token=${tokens[0]}`)
    expect(await answerOf(answer)).toEqual(refusalResponse(401, 'wrong-token'))
  })

  test.each([
    ['for a missing table', 'BCDFGH', 404, 'no-such-table'],
    ['with a malformed code', 'ABCDEF', 400, 'malformed-code'],
  ] as const)('%s is refused', async (_, code, status, refusal) => {
    const headers = bearer('A'.repeat(22))
    expect(await asking(code, headers)).toEqual(all(refusalResponse(status, refusal)))
  })

  test('that is refused as too fast says when the same command can succeed', async () => {
    const { code, tokens } = await playingTable(['Anna', 'Ben'])
    vi.useFakeTimers({ toFake: ['Date'] })
    const send = (command: object) =>
      post(
        `/api/tables/${code}/seat/commands`,
        { id: crypto.randomUUID().slice(0, 18), ...command },
        bearer(tokens[1]),
      )
    const waitAfter = async (command: object) => {
      for (let sent = 0; sent < limits.seatBurst; sent++) {
        const answer = await send(command)
        if (answer.status === 429) return Number(answer.headers.get('Retry-After')) * 1_000
        passes(limits.messageRefill)
      }
      return null
    }
    passes(60_000)
    expect(await waitAfter({ type: 'react', reaction: 'hurry' })).toBe(limits.hurryRefill)
    expect(await waitAfter({ type: 'react', reaction: 'clap' })).toBe(limits.reactionRefill)
    // The header has whole seconds.
    const chatWait = Math.ceil(limits.chatRefill / 1_000) * 1_000
    expect(await waitAfter({ type: 'chat', text: 'hello' })).toBe(chatWait)
    expect(await waitAfter({ type: 'send-phrase', phrase: 'hello' })).toBe(chatWait)
  })

  test('counts towards the same limit as the connection', async () => {
    const { code, tokens, sockets } = await playingTable(['Anna', 'Ben'])
    vi.useFakeTimers({ toFake: ['Date'] })
    const ben = at(code, tokens[1])
    for (let messages = 0; messages < limits.messageBurst; messages++)
      expect((await ben.say({ type: 'take-back-seat', id: 'x' })).status).toBe(409)
    const tooFast = refusalResponse(429, 'too-fast')
    expect(await ben.say({ type: 'take-back-seat', id: 'x' })).toEqual(tooFast)
    expect(await ben.move({ turn: 0, move: {} })).toEqual(tooFast)
    expect(await ben.look()).toEqual({ refusal: 'too-fast' })
    expect(await sockets[1].command({ type: 'leave' })).toMatchObject({ refusal: 'too-fast' })
    // Each seat has its own limit, so Anna can still move.
    expect(await sockets[0].move()).toMatchObject({ type: 'done' })
    passes(limits.messageRefill)
    expect((await ben.look()).seat).toBe(1)
  })
})
