import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'

import app from '../index.ts'
import { limits } from '../../shared/protocol/limits.ts'
import { type Whereabouts, playingTable } from '../testing/tables.ts'

const inParis: Whereabouts = { latitude: '48.9', longitude: '2.3' }
const inSydney: Whereabouts = { latitude: '-33.9', longitude: '151.2' }

/** Wraps a namespace so that it records the requested object names and location hints. */
function recordingNamespace<Held extends Rpc.DurableObjectBranded>(
  namespace: DurableObjectNamespace<Held>,
) {
  const asked: [name: string, hint: string | undefined][] = []
  const getByName: typeof namespace.getByName = (name, options) => {
    asked.push([name, options?.locationHint])
    return namespace.getByName(name, options)
  }
  return { asked, namespace: { ...namespace, getByName } }
}

const from = (cf: Whereabouts | undefined, path: string, init: RequestInit = {}) =>
  new Request(`https://tischlein.test${path}`, { ...init, ...(cf && { cf }) })

const upgrading = { headers: { Upgrade: 'websocket' } }

test.each([
  [inParis, 'weur'],
  [inSydney, 'oc'],
  [undefined, undefined],
])('a table is created near its host: %o', async (cf, hint) => {
  const { asked, namespace } = recordingNamespace(env.TABLES)
  const body = JSON.stringify({ game: 'the-game', options: {} })
  const opening = from(cf, '/api/tables', { method: 'POST', body })
  const answer = await app.fetch(opening, { ...env, TABLES: namespace })
  const { code } = await answer.json<{ code: string }>()
  expect(asked).toContainEqual([code, hint])
})

test('a spectator is connected to a relay of their own region', async () => {
  const { code } = await playingTable(['Anna', 'Ben'])
  const { asked, namespace } = recordingNamespace(env.RELAYS)
  for (const cf of [inParis, inSydney, undefined])
    await app.fetch(from(cf, `/api/tables/${code}/watch`, upgrading), { ...env, RELAYS: namespace })
  await app.fetch(from(inParis, `/api/tables/${code}/stream`), { ...env, RELAYS: namespace })
  expect(asked).toEqual([
    [`${code}/weur/0`, 'weur'],
    [`${code}/oc/0`, 'oc'],
    [`${code}/0`, undefined],
    [`${code}/weur/0`, 'weur'],
  ])
})

test('a spectator skips relays that have refused as full, and no relay is asked for its count', async () => {
  const bounds = limits as { spectatorsPerRelay: number }
  const before = bounds.spectatorsPerRelay
  bounds.spectatorsPerRelay = 1
  const { code } = await playingTable(['Anna', 'Ben'])
  const { asked, namespace } = recordingNamespace(env.RELAYS)
  const come = (cf: Whereabouts) =>
    app.fetch(from(cf, `/api/tables/${code}/watch`, upgrading), { ...env, RELAYS: namespace })
  for (const cf of [inParis, inParis, inParis, inSydney]) await come(cf)
  bounds.spectatorsPerRelay = before
  expect(asked.map(([name]) => name.slice(code.length + 1))).toEqual([
    'weur/0',
    'weur/0',
    'weur/1',
    'weur/1',
    'weur/2',
    'oc/0',
  ])
})
