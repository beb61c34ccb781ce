import { expect, test } from 'vitest'

import { withRow } from './figures-row.ts'

const page = (...rows: readonly string[]) =>
  `before

<!-- measured by npm run arena -->

${['| game | players | won |', '| --- | --- | --- |', ...rows].join('\n')}

<!-- end of npm run arena -->
after
`

test('a new row is sorted in, and a later measurement replaces an earlier one', () => {
  const one = withRow(page(), { measured: ['hearts', '4'], found: ['30 %'] })
  expect(one).toBe(page('| hearts | 4 | 30 % |'))
  const two = withRow(one, { measured: ['hearts', '3'], found: ['40 %'] })
  expect(two).toBe(page('| hearts | 3 | 40 % |', '| hearts | 4 | 30 % |'))
  const again = withRow(two, { measured: ['hearts', '4'], found: ['31 %'] })
  expect(again).toBe(page('| hearts | 3 | 40 % |', '| hearts | 4 | 31 % |'))
})

test('a page without the table is an error', () => {
  expect(() => withRow('no table', { measured: [], found: [] })).toThrow('is missing')
})
