import { join } from 'node:path'
import { build } from 'vite'
import { expect, test } from 'vitest'

import { root } from '../local/build.ts'

test('no file of the page is made of a bot: what bots have learnt stays on the server', async () => {
  const built = await build({
    root: join(root, 'web'),
    logLevel: 'warn',
    build: { write: false, minify: false },
  })
  if (!('output' in built)) throw new Error('the page came out as something else')
  const modules = built.output.flatMap((file) =>
    file.type === 'chunk' ? file.moduleIds.map((id) => id.slice(root.length + 1)) : [],
  )
  expect(modules).toContain('shared/games/switch/rules/apply.ts')
  expect(modules.filter((id) => /^shared\/games\/(bots\.ts|[^/]+\/bot\/)/.test(id))).toEqual([])
})
