import * as fc from 'fast-check'
import { afterEach, describe, expect, test, vi } from 'vitest'

import { limits } from '../shared/protocol/limits.ts'
import { answerOf, ask, bearer, playingTable, post } from './testing/tables.ts'
import { documentedRoutes } from './openapi/routes.ts'
import { storedParts, expectUnchanged } from './testing/unchanged.ts'

afterEach(() => {
  vi.useRealTimers()
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

// Random requests to a table with Anna and Ben. Some of the requests carry Ben's token. Anna must
// not receive anything because of a refused request.

const valid = [
  { type: 'start', id: 'x' },
  { type: 'chat', id: 'x', text: 'hello' },
  { type: 'move', id: 'x', turn: 0, move: { do: 'play', card: 2, pile: 0 } },
  { turn: 0, move: { do: 'end' } },
  { name: 'Anna' },
  { game: 'the-game', options: {} },
]
const body = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 200 }),
  fc.json({ maxDepth: 3 }),
  fc
    .tuple(fc.constantFrom(...valid), fc.dictionary(fc.string(), fc.jsonValue(), { maxKeys: 2 }))
    .map(([one, more]) => JSON.stringify({ ...one, ...more })),
)
const asked = fc.record({
  route: fc.constantFrom(...documentedRoutes),
  method: fc.constantFrom('as it should be', 'GET', 'POST', 'PUT', 'PATCH', 'DELETE'),
  code: fc.option(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 12 })),
  token: fc.oneof(
    fc.constant('Ben’s'),
    fc.stringMatching(/^[!-~]{0,30}$/).map((text) => ({ text })),
  ),
  query: fc.webQueryParameters(),
  body,
})

test('every request gets a documented response, and changes nothing if it is refused', async () => {
  const { code, tokens, sockets } = await playingTable(['Anna', 'Ben'])
  vi.useFakeTimers({ toFake: ['Date'] })
  await fc.assert(
    fc.asyncProperty(asked, async (one) => {
      vi.setSystemTime(Date.now() + limits.messageRefill)
      const before = await storedParts(code)
      const heard = sockets[0].texts.length
      const method = one.method === 'as it should be' ? one.route.method.toUpperCase() : one.method
      // A stream of the test's table would never end, so streams get a code without a table. Other
      // tests cover streams.
      const right = 'stream' in one.route.response ? 'BCDFGH' : code
      const path = one.route.path.replace('{code}', encodeURIComponent(one.code ?? right))
      const headers = {
        Authorization: typeof one.token === 'string' ? `Bearer ${tokens[1]}` : one.token.text,
      }
      const sent = method === 'GET' ? null : one.body
      // `ask` validates each response against the OpenAPI document.
      const answer = await ask(`${path}?${one.query}`, { method, headers, body: sent })
      expect(answer.status).toBeLessThan(500)
      if (answer.ok) return answer.body?.cancel()
      expect(answer.headers.get('Content-Type')).toBe('application/json')
      expect(await storedParts(code)).toEqual(before)
      expect(sockets[0].texts.length).toBe(heard)
    }),
    { numRuns: 300 },
  )
})
