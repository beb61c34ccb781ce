import { expect, test } from 'vitest'

import { open, refusalFrom } from '../../testing/pages.ts'

/**
 * Opens a path with this Host header. The runtime copies the header into the URL unchanged, so the
 * test simply puts `host` into the URL.
 */
const at = (host: string, path: string) => open(path, {}, `https://${host}`)

const paths = ['/', '/KTRMVX', '/embed/KTRMVX', '/rules/switch', '/none.js', '/api', '/api/games']

test.each(["$'", "a'b", 'a"b', 'a;b', 'a,b', 'a!b', 'a(b', '*', 'a@b'])(
  'the host %s is malformed, on every route',
  async (host) => {
    for (const path of paths)
      expect([path, ...(await refusalFrom(await at(host, path)))]).toEqual([
        path,
        400,
        { refusal: 'malformed', option: 'Host' },
      ])
  },
)

test.each(['tischlein.test', 'tischlein.test:8787', 'tisch_lein', '192.0.2.1', '[2001:db8::1]:80'])(
  'the host %s is well-formed',
  async (host) => expect((await at(host, '/')).status).toBe(200),
)
