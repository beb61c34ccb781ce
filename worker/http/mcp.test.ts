import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import { exports } from 'cloudflare:workers'
import { afterEach, describe, expect, test, vi } from 'vitest'

import type { AnyView } from '../../shared/game/game.ts'
import { botsOf } from '../../shared/games/bots.ts'
import { games } from '../../shared/games/all.ts'
import { randomNumbered } from '../../shared/deal/random.ts'
import type { SeatState } from '../../shared/protocol/protocol.ts'
import { namesFor } from '../testing/script.ts'
import { ask, seatedTable } from '../testing/tables.ts'

/** A language model’s connection to `/mcp`, through the client of the protocol. */
async function assistant() {
  const client = new Client({ name: 'a test', version: '1' })
  const transport = new StreamableHTTPClientTransport(new URL('https://tischlein.test/mcp'), {
    fetch: (url, init) => exports.default.fetch(new Request(url, init)),
  })
  await client.connect(transport)
  const call = async (name: string, given: Record<string, unknown> = {}) => {
    const { content, isError } = await client.callTool({ name, arguments: given })
    const [first] = content
    const text = first?.type === 'text' ? first.text : ''
    return { isError: isError === true, text }
  }
  return {
    client,
    call,
    sessionId: () => transport.sessionId ?? '',
    /** Calls a tool that succeeds, and returns its JSON. */
    get: async <Answer = Record<string, unknown>>(
      name: string,
      given: Record<string, unknown> = {},
    ): Promise<Answer> => {
      const { isError, text } = await call(name, given)
      expect([name, isError, isError ? text : '']).toEqual([name, false, ''])
      return JSON.parse(text) as Answer
    },
  }
}

/** Opens a table, lets assistants sit down, and starts the game. */
async function playingTable(id: string) {
  const game = games.find(({ about }) => about.id === id)
  if (!game) throw new Error('there is no such game')
  const names = namesFor(game)
  const players = await Promise.all(names.map(() => assistant()))
  const [ada, bo] = players
  if (!ada || !bo) throw new Error('a game has two players at least')
  const { code } = await ada.get<{ code: string }>('open', { table: { game: id } })
  for (const [seat, player] of players.entries())
    await player.get('sit', { code, name: names[seat] })
  await ada.get('command', { code, command: { type: 'start' } })
  return { code, game, players, ada, bo }
}

afterEach(() => void vi.useRealTimers())

const send = (init: RequestInit) =>
  exports.default.fetch(new Request('https://tischlein.test/mcp', init))

describe('the Model Context Protocol', () => {
  test.each(games.map(({ about }) => about.id))(
    'assistants play a whole game of %s with tools',
    async (id) => {
      const { code, game, players, ada } = await playingTable(id)
      const { bot } = botsOf(game)
      let [seat, moves] = [0, 0]
      for (let calls = 0; calls < 2_000; calls += 1) {
        // Advance the clock, since a seat may send only some requests a second.
        vi.setSystemTime(Date.now() + 2_000)
        const player = players[seat] ?? ada
        const { table, position } = await player.get<SeatState>('see', { code })
        if (table.phase !== 'playing' || !position) break
        if (position.toMove.includes(seat)) {
          const random = randomNumbered(position.turn)
          const request = { random, urgency: 'urgent', strength: 'easy' } as const
          const move = bot.move(position.view as unknown as AnyView, table.options, request)
          await player.get('move', { code, turn: position.turn, move })
          moves += 1
        } else seat = position.toMove[0] ?? 0
      }
      expect(moves).toBeGreaterThan(5)
      const { table } = await ada.get<SeatState>('see', { code })
      expect(table.phase).toBe('over')
    },
    60_000,
  )

  test('an assistant sees exactly what its seat sees, and without a seat nothing hidden', async () => {
    const { code, ada, bo } = await playingTable('switch')
    const views = await Promise.all(
      [ada, bo].map((player) => player.get<SeatState>('see', { code })),
    )
    expect(views.map(({ seat }) => seat)).toEqual([0, 1])
    expect(views[0]?.position?.view).not.toEqual(views[1]?.position?.view)

    const stranger = await assistant()
    const refused = { isError: true, text: JSON.stringify({ refusal: 'wrong-token' }) }
    expect(await stranger.call('see', { code })).toEqual(refused)
    expect(await stranger.call('moves', { code })).toEqual(refused)
    const watched = await stranger.get('watch', { code })
    expect(watched).toEqual(await (await ask(`/api/tables/${code}`)).json())
  })

  test('no tool returns the token of a seat, and another session cannot use the seat', async () => {
    const ada = await assistant()
    const { code } = await ada.get<{ code: string }>('open', { table: { game: 'the-game' } })
    const seated = await ada.get('sit', { code, name: 'Ada' })
    expect(seated).toEqual({ seat: 0 })
    expect(await ada.get('sit', { code, name: 'Ada' })).toEqual({ seat: 0 })
    const bo = await assistant()
    expect(bo.sessionId()).not.toBe(ada.sessionId())
    expect(await bo.get('sit', { code, name: 'Bo' })).toEqual({ seat: 1 })
    const { table } = await ada.get<SeatState>('see', { code })
    expect(table.seats.map(({ name, program }) => [name, program])).toEqual([
      ['Ada', true],
      ['Bo', true],
    ])
  })

  test('an assistant that sits down twice has one join request, and gets one seat', async () => {
    const { code, sockets } = await seatedTable(['Anna', 'Ben'])
    for (const command of [
      { type: 'add-bot' },
      { type: 'set-join-approval', joinApproval: true },
      { type: 'start' },
    ])
      expect(await sockets[0].command(command)).toMatchObject({ type: 'done' })
    const ada = await assistant()
    expect(await ada.get('sit', { code, name: 'Ada' })).toEqual({ person: 3 })
    expect(await ada.get('sit', { code, name: 'Ada' })).toEqual({ person: 3 })
    await sockets[0].waitForTable(({ joinRequests }) => joinRequests !== undefined)
    expect(sockets[0].table().joinRequests).toEqual([{ person: 3, name: 'Ada', program: true }])
    await sockets[0].command({ type: 'answer-join', person: 3, accept: true })
    expect(await ada.get('sit', { code, name: 'Ada' })).toEqual({ seat: 2 })
  })

  test('an assistant that has left gets its own seat back, and not the first free one', async () => {
    const { code, sockets } = await seatedTable(['Anna', 'Ben'])
    const ada = await assistant()
    expect(await ada.get('sit', { code, name: 'Ada' })).toEqual({ seat: 2 })
    await sockets[0].command({ type: 'start' })
    await sockets[1]?.command({ type: 'leave' })
    await ada.get('command', { code, command: { type: 'leave' } })
    expect(await ada.get('sit', { code, name: 'Ada' })).toEqual({ seat: 2 })
  })

  test('an assistant that was removed is refused until the host readmits it', async () => {
    const { code, sockets } = await seatedTable(['Anna'])
    const ada = await assistant()
    await ada.get('sit', { code, name: 'Ada' })
    await sockets[0].command({ type: 'remove', seat: 1 })
    expect(await ada.call('sit', { code, name: 'Bo' })).toEqual({
      isError: true,
      text: JSON.stringify({ refusal: 'removed-by-host' }),
    })
    await sockets[0].command({ type: 'readmit', person: 2 })
    expect(await ada.get('sit', { code, name: 'Bo' })).toEqual({ seat: 1 })
  })

  test('a refusal of the API is the result of the tool, and changes nothing', async () => {
    const { code, ada } = await playingTable('the-game')
    const before = await ada.get<SeatState>('see', { code })
    const refusalOf = async (name: string, given: Record<string, unknown>) => {
      const { isError, text } = await ada.call(name, given)
      return [isError, (JSON.parse(text) as { refusal?: string }).refusal]
    }
    expect(await refusalOf('move', { code, turn: 0, move: { do: 'dance' } })).toEqual([
      true,
      'malformed',
    ])
    expect(await refusalOf('move', { code, turn: 9, move: { do: 'end' } })).toEqual([true, 'stale'])
    expect(await refusalOf('see', { code: 'BCDFGH' })).toEqual([true, 'no-such-table'])
    expect(await refusalOf('see', { code: 'x' })).toEqual([true, 'malformed-code'])
    for (const wrong of [undefined, '\ud800', { toString: 1 }, ['x']])
      expect(await refusalOf('see', { code: wrong })).toEqual([true, 'malformed-code'])
    expect(await refusalOf('open', { table: { game: 'go-fish' } })).toEqual([true, 'no-such-game'])
    expect(await refusalOf('rules', { game: 'go-fish' })).toEqual([true, 'no-such-game'])
    expect(await refusalOf('command', { code })).toEqual([true, 'malformed'])
    expect(await ada.get<SeatState>('see', { code })).toEqual(before)
  })

  test('lists tools whose schemas contain every schema that they refer to', async () => {
    const { client } = await assistant()
    const { tools } = await client.listTools()
    expect(tools.map(({ name }) => name)).toEqual([
      'games',
      'open',
      'sit',
      'see',
      'watch',
      'moves',
      'move',
      'command',
      'why',
      'rules',
    ])
    for (const { name, inputSchema } of tools) {
      const text = JSON.stringify(inputSchema)
      for (const [, ref = ''] of text.matchAll(/"\$ref":"#\/\$defs\/([^"]+)"/g))
        expect([name, Object.keys(inputSchema['$defs'] ?? {})]).toEqual([
          name,
          expect.arrayContaining([ref]),
        ])
      expect(text).not.toContain('#/components')
    }
  })

  test('lists the command that ends a webhook beside the one that subscribes it', async () => {
    const { client } = await assistant()
    const { tools } = await client.listTools()
    const text = JSON.stringify(tools.find(({ name }) => name === 'command')?.inputSchema)
    const types = [...text.matchAll(/"type":\{"const":"([^"]+)"/g)].map(([, type]) => type)
    expect(types).toEqual(expect.arrayContaining(['subscribe-webhook', 'unsubscribe']))
  })

  test('the rules of every game can be read', async () => {
    const { call } = await assistant()
    for (const { about } of games) {
      const { isError, text } = await call('rules', { game: about.id })
      expect([about.id, isError]).toEqual([about.id, false])
      expect(text.length).toBeGreaterThan(1_000)
    }
  })

  test('moves are listed with the number of their turn, and a bot says why it moved', async () => {
    const ada = await assistant()
    const { code } = await ada.get<{ code: string }>('open', { table: { game: 'the-game' } })
    await ada.get('sit', { code, name: 'Ada' })
    await ada.get('command', { code, command: { type: 'add-bot' } })
    await ada.get('command', { code, command: { type: 'start' } })
    const { turn, moves } = await ada.get<{ turn: number; moves: unknown[] }>('moves', { code })
    expect(turn).toBe(0)
    expect(moves.length).toBeGreaterThan(0)
    expect(await ada.get('move', { code, turn, move: moves[0] })).toMatchObject({
      id: expect.any(String),
    })
    const reason = await ada.call('why', { code, seat: 1 })
    expect(JSON.parse(reason.text)).toEqual({ refusal: 'no-reason' })
  })

  test('answers other methods and malformed sessions with a clear refusal', async () => {
    const got = await send({})
    expect([got.status, got.headers.get('Allow'), await got.json()]).toEqual([
      405,
      'POST',
      { refusal: 'wrong-method' },
    ])
    const short = await send({ method: 'POST', headers: { 'Mcp-Session-Id': 'guess' }, body: '{}' })
    expect([short.status, await short.json()]).toEqual([
      400,
      { refusal: 'malformed', option: 'Mcp-Session-Id' },
    ])
    const foreign = await send({
      method: 'POST',
      headers: { Origin: 'https://evil.example' },
      body: '{}',
    })
    expect(await foreign.json()).toEqual({ refusal: 'wrong-origin' })
    const large = await send({ method: 'POST', body: 'x'.repeat(100_000) })
    expect(await large.json()).toEqual({ refusal: 'too-large' })
    const codeOf = async (body: unknown) => {
      const answer = await send({ method: 'POST', body: JSON.stringify(body) })
      return (await answer.json<{ error: { code: number } }>()).error.code
    }
    const garbage = await send({ method: 'POST', body: 'nonsense' })
    expect(await garbage.json()).toMatchObject({ id: null, error: { code: -32_700 } })
    expect(await codeOf([])).toBe(-32_600)
    expect(await codeOf({ jsonrpc: '2.0', id: 1, method: 'tools/list' })).toBe(-32_600)
    const { client, call } = await assistant()
    await expect(call('shuffle')).rejects.toThrow('invalid params')
    await expect(client.listPrompts()).resolves.toEqual({ prompts: [] })
    expect(garbage.status).toBe(400)
  })
})
