import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { loadConfigFromFile } from 'vite'
import { expect, test } from 'vitest'

import { root } from './local/build.ts'

/** Whether vite's proxy forwards a path to the worker: by a prefix or a pattern. */
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
  // The name of a file can begin like a path of the worker.
  expect([...files, 'api.ts'].filter((file) => asksWorker(`/${file}`))).toEqual([])
  const asked = ['/api', '/api/games', '/api/tables/KTRMVX/watch?since=1', '/oembed?url=x']
  expect(asked.filter((address) => !asksWorker(address))).toEqual([])
})
