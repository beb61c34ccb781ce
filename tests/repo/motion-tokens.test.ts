import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'

import { easings, durations } from '../../web/kit/motion/durations.ts'

const sheet = await readFile(join(import.meta.dirname, '../../web/styles/tokens.css'), 'utf8')

/**
 * Returns the value that each token has without reduced motion. The style sheet sets this value
 * first.
 */
function tokens(prefix: string): Readonly<Record<string, string>> {
  const found: Record<string, string> = {}
  for (const [, name = '', value = ''] of sheet.matchAll(
    new RegExp(`--${prefix}-(\\w+): ([^;]+);`, 'g'),
  ))
    found[name] ??= value
  return found
}

test('animations of scripts have the durations of the style sheets', () => {
  const milliseconds = Object.entries(durations).map(([name, lasts]) => [name, `${lasts}ms`])
  expect(tokens('motion')).toEqual(Object.fromEntries(milliseconds))
})

test('animations of scripts have the easings of the style sheets', () => {
  expect(tokens('ease')).toEqual(easings)
})
