import { describe, expect, test, vi } from 'vitest'

import { limits } from '../shared/protocol/limits.ts'
import { closeCodes, subprotocol } from '../shared/protocol/socket.ts'
import { openHandsDelays } from '../shared/protocol/table-settings.ts'
import {
  answerOf,
  ask,
  bearer,
  connect,
  dial,
  openTable,
  playingTable,
  post,
  seatedTable,
  sit,
} from './testing/tables.ts'
import { storedParts, expectUnchanged } from './testing/unchanged.ts'

describe('over a socket', () => {
  test.each([
    ['text that is not JSON', 'hello', null, 'malformed'],
    ['incomplete JSON', '{"type":"leave","id":"x"', null, 'malformed'],
    ['an unknown type', '{"type":"deal-me-aces","id":"x"}', 'x', 'malformed'],
    ['a missing field', '{"type":"move","id":"x","turn":0}', 'x', 'malformed'],
    ['a missing id', '{"type":"leave"}', null, 'malformed'],
    ['an extra field', '{"type":"leave","id":"x","seat":0}', 'x', 'malformed'],
    ['a megabyte', `{"type":"chat","id":"x","text":"${'a'.repeat(1_000_000)}"}`, null, 'too-large'],
    ['a malformed move', '{"type":"move","id":"x","turn":0,"move":{"do":"win"}}', 'x', 'malformed'],
    [
      'a move with an extra field',
      '{"type":"move","id":"x","turn":0,"move":{"do":"end","seat":0}}',
      'x',
      'malformed',
    ],
    ['a blank name', '{"type":"rename","id":"x","name":" "}', 'x', 'bad-name'],
    ['an unknown seat', '{"type":"substitute","id":"x","seat":7}', 'x', 'no-such-seat'],
    ['a command for hosts', '{"type":"remove","id":"x","seat":0}', 'x', 'not-host'],
  ])('%s is refused', (_, data, id, refusal) =>
    expectUnchanged(async ({ sockets: [, ben] }) => {
      ben.send(data)
      expect(await ben.answerTo(id)).toMatchObject({ type: 'refused', id, refusal })
    }),
  )

  test('a binary frame is refused', () =>
    expectUnchanged(async ({ sockets: [, ben] }) => {
      ben.send(new Uint8Array([123, 125]).buffer)
      expect(await ben.answerTo(null)).toMatchObject({ refusal: 'malformed' })
    }))

  test('a move out of turn or for an earlier turn is refused', async () => {
    const { sockets } = await playingTable(['Anna', 'Ben'])
    const [anna, ben] = sockets
    const move = ben.moves()[0]
    await anna.move()
    expect(await ben.command({ type: 'move', turn: 0, move })).toMatchObject({ refusal: 'stale' })
    expect(await ben.command({ type: 'move', turn: 1, move })).toMatchObject({
      refusal: 'not-your-turn',
    })
    expect(await anna.command({ type: 'move', turn: 1, move })).toMatchObject({
      refusal: 'against-the-rules',
      clause: expect.stringMatching(/^[A-Z]{2}-\d\d$/),
    })
  })

  test('a card of another hand cannot be played', () =>
    expectUnchanged(async ({ sockets: [anna, ben] }) => {
      const move = anna.moves()[0]
      expect(await ben.command({ type: 'move', turn: 0, move })).toMatchObject({
        refusal: 'against-the-rules',
      })
      expect(await ben.command({ type: 'move', turn: 0, move, seat: 0 })).toMatchObject({
        refusal: 'malformed',
      })
    }))

  test('a thousand messages in a second are answered up to the limit, then the connection is closed', async () => {
    const { code, sockets } = await playingTable(['Anna', 'Ben'])
    const [anna, ben] = sockets
    const before = await storedParts(code)
    const heard = anna.messages.length
    vi.useFakeTimers({ toFake: ['Date'] })
    for (let messages = 0; messages < 1_000; messages++) ben.send('{"type":"nothing"}')
    expect(await ben.closeCode).toBe(closeCodes.tooFast)
    vi.useRealTimers()
    const refused = ben.messages.filter((one) => one.type === 'refused')
    const tooFast = refused.filter(({ refusal }) => refusal === 'too-fast')
    expect(tooFast.length).toBe(limits.messageExcess)
    expect(refused.length - tooFast.length).toBe(limits.messageBurst)
    // Anna receives only one message: the table in which Ben is no longer connected.
    await anna.waitForTable((table) => table.seats[1]?.connected === false)
    expect(anna.messages.length).toBe(heard + 1)
    const after = await storedParts(code)
    expect([after.log, after.chat, after.table.phase]).toEqual([
      before.log,
      before.chat,
      before.table.phase,
    ])
    expect(await anna.move()).toMatchObject({ type: 'done' })
  })
})

test('a new connection of a seat shares the limit of the previous one', async () => {
  const { code, tokens, sockets } = await playingTable(['Anna', 'Ben'])
  vi.useFakeTimers({ toFake: ['Date'] })
  for (let messages = 0; messages < limits.messageBurst; messages++) sockets[1].send('{"id":"x"}')
  expect(await sockets[1].command({ type: 'leave' })).toMatchObject({ refusal: 'too-fast' })
  const again = await connect(code, tokens[1])
  expect(await again.command({ type: 'leave' })).toMatchObject({ refusal: 'too-fast' })
  vi.setSystemTime(Date.now() + limits.messageRefill)
  expect(await again.command({ type: 'leave' })).toMatchObject({ type: 'done' })
  vi.useRealTimers()
})

describe('a request for the connection of a seat', () => {
  test.each([
    ['no token', subprotocol],
    ['an empty token', `${subprotocol}, seat.`],
    ['a wrong token', `${subprotocol}, seat.${'A'.repeat(22)}`],
    ['a token without the protocol', `seat.${'A'.repeat(22)}`],
  ])('with %s is refused', async (_, protocols) => {
    const { code } = await seatedTable(['Anna', 'Ben'])
    const line = await dial(`/api/tables/${code}/seat`, { protocols })
    expect(await line.closeCode).toBe(closeCodes.wrongToken)
    expect(line.texts).toEqual([])
  })

  test('with a valid token gets a response that names the subprotocol; without the subprotocol it is refused', async () => {
    const { code, tokens } = await seatedTable(['Anna', 'Ben'])
    const headers = { Upgrade: 'websocket', 'Sec-WebSocket-Protocol': `seat.${tokens[0]}` }
    const bare = await dial(`/api/tables/${code}/seat`, { headers })
    expect(await bare.closeCode).toBe(closeCodes.wrongToken)
    headers['Sec-WebSocket-Protocol'] += `, ${subprotocol}`
    const answer = await ask(`/api/tables/${code}/seat`, { headers })
    expect(answer.headers.get('Sec-WebSocket-Protocol')).toBe(subprotocol)
  })

  test('with the token of another table is refused', async () => {
    const { tokens } = await seatedTable(['Anna', 'Ben'])
    const other = await seatedTable(['Cleo', 'Dora'])
    expect(await (await connect(other.code, tokens[0])).closeCode).toBe(closeCodes.wrongToken)
  })

  test('from a page of another site is refused, and from our own page accepted', async () => {
    const { code, tokens } = await seatedTable(['Anna', 'Ben'])
    const from = (Origin: string) => connect(code, tokens[0], { headers: { Origin } })
    expect(await (await from('https://elsewhere.test')).closeCode).toBe(closeCodes.wrongOrigin)
    expect(await (await from('null')).closeCode).toBe(closeCodes.wrongOrigin)
    expect(await (await from('http://localhost:5173')).closeCode).toBe(closeCodes.wrongOrigin)
    expect((await (await from('https://tischlein.test')).first('snapshot')).seat).toBe(0)
  })

  test('is identified by its token, not by other headers', async () => {
    const { code, tokens } = await seatedTable(['Anna', 'Ben'])
    const headers = { 'X-Seat': '0', 'X-Seat-Id': 's1', 'X-User': 'Anna', Cookie: 'seat=0' }
    const line = await connect(code, tokens[1], { headers })
    expect((await line.first('snapshot')).seat).toBe(1)
    const stranger = await dial(`/api/tables/${code}/seat`, { headers, protocols: subprotocol })
    expect(await stranger.closeCode).toBe(closeCodes.wrongToken)
  })

  test.each(['BCDFGH', 'nonsense', 'ABCDEF'])(
    'for a missing table (%s) is refused',
    async (code) => {
      expect(await (await connect(code, 'A'.repeat(22))).closeCode).toBe(closeCodes.noSuchTable)
    },
  )

  test('as a spectator without a handshake is refused as malformed', async () => {
    expect(await answerOf(ask('/api/tables/BCDFGH/watch'))).toEqual({
      status: 400,
      body: { refusal: 'malformed' },
    })
  })
})

describe('over HTTP', () => {
  test.each([
    ['no JSON', 'game=the-game', 400, { refusal: 'malformed' }],
    ['no game', {}, 400, { refusal: 'malformed' }],
    ['an unknown game', { game: 'go-fish' }, 404, { refusal: 'no-such-game' }],
    ['an extra field', { game: 'the-game', seats: 9 }, 400, { refusal: 'malformed' }],
    [
      'an option that does not exist',
      { game: 'the-game', options: { ponds: 2 } },
      400,
      { refusal: 'no-such-option', option: 'ponds' },
    ],
    [
      'an option that every object inherits',
      { game: 'the-game', options: { toString: 1 } },
      400,
      { refusal: 'no-such-option', option: 'toString' },
    ],
    [
      'a value that an option does not have',
      { game: 'the-game', options: { expert: 'very' } },
      400,
      { refusal: 'no-such-option', option: 'expert' },
    ],
    ['a megabyte', { game: 'x'.repeat(1_000_000) }, 413, { refusal: 'too-large' }],
  ])('opening a table with %s is refused', async (_, body, status, refused) => {
    expect(await answerOf(post('/api/tables', body))).toEqual({ status, body: refused })
  })

  test.each([
    ['no name', {}, 'malformed'],
    ['an extra field', { name: 'Anna', seat: 0 }, 'malformed'],
    ['a name of 10,000 letters', { name: 'a'.repeat(10_000) }, 'bad-name'],
    ['a name of control characters', { name: '\u0000\u001b' }, 'bad-name'],
  ])('taking a seat with %s is refused', async (_, body, refusal) => {
    const code = await openTable()
    expect(await answerOf(post(`/api/tables/${code}/seats`, body))).toEqual({
      status: 400,
      body: { refusal },
    })
    expect((await storedParts(code)).table.seats).toEqual([])
  })

  test.each(['🃏🎉👨‍👩‍👧‍👦', '<script>alert(1)</scr', '"; drop table log; --'])(
    'a name may be %s',
    async (name) => {
      const code = await openTable()
      const { token } = await sit(code, name)
      expect((await connect(code, token)).table().seats[0]?.name).toBe(name)
    },
  )

  test.each([
    ['unknown', 'BCDFGH', 404, 'no-such-table'],
    ['malformed', 'ABCDEF', 400, 'malformed-code'],
    ['malformed', 'BCD', 400, 'malformed-code'],
  ])('a code that is %s is refused: %s', async (_, code, status, refusal) => {
    const refused = { status, body: { refusal } }
    expect(await answerOf(ask(`/api/tables/${code}`))).toEqual(refused)
    expect(await answerOf(ask(`/api/tables/${code}/game`))).toEqual(refused)
    expect(await answerOf(post(`/api/tables/${code}/seats`, { name: 'Anna' }))).toEqual(refused)
  })

  test('people are refused after all seats are taken, and after the start', async () => {
    const { code, sockets } = await seatedTable(['Anna', 'Ben', 'Cleo', 'Dora', 'Emil'])
    const asks = async () => answerOf(post(`/api/tables/${code}/seats`, { name: 'Finn' }))
    expect(await asks()).toEqual({ status: 409, body: { refusal: 'table-full' } })
    await sockets[0].command({ type: 'start' })
    expect(await asks()).toEqual({ status: 409, body: { refusal: 'table-started' } })
  })
})

describe('a command over HTTP', () => {
  test.each([
    ['text that is not JSON', 'hello', 400, 'malformed'],
    ['nothing', '', 400, 'malformed'],
    ['incomplete JSON', '{"type":"leave","id":"x"', 400, 'malformed'],
    ['brackets without an end', '['.repeat(4_000), 400, 'malformed'],
    ['an unknown type', '{"type":"deal-me-aces","id":"x"}', 400, 'malformed'],
    ['a missing id', '{"type":"leave"}', 400, 'malformed'],
    ['an extra field', '{"type":"leave","id":"x","seat":0}', 400, 'malformed'],
    ['a malformed move', '{"type":"move","id":"x","turn":0,"move":{"do":"win"}}', 400, 'malformed'],
    ['a page of text', `{"type":"chat","id":"x","text":"${'a'.repeat(5_000)}"}`, 413, 'too-large'],
    ['a megabyte', `{"type":"chat","id":"x","text":"${'a'.repeat(1e6)}"}`, 413, 'too-large'],
    ['a blank name', '{"type":"rename","id":"x","name":" "}', 400, 'bad-name'],
    ['an unknown seat', '{"type":"substitute","id":"x","seat":7}', 409, 'no-such-seat'],
    ['a command for hosts', '{"type":"remove","id":"x","seat":0}', 409, 'not-host'],
  ])('that is %s is refused', (_, body, status, refusal) =>
    expectUnchanged(async ({ code, tokens }) => {
      const answer = post(`/api/tables/${code}/seat/commands`, body, bearer(tokens[1]))
      expect(await answerOf(answer)).toEqual({ status, body: { refusal } })
    }),
  )

  test.each([
    ['no turn', { move: {} }],
    ['half a turn', { turn: 0.5, move: {} }],
    ['no move', { turn: 0 }],
    ['a move that is a list', { turn: 0, move: [] }],
    ['a malformed id', { turn: 0, move: {}, id: 'x y' }],
    ['another type', { turn: 0, move: {}, type: 'leave' }],
  ])('that is a move with %s is refused', (_, said) =>
    expectUnchanged(async ({ code, tokens }) => {
      const answer = post(`/api/tables/${code}/seat/moves`, said, bearer(tokens[1]))
      expect(await answerOf(answer)).toEqual({ status: 400, body: { refusal: 'malformed' } })
    }),
  )

  test('with an oversized move is refused as too large', () =>
    expectUnchanged(async ({ code, tokens }) => {
      const said = { turn: 0, move: { do: 'x'.repeat(limits.messageBytes) } }
      const answer = post(`/api/tables/${code}/seat/moves`, said, bearer(tokens[1]))
      expect(await answerOf(answer)).toEqual({ status: 413, body: { refusal: 'too-large' } })
    }))
})

const [, soonest] = openHandsDelays

describe('with open hands for spectators,', () => {
  test.each([
    [
      'a question of a player who is not the host',
      { type: 'set-open-hands', moves: soonest },
      'not-host',
    ],
    ['moves that are not offered', { type: 'set-open-hands', moves: soonest - 1 }, 'malformed'],
    ['a fraction of a move', { type: 'set-open-hands', moves: soonest + 0.5 }, 'malformed'],
    ['moves in letters', { type: 'set-open-hands', moves: String(soonest) }, 'malformed'],
    ['without a number of moves', { type: 'set-open-hands' }, 'malformed'],
    ['a consent without a question', { type: 'show-hand', shows: true }, 'not-now'],
    ['an answer that is neither yes nor no', { type: 'show-hand', shows: 'yes' }, 'malformed'],
    ['no answer at all', { type: 'show-hand' }, 'malformed'],
    ['an answer for another seat', { type: 'show-hand', shows: true, seat: 0 }, 'malformed'],
  ])('%s is refused', (_, command, refusal) =>
    expectUnchanged(async ({ sockets: [, ben] }) => {
      expect(await ben.command(command)).toMatchObject({ type: 'refused', refusal })
    }),
  )

  test('a consent that was never requested can be withdrawn, and changes nothing', () =>
    expectUnchanged(async ({ sockets: [, ben] }) => {
      expect(await ben.command({ type: 'show-hand', shows: false })).toMatchObject({ type: 'done' })
    }))
})

test('players consent only for themselves, so hands stay hidden until all have consented', async () => {
  const { code, sockets } = await playingTable(['Anna', 'Ben'])
  const [anna, ben] = sockets
  const hands = async () => (await answerOf(ask(`/api/tables/${code}`))).body
  const asked = await anna.command({ type: 'set-open-hands', moves: soonest })
  expect(asked).toMatchObject({ type: 'done' })
  const forBen = await anna.command({ type: 'show-hand', shows: true, seat: 1 })
  expect(forBen).toMatchObject({ refusal: 'malformed' })
  expect(await anna.command({ type: 'show-hand', shows: true })).toMatchObject({ type: 'done' })
  expect(await hands()).toMatchObject({ table: { openHands: { open: false } } })
  expect(await ben.command({ type: 'show-hand', shows: true })).toMatchObject({ type: 'done' })
  expect(await hands()).toMatchObject({ table: { openHands: { open: true } } })
})
