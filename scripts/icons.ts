import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import { openBrowser } from '../testing/browser/browser.ts'
import { root } from './local/build.ts'

// Draws the icons that phones want as pixels from the one that is drawn by hand. Run it after favicon.svg has changed.

const folder = join(root, 'web/public')

/** A mask cuts up to a fifth off each side, so what matters keeps away from the edge, and the ground fills it. */
const icons = [
  { file: 'icon-192.png', size: 192, masked: false },
  { file: 'icon-512.png', size: 512, masked: false },
  { file: 'icon-maskable.png', size: 512, masked: true },
] as const
const ground = '#1c5c49'

const drawing = await readFile(join(folder, 'favicon.svg'), 'utf8')
const browser = await openBrowser()
for (const { file, size, masked } of icons) {
  const page = await browser.newPage({ viewport: { width: size, height: size } })
  const style = masked ? `background:${ground};padding:${size * 0.12}px` : ''
  await page.setContent(
    `<body style="margin:0"><div style="box-sizing:border-box;width:${size}px;height:${size}px;${style}">${drawing}</div>`,
  )
  await writeFile(join(folder, file), await page.screenshot({ omitBackground: !masked }))
}
await browser.close()
