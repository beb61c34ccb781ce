import { glob, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'

import { limits } from '../../shared/protocol/limits.ts'

const root = join(import.meta.dirname, '../..')

test('a test exceeds every limit that a stranger can exceed', async () => {
  const tests: string[] = []
  for await (const file of glob('{shared,worker,web}/**/*.{test,spec}.ts', { cwd: root }))
    tests.push(await readFile(join(root, file), 'utf8'))
  const untested = Object.keys(limits).filter(
    (limit) => !tests.some((source) => new RegExp(`\\b${limit}\\b`).test(source)),
  )
  // A test mentions every limit by its name, except this one.
  expect(untested).toEqual(['drawingPeriod'])
})

test('wrangler.toml has the same numbers', async () => {
  const configured = await readFile(join(root, 'wrangler.toml'), 'utf8')
  const told = (name: string) => {
    const found = new RegExp(
      `name = "${name}"\\s+namespace_id = "\\d+"\\s+simple = \\{ limit = (\\d+), period = (\\d+) \\}`,
    ).exec(configured)
    return [Number(found?.[1]), Number(found?.[2]) * 1_000]
  }
  expect(told('ASKING')).toEqual([limits.asking, limits.askingPeriod])
  expect(told('OPENING')).toEqual([limits.opening, limits.openingPeriod])
  expect(told('REVIEWING')).toEqual([limits.reviewing, limits.reviewingPeriod])
  expect(told('DRAWING')).toEqual([limits.drawing, limits.drawingPeriod])
})
