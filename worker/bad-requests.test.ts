import { describe, expect, test } from 'vitest'

import { limits } from '../shared/protocol/limits.ts'
import { answerOf, bearer, post } from './testing/tables.ts'
import { expectUnchanged } from './testing/unchanged.ts'

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
