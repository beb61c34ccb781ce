import { env } from 'cloudflare:workers'
import { evictDurableObject } from 'cloudflare:test'
import { expect, test, vi } from 'vitest'

import app, { LobbyObject } from '../index.ts'
import { lobbyName } from '../lobby/LobbyObject.ts'
import { ask, bearer, playingTable, post } from '../testing/tables.ts'

const secret = bearer(env.OPERATOR_SECRET ?? '')
const metrics = async (): Promise<Map<string, number>> => {
  const answer = await ask('/metrics', { headers: secret })
  expect([answer.status, answer.headers.get('Content-Type')]).toEqual([
    200,
    'text/plain; version=0.0.4; charset=utf-8',
  ])
  const lines = (await answer.text()).split('\n').filter((line) => /^[^#]/.test(line))
  return new Map(lines.map((line) => [line.split(' ')[0] ?? '', Number(line.split(' ')[1])]))
}
const grown = (before: Map<string, number>, after: Map<string, number>, name: string): number =>
  (after.get(name) ?? 0) - (before.get(name) ?? 0)

test('the health check succeeds without calling a table', async () => {
  const answer = await ask('/healthz')
  expect([answer.status, await answer.text()]).toEqual([200, 'ok\n'])
  expect(answer.headers.get('Cache-Control')).toBe('no-store')
})

test('the metrics count moves, refusals, tables and people', async () => {
  const before = await metrics()
  const { code, sockets } = await playingTable(['Anna', 'Ben'])
  await sockets[0].move()
  expect(await sockets[0].command({ type: 'move', turn: 0, move: { do: 'end' } })).toMatchObject({
    refusal: 'stale',
  })
  expect((await post(`/api/tables/${code}/seats`, { name: '' })).status).toBe(400)
  const after = await metrics()
  const by = (name: string) => grown(before, after, `tischlein_${name}`)
  expect(by('moves_total')).toBe(1)
  expect(by('refusals_total{code="stale"}')).toBe(1)
  expect(by('refusals_total{code="bad-name"}')).toBe(1)
  expect(by('tables')).toBe(1)
  expect(by('people')).toBe(2)
  await sockets[0].command({ type: 'delete-table' })
  expect((await metrics()).get('tischlein_tables')).toBe(before.get('tischlein_tables') ?? 0)
})

test('counters are reported again after a report has failed', async () => {
  const errors = vi.spyOn(console, 'error').mockImplementation(() => {})
  const before = await metrics()
  const { sockets } = await playingTable(['Anna', 'Ben'])
  const failing = vi.spyOn(LobbyObject.prototype, 'addMetrics').mockImplementation(() => {
    throw new Error('the lobby is overloaded')
  })
  await sockets[0].move()
  expect((await ask('/metrics', { headers: secret })).status).toBe(503)
  failing.mockRestore()
  errors.mockRestore()
  expect(grown(before, await metrics(), 'tischlein_moves_total')).toBe(1)
})

test('counters survive hibernation of the lobby', async () => {
  const { sockets } = await playingTable(['Anna', 'Ben'])
  await sockets[0].move()
  const before = await metrics()
  await evictDurableObject(env.LOBBY.getByName(lobbyName))
  expect((await metrics()).get('tischlein_moves_total')).toBe(before.get('tischlein_moves_total'))
})

test('presence survives a restart of the service', async () => {
  await playingTable(['Anna', 'Ben'])
  const before = await metrics()
  expect(before.get('tischlein_people')).toBeGreaterThanOrEqual(2)
  await evictDurableObject(env.LOBBY.getByName(lobbyName))
  const after = await metrics()
  for (const name of ['tischlein_tables', 'tischlein_people'])
    expect([name, after.get(name)]).toEqual([name, before.get(name)])
})

test('metrics need the secret of the operator, and do not exist unless they are enabled', async () => {
  for (const headers of [{}, bearer('a-secret-for-the-test')])
    expect((await ask('/metrics', { headers })).status).toBe(401)
  const asked = new Request('https://tischlein.test/metrics', { headers: secret })
  const { METRICS: _, ...off } = env
  expect((await app.fetch(asked, off)).status).toBe(404)
  expect((await app.fetch(asked, { ...env, OPERATOR_SECRET: '' })).status).toBe(404)
})
