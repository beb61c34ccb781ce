import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import { openBrowser } from '../../tests/support/browser/browser.ts'
import { root } from '../cli/local/build.ts'

// Renders the hand-drawn icon.svg to the PNG icons that phones need. Run this script after icon.svg
// has changed.

const folder = join(root, 'web/public')

const icons = [
  { file: 'icon-192.png', size: 192, style: '' },
  { file: 'icon-512.png', size: 512, style: '' },
  // The operating system rounds the corners of this icon, so the file has square corners.
  { file: 'icon-180.png', size: 180, style: '#edge rect { rx: 0 }' },
  // Phones crop this icon to their own shape, but always show a circle of 80 % of its width. So the
  // drawing is scaled to fit into that circle.
  {
    file: 'icon-maskable.png',
    size: 512,
    style:
      '#edge rect { rx: 0 } #drawing { transform: translateY(-6px) scale(0.8); transform-origin: center }',
  },
] as const

const drawing = await readFile(join(folder, 'icon.svg'), 'utf8')
const browser = await openBrowser()
for (const { file, size, style } of icons) {
  const page = await browser.newPage({ viewport: { width: size, height: size } })
  await page.setContent(`<style>body { margin: 0 } ${style}</style>${drawing}`)
  await writeFile(join(folder, file), await page.screenshot({ omitBackground: true }))
}
await browser.close()
