import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'

import { root } from '../local/build.ts'
import { compatibilityAsOf, flagsIn } from './compatibility.ts'

test('the flags of the self-hosted worker are those of the compatibility date in wrangler.toml', async () => {
  const toml = await readFile(join(root, 'wrangler.toml'), 'utf8')
  const [, date = ''] = /^compatibility_date = "(.*)"$/m.exec(toml) ?? []
  const ours = await flagsIn(await compatibilityAsOf(date))
  expect(ours).toEqual(await flagsIn({ date, flags: [] }))
  expect(ours).toContain('durable_object_io_tasks_prevent_eviction')
})
