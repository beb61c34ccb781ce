import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'

import { dark, light } from '../worker/preview/palette.ts'

test('pictures of a table have the colours of the page', async () => {
  const tokens = await readFile(join(import.meta.dirname, '../web/styles/tokens.css'), 'utf8')
  for (const name of ['felt', 'paper', 'ink', 'inkSoft', 'accent'] as const) {
    const token = name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
    expect(tokens).toContain(`--${token}: light-dark(${light[name]}, ${dark[name]});`)
  }
})
