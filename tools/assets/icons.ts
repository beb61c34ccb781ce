import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import { openBrowser } from '../../tests/support/browser/browser.ts'
import { root } from '../cli/local/build.ts'

// Draws the icons that phones want as pixels from the one that is drawn by hand. Run it after icon.svg has changed.

const folder = join(root, 'web/public')

const icons = [
  { file: 'icon-192.png', size: 192, style: '' },
  { file: 'icon-512.png', size: 512, style: '' },
  // The system that shows the icon rounds it.
  { file: 'icon-180.png', size: 180, style: '#edge rect { rx: 0 }' },
  // A mask leaves at least the circle within four fifths, so what matters keeps to that.
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
