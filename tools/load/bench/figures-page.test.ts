import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'

import { type Command, withMeasured } from './figures-page.ts'

const commands: readonly Command[] = ['npm run bench', 'npm run bench:page']
const page = await readFile(join(import.meta.dirname, '../../../docs/figures.md'), 'utf8')

test.each(commands)(
  'what %s measures replaces what it measured before, and nothing else',
  (own) => {
    const once = withMeasured(page, own, '| first |')
    expect(once).toContain('| first |')
    const twice = withMeasured(once, own, '| second |')
    expect(twice).toBe(once.replace('| first |', '| second |'))
    const other = commands.find((one) => one !== own)
    expect(other && placeOf(twice, other)).toBe(other && placeOf(page, other))
  },
)

test('a page without a place for the figures is left alone', () => {
  expect(() => withMeasured('# Figures', 'npm run bench', '| first |')).toThrow('npm run bench')
})

function placeOf(text: string, command: Command): string {
  const [, rest = ''] = text.split(`<!-- measured by ${command} -->`)
  return rest.split(`<!-- end of ${command} -->`)[0] ?? ''
}
