import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

import type { Figure } from './figure.ts'
import type { Missing } from './row.ts'
import { rows } from './rows.ts'

const command = join(import.meta.dirname, '../bench.ts')

test('each row of the bench measures something, beside a floor that plays', async () => {
  const only = rows.map(({ name }) => name)
  const flags = ['--glance', '--json', '--only', only.join()]
  const { stdout } = await promisify(execFile)(process.execPath, [command, ...flags])
  const measured: Record<string, Figure[] | Missing> = JSON.parse(stdout)
  expect(Object.keys(measured)).toEqual(only)
  for (const figures of Object.values(measured)) {
    if ('why' in figures) continue
    expect(figures.length).toBeGreaterThan(0)
    for (const { ours, beside = 1, ratio } of figures) {
      // What a machine holds in memory may be nothing that it notices.
      expect(Math.min(ours, beside, ratio?.median ?? 0)).toBeGreaterThanOrEqual(0)
    }
  }
}, 120_000)
