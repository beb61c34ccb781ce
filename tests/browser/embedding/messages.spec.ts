import * as fc from 'fast-check'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'

import { readMessageFromFrame, readMessageFromPage } from '../../../shared/embed/messages.ts'
import { nearly } from '../../../shared/testing/hostile.ts'
import { complaintsOf } from '../../support/browser/browser.ts'
import { frameWords } from '../../../web/words/frame.ts'
import {
  heightOf,
  inSection,
  messagesTo,
  scrollTo,
  themeIn,
  openEmbeddingTestbed,
} from '../../support/embedding/foreign-page.ts'

const { look, tableWith, visitor } = openEmbeddingTestbed()

const messageCount = (page: Page): Promise<number> =>
  page.evaluate(() => (window as unknown as { messages: unknown[] }).messages.length)

/**
 * Returns messages between frame and page: valid messages, and messages with many kinds of small
 * mistakes.
 */
function anyMessages(count: number): unknown[] {
  const right = [
    { tischlein: 1, type: 'theme', theme: 'dark' },
    { tischlein: 1, type: 'lang', lang: 'fr' },
    {
      tischlein: 1,
      type: 'looks',
      looks: { accent: '#fff', ground: '#000', radius: '9px', font: '' },
    },
    { tischlein: 1, type: 'record', text: '{}' },
    { tischlein: 1, type: 'ready' },
    { tischlein: 1, type: 'resize', height: 777 },
    { tischlein: 1, type: 'turn', turn: 3, seats: [0] },
    { tischlein: 1, type: 'ended', outcome: null },
  ]
  const one = fc.constantFrom(...right)
  const texts = fc.oneof(
    { weight: 1, arbitrary: one.map((message) => JSON.stringify(message)) },
    { weight: 9, arbitrary: nearly(one) },
  )
  return fc.sample(texts, { numRuns: count, seed: 1 }).map((text) => {
    try {
      return JSON.parse(text) as unknown
    } catch {
      return null
    }
  })
}

describe('a message that the page did not send', () => {
  test('has no effect: malformed requests, requests of another frame, or invented events', async () => {
    const { code } = await tableWith(['Ada'])
    const page = await visitor(code)
    await scrollTo(page, 'watch')
    const frame = inSection(page, 'watch')
    await frame.getByText(frameWords.en.before).waitFor()
    await scrollTo(page, 'sandbox')
    const beside = inSection(page, 'sandbox')
    await beside.getByText(frameWords.en.before).waitFor()
    const height = await heightOf(page, 'watch')

    await page.locator('#watch tischlein-table').evaluate((element) => {
      const inside = element.shadowRoot?.querySelector('iframe')?.contentWindow
      for (const wish of [
        null,
        'theme',
        { type: 'theme', theme: 'dark' },
        { tischlein: 2, type: 'theme', theme: 'dark' },
        { tischlein: 1, type: 'theme', theme: 'neon' },
        { tischlein: 1, type: 'theme', theme: ['dark'] },
        { tischlein: 1, type: 'lang', lang: 'xx' },
        { tischlein: 1, type: 'lang', lang: { toString: null } },
        { tischlein: 1, type: 'sit', name: 'Eve' },
      ])
        inside?.postMessage(wish, '*')
      window.postMessage({ tischlein: 1, type: 'resize', height: 777 }, '*')
      window.postMessage({ tischlein: 1, type: 'ended', outcome: null }, '*')
    })
    await beside.locator('html').evaluate(() => {
      parent.postMessage({ tischlein: 1, type: 'resize', height: 777 }, '*')
      for (let one = 0; one < parent.length; one++)
        parent[one]?.postMessage({ tischlein: 1, type: 'theme', theme: 'dark' }, '*')
    })
    // Messages arrive in order. So once the frame has received the new language, it has received
    // all earlier messages, too.
    await page.getByLabel('Language').selectOption('de')
    await frame.getByText(frameWords.de.before).waitFor()
    expect(await themeIn(frame)).toBe(null)
    expect(await themeIn(beside)).toBe(null)
    expect(await heightOf(page, 'watch')).toBe(height)
    expect(await page.locator('output').textContent()).not.toContain('ended')
  })

  test('changes nothing, whatever its content or origin', async () => {
    const { code } = await tableWith(['Ada'])
    const page = await visitor(code)
    const complaints = complaintsOf(page)
    await scrollTo(page, 'watch')
    const frame = inSection(page, 'watch')
    await frame.getByText(frameWords.en.before).waitFor()
    await scrollTo(page, 'sandbox')
    const beside = inSection(page, 'sandbox')
    await beside.getByText(frameWords.en.before).waitFor()
    const [height, before] = [await heightOf(page, 'watch'), await look(code)]
    const countBefore = await messageCount(page)

    const messages = anyMessages(600)
    await page.locator('#watch tischlein-table').evaluate(
      (element, wishes) => {
        const inside = element.shadowRoot?.querySelector('iframe')?.contentWindow
        const circle: unknown[] = []
        circle.push(circle)
        const odd = [circle, new Map([['tischlein', 1]]), new Date(), 1n, NaN, undefined]
        const buffers = [new ArrayBuffer(9), new Uint8Array(1e6), new Blob(['x'])]
        for (const wish of [...JSON.parse(wishes), ...odd, ...buffers]) {
          inside?.postMessage(wish, '*')
          window.postMessage(wish, '*')
        }
      },
      JSON.stringify(messages.filter((one) => readMessageFromPage(one) === null)),
    )
    await frame.locator('html').evaluate(
      (_, news) => {
        for (const one of JSON.parse(news)) parent.postMessage(one, '*')
      },
      JSON.stringify(messages.filter((one) => readMessageFromFrame(one) === null)),
    )
    // Another frame sends all messages, including the valid ones. They must have no effect.
    await beside.locator('html').evaluate((_, all) => {
      const ones: unknown[] = JSON.parse(all)
      for (const one of ones)
        for (let window = 0; window < parent.length; window++) parent[window]?.postMessage(one, '*')
      for (const one of ones) parent.postMessage(one, '*')
    }, JSON.stringify(messages))
    await page.getByLabel('Language').selectOption('de')
    await frame.getByText(frameWords.de.before).waitFor()
    await expect.poll(() => messageCount(page)).toBeGreaterThan(countBefore + messages.length)
    expect(await themeIn(frame)).toBe(null)
    expect(await themeIn(beside)).toBe(null)
    expect(await heightOf(page, 'watch')).toBe(height)
    expect(await page.locator('output').textContent()).not.toContain('ended')
    expect((await look(code)).table.seats).toEqual(before.table.seats)
    expect(complaints).toEqual([])
  })

  test('does not move the embedding page, whatever height a frame requests', async () => {
    const { code } = await tableWith(['Ada'])
    const page = await visitor(code)
    await scrollTo(page, 'watch')
    const frame = inSection(page, 'watch')
    await frame.getByText(frameWords.en.before).waitFor()
    const before = await heightOf(page, 'watch')
    const heights = [1_000_000, -5, '100%', 500]
    for (const height of heights)
      await frame.locator('html').evaluate((_, wanted) => {
        parent.postMessage({ tischlein: 1, type: 'resize', height: wanted }, '*')
      }, height)
    // Other frames on the page can send messages at the same time, so only check that `heights` are
    // among the messages.
    const said = async () => (await messagesTo(page)).map(({ height }) => height)
    await expect.poll(said).toEqual(expect.arrayContaining(heights))
    expect(await heightOf(page, 'watch')).toBe(before)
  })
})
