import { glob, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'

import { easings, durations } from '../../web/kit/motion/durations.ts'

const web = join(import.meta.dirname, '../../web')
const sheet = await readFile(join(web, 'styles/tokens.css'), 'utf8')

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

test('every custom property that a style sheet reads is set somewhere', async () => {
  const read = new Set<string>()
  const set = new Set<string>()
  for await (const file of glob('**/*.{css,ts,tsx}', { cwd: web, exclude: ['dist'] })) {
    const source = await readFile(join(web, file), 'utf8')
    const isSheet = file.endsWith('.css')
    for (const [, name = ''] of source.matchAll(isSheet ? /(--[\w-]+):/g : /['"`](--[\w-]+)/g))
      set.add(name)
    if (isSheet) for (const [, name = ''] of source.matchAll(/var\((--[\w-]+)/g)) read.add(name)
  }
  // Scripts build some names from parts, such as `--custom-${name}`.
  const begins = [...set].filter((name) => name.endsWith('-'))
  const isSet = (name: string) => set.has(name) || begins.some((part) => name.startsWith(part))
  expect([...read].filter((name) => !isSet(name))).toEqual([])
})
