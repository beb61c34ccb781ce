import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { argv, stdout } from 'node:process'
import { setTimeout as pause } from 'node:timers/promises'
import type { Page } from 'playwright-core'

import { ask } from '../../client/ask.ts'
import { lay, position } from '../../shared/games/switch/testing/positions.ts'
import { serveExample } from '../../examples/embedding/serve.ts'
import { openBrowser } from '../../tests/support/browser/browser.ts'
import { connect, openTable, sit } from '../../tests/support/seat-client.ts'
import { startFreshService } from '../../tests/support/service-process.ts'
import { changeState } from '../../tests/support/stored-tables.ts'
import { root } from '../cli/local/build.ts'
import { animatedWebp, type Frame } from './webp.ts'

// Makes the pictures of the documents from the real page: some moves of Switch for README, and the
// same table in another site's page for docs/embedding.md. Run `npm run build` first.
//   npx node tools/assets/readme-pictures.ts [FOLDER]

const [folder = join(root, 'docs/pictures')] = argv.slice(2)
const window = { width: 1280, height: 800 }
const size = { width: 960, height: 600 }
const names = ['Öznur', 'Wilhelmine-Marie', 'Lynx', 'Castor'] as const
const hands = ['9♥ 7♥ 4♦ K♣ J♣', '9♠ 5♣ 6♠ Q♠', '5♠ 8♦ 3♠ 10♠', '5♥ J♦ 2♦ 10♦']
const played = ['9♥', '9♠', '5♠', '5♥', '7♥']

/**
 * The factor by which animations are slowed down during the recording. A screenshot takes longer
 * than a frame, so the recording would miss frames.
 */
const slowness = 10
/** How long the animated picture shows each move, in milliseconds. */
const moveTime = 1_300

type Screenshot = { readonly png: string; readonly at: number }

const browser = await openBrowser()
let service = await startFreshService()
try {
  const code = await openTable(service.origin, 'switch', {})
  const tokens: string[] = []
  for (const name of names) tokens.push((await sit(service.origin, code, name)).token)
  await send(0, 'commands', { type: 'start' })
  service = await service.changeStored((stored) =>
    changeState(stored, code, position({ hands, discards: '6♣ 6♥ 7♦ 4♥' })),
  )
  const page = await (await browser.newContext({ viewport: window, locale: 'en-GB' })).newPage()
  await page.goto(`${service.origin}/${code}#seat=${tokens[0]}`)
  await page.getByRole('option').first().waitFor({ timeout: 120_000 })
  await pause(3_000)

  const others = await Promise.all(
    tokens.slice(1).map((token) => connect(service.origin, code, token)),
  )
  const screenshots = await record(page, async () => {
    for (const [turn, card] of played.entries()) {
      await send(turn % names.length, 'moves', { turn, move: lay(card) })
      await pause(moveTime * slowness)
    }
  })
  const frames = await changedParts(page, screenshots)
  const file = animatedWebp(size.width, size.height, frames)
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, 'switch.webp'), file)
  stdout.write(`${frames.length} frames, ${Math.round(file.length / 1_000)} KB\n`)

  const example = await serveExample({ tischlein: service.origin, code, port: 0 })
  const blog = await browser.newPage({ viewport: { width: 960, height: 800 } })
  await blog.goto(example.origin)
  const frame = blog.locator('#watch iframe')
  await blog.locator('#watch tischlein-table').scrollIntoViewIfNeeded()
  await frame.contentFrame().getByText(names[0]).first().waitFor({ timeout: 120_000 })
  await blog.locator('#watch').scrollIntoViewIfNeeded()
  await pause(3_000)
  await blog.screenshot({ path: join(folder, 'embedded.png') })
  example.stop()
  for (const other of others) other.close()

  function send(seat: number, what: 'commands' | 'moves', body: object): Promise<unknown> {
    const address = `${service.origin}/api/tables/${code}/seat/${what}`
    const id = `${what}-${JSON.stringify(body).length}-${seat}`
    return ask(address, { token: tokens[seat] ?? '', body: { ...body, id } })
  }
} finally {
  await service.end()
  await browser.close()
}

/** Returns a screenshot of each change on the page while `act` runs. */
async function record(page: Page, act: () => Promise<void>): Promise<readonly Screenshot[]> {
  const devtools = await page.context().newCDPSession(page)
  const screenshots: Screenshot[] = []
  devtools.on('Page.screencastFrame', ({ data, sessionId, metadata }) => {
    screenshots.push({ png: data, at: ((metadata.timestamp ?? 0) * 1_000) / slowness })
    void devtools.send('Page.screencastFrameAck', { sessionId })
  })
  await devtools.send('Animation.enable')
  await devtools.send('Animation.setPlaybackRate', { playbackRate: 1 / slowness })
  await devtools.send('Page.startScreencast', {
    format: 'png',
    maxWidth: size.width,
    maxHeight: size.height,
  })
  await act()
  await devtools.send('Page.stopScreencast')
  return screenshots
}

/**
 * Returns a frame for each screenshot, with only the part that differs from the previous
 * screenshot. The browser encodes the frames, because no library here can encode WebP.
 */
async function changedParts(page: Page, screenshots: readonly Screenshot[]): Promise<Frame[]> {
  const blank = await page.context().newPage()
  await blank.goto('about:blank')
  const frames: (Omit<Frame, 'milliseconds'> & { readonly at: number })[] = []
  for (const { png, at } of screenshots) {
    if (at - (frames.at(-1)?.at ?? -Infinity) < 1_000 / 25) continue
    const part = await blank.evaluate(encodeChange, png)
    if (part) frames.push({ ...part, file: Buffer.from(part.webp, 'base64'), at })
  }
  const end = (screenshots.at(-1)?.at ?? 0) + moveTime
  return frames.map(({ file, x, y, width, height, at }, index) => {
    const milliseconds = Math.round((frames[index + 1]?.at ?? end) - at)
    return { file, x, y, width, height, milliseconds }
  })
}

/**
 * Returns the changed part of a screenshot as WebP, or null. Runs in the browser, where the global
 * `before` holds the previous screenshot.
 */
async function encodeChange(png: string) {
  const page = globalThis as unknown as { before?: ImageData }
  const bitmap = await createImageBitmap(await (await fetch(`data:image/png;base64,${png}`)).blob())
  const { width, height } = bitmap
  const canvas = new OffscreenCanvas(width, height)
  const context = canvas.getContext('2d')
  if (!context) return null
  context.drawImage(bitmap, 0, 0)
  const now = context.getImageData(0, 0, width, height)
  const [colours, before] = [new Uint32Array(now.data.buffer), page.before?.data.buffer]
  const earlier = before && new Uint32Array(before)
  let [left, top, right, bottom] = [width, height, 0, 0]
  for (const [at, colour] of colours.entries()) {
    if (earlier && earlier[at] === colour) continue
    const [x, y] = [at % width, Math.floor(at / width)]
    left = Math.min(left, x - (x % 2))
    top = Math.min(top, y - (y % 2))
    right = Math.max(right, x + 1)
    bottom = Math.max(bottom, y + 1)
  }
  if (right === 0) return null
  page.before = now
  const part = new OffscreenCanvas(right - left, bottom - top)
  part.getContext('2d')?.drawImage(bitmap, -left, -top)
  const blob = await part.convertToBlob({ type: 'image/webp', quality: 0.8 })
  const bytes = new Uint8Array(await blob.arrayBuffer())
  return { webp: bytes.toBase64(), x: left, y: top, width: part.width, height: part.height }
}
