import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'

import { darkPalette, lightPalette, type Palette } from '../../worker/preview/palette.ts'

test('pictures of a table have the colours of the page', async () => {
  const tokens = await readFile(join(import.meta.dirname, '../../web/styles/tokens.css'), 'utf8')
  for (const name of Object.keys(lightPalette) as (keyof Palette)[]) {
    const token = name.replaceAll(/[A-Z]|\d/g, (letter) => `-${letter.toLowerCase()}`)
    const [day, evening] = [lightPalette[name], darkPalette[name]]
    const value = day === evening ? day : `light-dark(${day}, ${evening})`
    expect(tokens).toContain(`--${token}: ${value};`)
  }
})
