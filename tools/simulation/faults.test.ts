import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

import { root } from '../cli/local/build.ts'
import { faults } from './faults.ts'

// `npm run test:nightly` plants the faults; this fails as soon as the code that a fault changes is written differently.
test.each(faults)('the code that changes if $name occurs once', ({ file, from }) => {
  expect(readFileSync(join(root, file), 'utf8').split(from)).toHaveLength(2)
})

test('no two faults have the same name', () => {
  const names = faults.map(({ name }) => name)
  expect(new Set(names).size).toBe(names.length)
})
