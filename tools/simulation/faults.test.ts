import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

import { root } from '../cli/local/build.ts'
import { faults } from './faults.ts'

// Only `npm run test:nightly` plants the faults, by replacing code of the source. This test already
// fails when such code is rewritten, so that its fault is adapted.
test.each(faults)('the code to change occurs once: $name', ({ file, from }) => {
  expect(readFileSync(join(root, file), 'utf8').split(from)).toHaveLength(2)
})

test('no two faults have the same name', () => {
  const names = faults.map(({ name }) => name)
  expect(new Set(names).size).toBe(names.length)
})
