import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'

import { withFigures, written, type Written } from './figures.ts'

const page = await readFile(join(import.meta.dirname, '../../docs/figures.md'), 'utf8')

test.each(written)(
  'what npm run %s measures replaces what it measured before, and nothing else',
  (own) => {
    const once = withFigures(page, own, '| first |')
    expect(once).toContain('| first |')
    const twice = withFigures(once, own, '| second |')
    expect(twice).toBe(once.replace('| first |', '| second |'))
    for (const other of written.filter((one) => one !== own))
      expect(figuresOf(twice, other)).toBe(figuresOf(page, other))
  },
)

test('a page without a place for the figures is left alone', () => {
  expect(() => withFigures('# Figures', 'bench', '| first |')).toThrow('npm run bench')
})

const figuresOf = (text: string, command: Written): string | undefined =>
  text.split(`npm run ${command} -->`)[1]
