import { buffer } from 'node:stream/consumers'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'

import { sharingWords } from '../../web/words/sharing.ts'
import { complaintsOf } from '../support/browser/browser.ts'
import { openTestbed } from '../support/browser/testbed.ts'
import { faults } from '../support/faults.ts'
import { finishedTable } from '../support/finished-table.ts'
import { pageWords } from '../support/page-words.ts'

const { over, review } = pageWords.en

const testbed = openTestbed()

const preview = (page: Page) => page.locator('.share-picture-preview img')
const deed = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const says = (page: Page, news: string) =>
  page.getByRole('dialog').getByRole('status').filter({ hasText: news }).waitFor()

/** Opens the share sheet of a finished table, and waits for the picture. */
async function openSheet(page: Page, code: string): Promise<void> {
  await page.goto(`${testbed.origin()}/${code}`)
  await deed(page, over.more).click()
  await preview(page).waitFor()
}

/** Lets the browser decode the picture in the clipboard, and returns its size. */
const copiedSize = (page: Page) =>
  page.evaluate(async () => {
    const [item] = await navigator.clipboard.read()
    const blob = await item?.getType('image/png')
    if (blob === undefined) return null
    const { width, height } = await createImageBitmap(blob)
    return { width, height }
  })

/** Returns the URLs in `urls` that belong to scripts for copying pictures. */
async function pictureScripts(page: Page, urls: readonly string[]): Promise<string[]> {
  const scripts = urls.filter((url) => url.endsWith('.js'))
  const texts = await Promise.all(scripts.map(async (url) => (await page.request.get(url)).text()))
  return scripts.filter((_, at) => texts[at]?.includes('ClipboardItem'))
}

/** Lets the browser decode a video, and returns its size. */
const decodeVideo = (page: Page, video: Buffer) =>
  page.evaluate(async (base64) => {
    const shown = document.createElement('video')
    shown.muted = true
    shown.src = `data:video/webm;base64,${base64}`
    await new Promise((resolve, reject) => {
      shown.addEventListener('loadeddata', resolve)
      shown.addEventListener('error', reject)
    })
    return { width: shown.videoWidth, height: shown.videoHeight }
  }, video.toString('base64'))

/** Returns the size of a PNG file, from its header. */
function sizeOf(png: Buffer) {
  expect(png.subarray(1, 4).toString()).toBe('PNG')
  return { width: png.readUInt32BE(16), height: png.readUInt32BE(20) }
}

test('the picture of a game is copied and downloaded in two sizes, without the names and the code', async () => {
  const ada = await testbed.person('desktop')
  await ada.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  const complaints = complaintsOf(ada)
  const code = await finishedTable(testbed.origin(), 'the-game')
  await openSheet(ada, code)
  // This browser has no share sheet.
  expect(await deed(ada, sharingWords.en.send).count()).toBe(0)
  expect(await faults(ada)).toEqual([])

  await deed(ada, sharingWords.en.copyPicture).click()
  await says(ada, sharingWords.en.done.picture)
  expect(await copiedSize(ada)).toEqual({ width: 1080, height: 1080 })

  await ada.getByText(sharingWords.en.shapes.wide, { exact: true }).click()
  await ada.locator('.share-picture-preview[data-shape=wide] img').waitFor()
  const downloading = ada.waitForEvent('download')
  await ada.getByRole('link', { name: sharingWords.en.download }).click()
  const download = await downloading
  await says(ada, sharingWords.en.done.downloaded)
  expect(download.suggestedFilename()).toBe('tischlein-the-game.png')
  expect(sizeOf(await buffer(await download.createReadStream()))).toEqual({
    width: 1200,
    height: 630,
  })

  await deed(ada, sharingWords.en.copyText).click()
  await says(ada, sharingWords.en.done.text)
  const copied = await ada.evaluate(() => navigator.clipboard.readText())
  expect(copied).toMatch(/The Game, .*two.*\.\n/)
  expect(copied.endsWith(`\n${testbed.origin()}/`)).toBe(true)
  expect(copied).not.toMatch(new RegExp(`Ada|Bo|${code}`))
  expect(complaints).toEqual([])
}, 60_000)

test('the share sheet of the device gets the picture and the text, and may be closed', async () => {
  const ada = await testbed.person('phone')
  await ada.addInitScript(() => {
    const shared: { readonly name: string; readonly type: string; readonly text: string }[] = []
    const answers = [
      () => Promise.resolve(),
      () => Promise.reject(new DOMException('closed', 'AbortError')),
      () => Promise.reject(new DOMException('broken', 'DataError')),
    ]
    Object.assign(globalThis, { shared })
    Object.assign(navigator, {
      canShare: () => true,
      share: ({ files: [file], text: said }: { files: File[]; text: string }) => {
        shared.push({ name: file?.name ?? '', type: file?.type ?? '', text: said })
        return answers[shared.length - 1]?.()
      },
    })
  })
  const code = await finishedTable(testbed.origin(), 'switch')
  await openSheet(ada, code)
  expect(await faults(ada)).toEqual([])
  await deed(ada, sharingWords.en.send).click()
  await says(ada, sharingWords.en.done.sent)
  await deed(ada, sharingWords.en.send).click()
  const shared = () => ada.evaluate(() => (globalThis as unknown as { shared: unknown[] }).shared)
  await expect.poll(async () => (await shared()).length).toBe(2)
  await says(ada, sharingWords.en.done.sent)
  await deed(ada, sharingWords.en.send).click()
  await says(ada, sharingWords.en.failed.send)
  expect((await shared())[0]).toEqual({
    name: 'tischlein-switch.png',
    type: 'image/png',
    text: expect.stringMatching(/^What a round! Switch, .*two of us\.\nhttp.*\/$/),
  })
}, 60_000)

test('a browser that copies no pictures says so, and nothing is loaded before Share is tapped', async () => {
  const ada = await testbed.person('small')
  await ada.addInitScript(() => Object.assign(globalThis, { ClipboardItem: undefined }))
  const urls: string[] = []
  ada.on('request', (request) => urls.push(request.url()))
  const code = await finishedTable(testbed.origin(), 'nix')
  await ada.goto(`${testbed.origin()}/${code}`)
  await deed(ada, over.more).waitFor()
  await ada.waitForLoadState('networkidle')
  expect(await pictureScripts(ada, urls)).toEqual([])
  await deed(ada, over.more).click()
  await preview(ada).waitFor()
  expect(await pictureScripts(ada, urls)).toHaveLength(1)
  await deed(ada, sharingWords.en.copyPicture).click()
  await says(ada, sharingWords.en.failed.picture)
}, 60_000)

test('a shared step of a replay shows players by the colours of their pieces', async () => {
  const eve = await testbed.person('desktop')
  const code = await finishedTable(testbed.origin(), 'high-low')
  await eve.goto(`${testbed.origin()}/${code}#step=9`)
  await deed(eve, review.share).click()
  await preview(eve).waitFor()
  expect(await faults(eve)).toEqual([])
  const alt = (await preview(eve).getAttribute('alt')) ?? ''
  expect(alt).toMatch(/\b(Blue|Red)\b.*High & Low, step 9 of \d+\.$/)
  expect(alt).not.toMatch(/\b(Ada|Bo)\b/)
  // Arrow keys choose the format in the sheet, and leave the replay at its step.
  await eve.getByRole('radio', { name: sharingWords.en.shapes.square }).press('ArrowRight')
  await eve.locator('.share-picture-preview[data-shape=wide] img').waitFor()
  expect(new URL(eve.url()).hash).toBe('#step=9')
}, 60_000)

test('a clip of the last moves is recorded, and downloaded as a small video', async () => {
  const ada = await testbed.person('desktop')
  await ada.clock.install()
  const complaints = complaintsOf(ada)
  const code = await finishedTable(testbed.origin(), 'the-game')
  await openSheet(ada, code)
  await ada.getByText(sharingWords.en.shapes.clip, { exact: true }).click()
  await says(ada, sharingWords.en.clip.recording)
  expect(await faults(ada)).toEqual([])
  const link = ada.getByRole('link', { name: sharingWords.en.download })
  await expect
    .poll(
      async () => {
        await ada.clock.runFor(1_000)
        return link.count()
      },
      { timeout: 40_000 },
    )
    .toBe(1)
  await says(ada, sharingWords.en.clip.ready)
  const downloading = ada.waitForEvent('download')
  await link.click()
  const download = await downloading
  await says(ada, sharingWords.en.clip.downloaded)
  expect(download.suggestedFilename()).toBe('tischlein-the-game.webm')
  const video = await buffer(await download.createReadStream())
  expect(video.length).toBeLessThanOrEqual(3_000_000)
  const player = await testbed.person('desktop')
  expect(await decodeVideo(player, video)).toEqual({ width: 720, height: 720 })
  expect(complaints).toEqual([])
}, 60_000)

test('a browser that records no WebM offers pictures only', async () => {
  const ada = await testbed.person('small')
  await ada.addInitScript(() => {
    MediaRecorder.isTypeSupported = () => false
  })
  await openSheet(ada, await finishedTable(testbed.origin(), 'nix'))
  expect(await ada.locator('.share-picture .choice label').allTextContents()).toEqual([
    sharingWords.en.shapes.square,
    sharingWords.en.shapes.wide,
  ])
}, 60_000)
