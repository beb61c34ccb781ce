import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'

import { withFigures, figureCommands, type FigureCommand } from './figures.ts'

const page = await readFile(join(import.meta.dirname, '../../docs/figures.md'), 'utf8')

test.each(figureCommands)(
  'the figures of npm run %s replace only its own earlier figures',
  (own) => {
    const once = withFigures(page, own, '| first |')
    expect(once).toContain('| first |')
    const twice = withFigures(once, own, '| second |')
    expect(twice).toBe(once.replace('| first |', '| second |'))
    for (const other of figureCommands.filter((one) => one !== own))
      expect(figuresOf(twice, other)).toBe(figuresOf(page, other))
  },
)

test('a page without a section for the figures is an error', () => {
  expect(() => withFigures('# Figures', 'bench', '| first |')).toThrow('npm run bench')
})

const figuresOf = (text: string, command: FigureCommand): string | undefined =>
  text.split(`npm run ${command} -->`)[1]
