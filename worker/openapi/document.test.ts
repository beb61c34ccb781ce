import type { JsonSchema } from '@valibot/to-json-schema'
import { describe, expect, test } from 'vitest'

import { games } from '../../shared/games/all.ts'
import type { PublicEvent, SeatEvent } from '../../shared/protocol/protocol.ts'
import { statesOf } from '../../shared/deal/replay.ts'
import { randomRecord, requireReplayable } from '../../shared/testing/random-record.ts'
import { refusals, type Refusal } from '../../shared/protocol/refusals.ts'
import { TestStream } from '../testing/sockets.ts'
import { app } from '../http/app.ts'
import { answerOf, ask, bearer, playingTable, post, seatedTable } from '../testing/tables.ts'
import { statusOf } from '../http/refusal.ts'
import { schemaErrors, schemaErrorsOf } from '../testing/as-documented.ts'
import { openApi, type Operation } from './document.ts'
import { refusalMeanings } from './prose.ts'
import { schemaRef } from './schemas.ts'

const document = openApi()
const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
)
const contents = (operation: Operation) =>
  Object.values(operation.responses).flatMap(({ content }) => Object.values(content ?? {}))

/** Yields every object inside a part of the document. */
function* partsOf(part: unknown): Generator<Readonly<Record<string, unknown>>> {
  if (typeof part !== 'object' || part === null) return
  yield part as Readonly<Record<string, unknown>>
  for (const inner of Object.values(part)) yield* partsOf(inner)
}

describe('the document', () => {
  test('is served unchanged', async () => {
    expect(await answerOf(ask('/api'))).toEqual({
      status: 200,
      body: JSON.parse(JSON.stringify(document)),
    })
  })

  test('describes exactly the routes that exist', () => {
    const routes = app.routes
      .filter(
        ({ path, method }) =>
          /^\/api(\/|$)/.test(path) && ['GET', 'POST', 'DELETE'].includes(method),
      )
      .map(({ path, method }) => `${method} ${path.replace(/:(\w+)/g, '{$1}')}`)
    const told = operations.map(({ path, method }) => `${method.toUpperCase()} ${path}`)
    expect(new Set(told)).toEqual(new Set(routes))
    expect(new Set(told).size).toBe(told.length)
  })

  test.each(operations.map(({ path, method }) => [method.toUpperCase(), path] as const))(
    '%s %s responds only as the document describes',
    async (method, path) => {
      const { code, tokens } = await seatedTable(['Anna', 'Ben'])
      for (const which of [code, 'BCDFGH', 'ABCDEF'])
        for (const headers of [{}, bearer(tokens[0]), { Origin: 'https://elsewhere.test' }])
          for (const body of method === 'POST' ? ['{}', 'no JSON'] : [null]) {
            const answer = await ask(path.replace('{code}', which).replace('{seat}', '1'), {
              method,
              headers,
              body,
            })
            expect(answer.status === 404 && (await answer.text()).includes('no-such-page')).toBe(
              false,
            )
            await answer.body?.cancel().catch(() => undefined)
          }
    },
  )

  test('has examples that match their schemas', () => {
    const shown = operations.flatMap(({ operation }) => [
      ...contents(operation),
      ...(operation.requestBody ? Object.values(operation.requestBody.content) : []),
    ])
    const examples = shown.filter((one) => 'example' in one)
    expect(examples.length).toBeGreaterThan(8)
    for (const { schema, example } of examples as { schema: JsonSchema; example?: unknown }[])
      expect(schemaErrors(example, schema, document)).toEqual([])
  })

  test('lists every refusal under its status', () => {
    const told = new Set<unknown>()
    for (const { operation } of operations)
      for (const [status, { content }] of Object.entries(operation.responses))
        for (const { enum: codes } of partsOf(content?.['application/json']))
          for (const code of (codes ?? []) as Refusal[]) {
            expect([code, String(statusOf(code))]).toEqual([code, status])
            told.add(code)
          }
    for (const { enum: codes } of partsOf(document.components.responses))
      for (const code of (codes ?? []) as Refusal[]) told.add(code)
    expect([...told].sort()).toEqual([...refusals].sort())
  })

  test('describes each refusal and each command in whole sentences', () => {
    for (const text of Object.values(refusalMeanings)) expect(text).toMatch(/^[\p{Lu}`].*\.$/su)
    const whatTheyDo = [...partsOf(document.components.schemas['Command'])].flatMap((part) => {
      const { type } = (part['properties'] ?? {}) as { type?: { const?: string } }
      return type?.const === undefined ? [] : [[type.const, part['description']] as const]
    })
    expect(whatTheyDo.length).toBeGreaterThan(30)
    // A description begins with a verb. A condition such as `Host only:` may precede the verb.
    const begun =
      /^(?:(?:Host only|Host, or any player while the host is away|Between games|After a game): )?[A-Z]?[a-z]*s\b.*\.$/s
    expect(whatTheyDo.filter(([, text]) => !begun.test(String(text)))).toEqual([])
  })

  test('has exactly the schemas that it refers to', () => {
    const referred = [...partsOf(document)].flatMap(({ $ref }) =>
      $ref === undefined ? [] : [$ref],
    )
    const held = Object.keys(document.components.schemas).map((name) => schemaRef(name))
    expect(new Set(referred)).toEqual(new Set(held))
  })

  test('requires a token exactly where the server does', async () => {
    for (const { path, method, operation } of operations) {
      const { status } = await ask(
        path.replace('{code}', (await seatedTable(['Anna', 'Ben'])).code).replace('{seat}', '1'),
        {
          method: method.toUpperCase(),
          body: method === 'post' ? '{}' : null,
        },
      )
      const needsOne = operation.security.length === 1
      expect([path, status === 401]).toEqual([path, needsOne])
    }
  })

  test.each(games.map((game) => [game.about.id, game] as const))(
    'matches the moves, the views and the exported record of %s',
    (id, game) => {
      const record = randomRecord(game, '1'.repeat(64))
      const states = statesOf(game, requireReplayable(game, record)).slice(0, 100)
      for (const viewer of [0, 1, 'public'] as const)
        for (const state of states)
          expect(schemaErrorsOf(game.view(state, viewer), `${id}.View`)).toEqual([])
      expect(schemaErrorsOf(record.options, `${id}.Options`)).toEqual([])
      // Random moves may lead to a very long game, so check only the first 100 steps.
      const [steps, checks] = [record.steps.slice(0, 100), record.checks.slice(0, 100)]
      expect(schemaErrorsOf({ ...record, steps, checks }, 'GameRecord')).toEqual([])
      for (const step of steps)
        expect(
          'move' in step
            ? schemaErrorsOf(step.move, `${id}.Move`)
            : 'signal' in step
              ? schemaErrorsOf(step.signal, `${id}.Signal`)
              : [],
        ).toEqual([])
    },
  )

  test('matches every message of a whole game', async () => {
    const { code, tokens, sockets } = await playingTable(['Anna', 'Ben'])
    const watched = new TestStream<PublicEvent>(await ask(`/api/tables/${code}/stream`))
    const headers = bearer(tokens[1])
    const ben = new TestStream<SeatEvent>(await ask(`/api/tables/${code}/seat/stream`, { headers }))
    await Promise.all([watched.first('snapshot'), ben.first('snapshot')])
    await sockets[0].command({ type: 'chat', text: 'hello' })
    await sockets[0].command({ type: 'rename', name: 'Anne' })
    while (watched.table().phase === 'playing') {
      const { turn, toMove } = watched.projection()
      const move = ben.moves()[0]
      if (toMove[0] === 0) await sockets[0].move()
      else await post(`/api/tables/${code}/seat/moves`, { turn, move }, headers)
      for (const one of [sockets[0], watched, ben]) await one.waitForMoveAfter(turn)
    }
    await sockets[0].command({ type: 'remove', seat: 1 })
    await ben.ended
    expect(watched.messages.flatMap((line) => schemaErrorsOf(line, 'PublicEvent'))).toEqual([])
    expect(ben.messages.flatMap((line) => schemaErrorsOf(line, 'SeatEvent'))).toEqual([])
    const kinds = new Set(ben.messages.map(({ type }) => type))
    // The relay sends the number of spectators with a delay, so this message may not arrive before
    // the game ends.
    kinds.delete('spectators')
    expect(kinds).toEqual(new Set(['snapshot', 'chat', 'table', 'view', 'closed']))
  })
})

/**
 * Returns whether the property `key` holds a map. The keys of a map are data, such as the ids of
 * options, so a later version of the API adds no fields to a map.
 */
const isMap = (key: string): boolean => key === 'options' || key === 'presets'

/** Returns a copy with an unknown property in each object, as a later version might add it. */
function withLaterField(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map(withLaterField)
  const inner = Object.entries(value).map(
    ([key, one]) => [key, isMap(key) ? one : withLaterField(one)] as const,
  )
  return { ...Object.fromEntries(inner), later: { version: 2 } }
}

test('a response with additional fields of a later version matches the published schemas', () => {
  const shown = operations
    .flatMap(({ operation }) => contents(operation))
    .filter((one) => 'example' in one) as { schema: JsonSchema; example?: unknown }[]
  expect(shown.length).toBeGreaterThan(6)
  for (const { schema, example } of shown)
    expect(schemaErrors(withLaterField(example), schema, document)).toEqual([])
})

test('a request with an unknown field matches no published schema', () => {
  const asked = operations.flatMap(({ operation }) =>
    operation.requestBody ? Object.values(operation.requestBody.content) : [],
  ) as { schema: JsonSchema; example?: object }[]
  expect(asked.length).toBeGreaterThan(3)
  for (const { schema, example } of asked)
    expect(schemaErrors({ ...example, later: 2 }, schema, document)).not.toEqual([])
})

test.each([
  ['a missing field', {}],
  ['a field too many', { code: 'KTRMVX', token: 'x' }],
  ['another type', { code: 7 }],
  ['another form', { code: 'ktrmvx' }],
])('the validator finds %s', (_, value) => {
  expect(schemaErrorsOf(value, 'CreatedTable')).not.toEqual([])
  expect(schemaErrorsOf({ code: 'KTRMVX' }, 'CreatedTable')).toEqual([])
})

test('the schemas reject options of another game, and unknown fields next to the options', () => {
  const wanted = { game: 'nix', options: { egon: true } }
  expect(schemaErrorsOf(wanted, 'NewTable')).toEqual([])
  expect(schemaErrorsOf({ game: 'nix' }, 'NewTable')).toEqual([])
  for (const bad of [{ ...wanted, game: 'switch' }, { ...wanted, host: 'me' }, { game: 'go-fish' }])
    expect(schemaErrorsOf(bad, 'NewTable')).not.toEqual([])
})
