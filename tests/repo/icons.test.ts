import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'

type Manifest = {
  readonly background_color: string
  readonly theme_color: string
  readonly icons: readonly { readonly src: string; readonly sizes: string }[]
}

const web = join(import.meta.dirname, '../../web')
const html = await readFile(join(web, 'index.html'), 'utf8')
const manifest = JSON.parse(
  await readFile(join(web, 'public/manifest.webmanifest'), 'utf8'),
) as Manifest

/** Returns the size from the header of a PNG file. */
async function sizeOf(address: string): Promise<string> {
  const head = await readFile(join(web, 'public', address))
  expect(head.toString('latin1', 1, 4)).toBe('PNG')
  return `${head.readUInt32BE(16)}x${head.readUInt32BE(20)}`
}

test('each icon is as large as the manifest says', async () => {
  const drawn = manifest.icons.filter(({ sizes }) => sizes !== 'any')
  expect(drawn.length).toBeGreaterThan(0)
  for (const { src, sizes } of drawn) expect(await sizeOf(src)).toBe(sizes)
  const [, touch = ''] = /rel="apple-touch-icon" href="([^"]+)"/.exec(html) ?? []
  expect(await sizeOf(touch)).toBe('180x180')
})

test('every page that links a vector icon finds it', async () => {
  const named = manifest.icons.filter(({ sizes }) => sizes === 'any').map(({ src }) => src)
  for (const address of [...named, '/favicon.svg', '/favicon-turn.svg'])
    expect(await readFile(join(web, 'public', address), 'utf8')).toMatch(/^<svg .*viewBox/)
})

test('the window of the app has the colour of the page', () => {
  const [light] = [...html.matchAll(/name="theme-color" content="(#[\da-f]{6})"/g)].map(
    ([, colour]) => colour,
  )
  expect(manifest.theme_color).toBe(light)
  expect(manifest.background_color).toBe(light)
})
