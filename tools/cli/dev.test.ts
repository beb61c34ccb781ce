import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { loadConfigFromFile } from 'vite'
import { expect, test } from 'vitest'

import { root } from './local/build.ts'

/**
 * Returns whether Vite's proxy forwards a path to the worker. `context` is a prefix, or a pattern
 * if it begins with ^.
 */
const fits = (context: string, address: string): boolean =>
  context.startsWith('^') ? new RegExp(context).test(address) : address.startsWith(context)

test('in development Vite serves the page, and the worker answers all other requests', async () => {
  const env = { command: 'serve', mode: 'development' } as const
  const found = await loadConfigFromFile(env, join(root, 'web/vite.config.ts'))
  const contexts = Object.keys(found?.config.server?.proxy ?? {})
  const asksWorker = (address: string): boolean =>
    contexts.some((context) => fits(context, address))

  const files = await readdir(join(root, 'web'))
  expect(files).toContain('App.tsx')
  // Vite has to serve a file even if its name begins like a path of the worker, such as `api.ts`.
  expect([...files, 'api.ts'].filter((file) => asksWorker(`/${file}`))).toEqual([])
  const asked = ['/api', '/api/games', '/api/tables/KTRMVX/watch?since=1', '/oembed?url=x']
  expect(asked.filter((address) => !asksWorker(address))).toEqual([])
})
