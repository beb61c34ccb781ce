import { env } from 'cloudflare:workers'
import { afterEach, describe, expect, test } from 'vitest'

import { timeouts } from '../../../shared/protocol/limits.ts'
import app from '../../index.ts'
import { documentedRoutes } from '../../openapi/routes.ts'
import { answerOf, bearer, openTable, seatedTable } from '../../testing/tables.ts'

const bounds = { ...timeouts }
afterEach(() => {
  Object.assign(timeouts, bounds)
})

/** Returns a body that never ends: only its first byte arrives. */
const endless = () =>
  new ReadableStream<Uint8Array>({ start: (body) => body.enqueue(new Uint8Array([123])) })

const routes = documentedRoutes.filter(({ body }) => body !== undefined).map(({ path }) => path)

/**
 * Sends a request directly to the worker, since `SELF.fetch` complains about bodies that are not
 * read to the end.
 */
async function send(path: string, init: RequestInit<CfProperties> = {}): Promise<Response> {
  const sent = { method: 'POST', body: endless(), ...init }
  return app.fetch(new Request(`https://tischlein.test${path}`, sent), env)
}

describe('a body that never arrives', () => {
  test.each(routes)('is refused after a timeout at %s', async (path) => {
    Object.assign(timeouts, { body: 20 })
    const { code, tokens } = await seatedTable(['Anna', 'Ben'])
    const answer = send(path.replace('{code}', code), { headers: bearer(tokens[0]) })
    expect(await answerOf(answer)).toEqual({ status: 408, body: { refusal: 'too-slow' } })
  })

  test('is cancelled after the timeout', async () => {
    Object.assign(timeouts, { body: 20 })
    let isDropped = false
    const body = new ReadableStream<Uint8Array>({
      cancel: () => {
        isDropped = true
      },
    })
    await send('/api/tables', { body })
    await expect.poll(() => isDropped).toBe(true)
  })

  // The worker must refuse each of these requests before it reads the body. Otherwise it would wait
  // for ten seconds.
  const ofTables = routes.filter((path) => path.includes('{code}'))
  test.each(ofTables)('is not read at %s if the table does not exist', async (path) => {
    const headers = bearer('AAAAAAAAAAAAAAAAAAAAAA')
    for (const [code, status] of [
      ['ZZZZZZ', 404],
      ['ABCDEF', 400],
    ] as const)
      expect((await send(path.replace('{code}', code), { headers })).status).toBe(status)
  })
  test.each(routes)('is not read at %s if a page of another site sends it', async (path) => {
    const headers = { Origin: 'https://elsewhere.test' }
    expect((await send(path.replace('{code}', await openTable()), { headers })).status).toBe(403)
  })
  test.each(routes.filter((path) => path.includes('/seat/')))(
    'is not read at %s without the token of a seat',
    async (path) => {
      const address = path.replace('{code}', await openTable())
      for (const headers of [{}, { Authorization: 'Basic AAAA' }, bearer('not a token')])
        expect((await send(address, { headers })).status).toBe(401)
    },
  )
  test.each(routes)('is not read at %s with another method', async (path) => {
    const address = path.replace('{code}', await openTable())
    expect((await send(address, { method: 'PUT' })).status).toBe(405)
  })
})

test('a slow body is read if all of it arrives in time', async () => {
  Object.assign(timeouts, { body: 5_000 })
  const code = await openTable()
  const text = new TextEncoder().encode(JSON.stringify({ name: 'Anna' }))
  const body = new ReadableStream<Uint8Array>({
    async start(stream) {
      for (const byte of text) {
        await scheduler.wait(1)
        stream.enqueue(new Uint8Array([byte]))
      }
      stream.close()
    },
  })
  expect((await send(`/api/tables/${code}/seats`, { body })).status).toBe(201)
})
