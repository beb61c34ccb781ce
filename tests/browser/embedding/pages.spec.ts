import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'

import { complaintsOf } from '../../support/browser/browser.ts'
import { frameWords } from '../../../web/words/frame.ts'
import { words as en } from '../../../web/words/en/index.ts'
import { pileButton } from '../../support/boards/the-game.ts'
import { faults } from '../../support/faults.ts'
import { openEmbeddingTestbed } from '../../support/embedding/foreign-page.ts'

const { origin, person, tableWith, visitor } = openEmbeddingTestbed()

test('other pages refuse to be embedded', async () => {
  const { code } = await tableWith(['Ada'])
  const page = await visitor(code)
  for (const path of ['/', `/${code}`, '/tables', '/verify', '/rules/the-game', '/nothing/here']) {
    const framed = await page.evaluateHandle(async (src) => {
      const frame = document.createElement('iframe')
      frame.src = src
      await new Promise((loaded) => {
        frame.addEventListener('load', loaded)
        document.body.append(frame)
      })
      return frame
    }, origin() + path)
    const frame = await framed.asElement()?.contentFrame()
    expect([path, frame?.url()]).toEqual([path, 'chrome-error://chromewebdata/'])
  }
})

test('an overlay shows the board without a background, and nothing in it can be operated', async () => {
  const { code, start } = await tableWith(['Ada', 'Bo'])
  await start()
  const streamer = await person()
  const complaints = complaintsOf(streamer)
  await streamer.goto(`${origin()}/overlay/${code}?theme=dark`)
  await streamer.locator('[data-pile="3"]').waitFor()
  const ground = await streamer.locator('html').evaluate((root) => {
    const { backgroundColor, backgroundImage } = getComputedStyle(root)
    return [backgroundColor, backgroundImage, getComputedStyle(document.body).backgroundColor]
  })
  expect(ground).toEqual(['rgba(0, 0, 0, 0)', 'none', 'rgba(0, 0, 0, 0)'])
  expect(await pileButton(streamer, 3).evaluate(isReached)).toBe(false)
  await streamer.keyboard.press('Tab')
  expect(await streamer.evaluate(() => document.activeElement?.tagName)).toBe('BODY')
  expect(complaints).toEqual([])
})

/** Returns whether a tap on the centre of an element would reach this element. */
function isReached(element: Element): boolean {
  const { x, y, width, height } = element.getBoundingClientRect()
  return element.contains(document.elementFromPoint(x + width / 2, y + height / 2))
}

test.each([
  ['/embed/BCDFGH', 404, en.refusals['no-such-table']],
  ['/embed/hello', 400, en.refusals['malformed-code']],
  ['/embed?game=go-fish', 404, en.refusals['no-such-game']],
  ['/embed', 400, frameWords.en.unknown('game')],
  ['/embed/BCDFGH?theme=neon', 400, frameWords.en.unknown('theme')],
  ['/embed/BCDFGH?lang=xx', 400, frameWords.en.unknown('lang')],
  ['/embed/BCDFGH?mode=deal', 400, frameWords.en.unknown('mode')],
  ['/embed/BCDFGH/more', 404, en.refusals['no-such-page']],
  ['/overlay/BCDFGH', 404, en.refusals['no-such-table']],
])('%s is answered with %i and says why', async (path, status, why) => {
  const ada = await person('phone')
  const answer = await ada.goto(origin() + path)
  expect(answer?.status()).toBe(status)
  await ada.getByText(why).waitFor()
})

test.each([
  ['light', 'phone'],
  ['dark', 'desktop'],
] as const)('no frame has an accessibility violation: %s, %s', async (colours, screen) => {
  const { code, start } = await tableWith(['Ada', 'Bo'])
  const ada = await person(screen)
  const found: Record<string, string[]> = {}
  const check = async (what: string, path: string, settled = 'main') => {
    await ada.goto(`${origin()}${path}${path.includes('?') ? '&' : '?'}theme=${colours}`)
    await ada.locator(settled).first().waitFor()
    found[what] = await faults(ada)
  }
  await check('fresh', '/embed?game=the-game')
  await check('wrong', '/embed/hello')
  await check('before', `/embed/${code}`, 'main .before-deal')
  await start()
  await check('watching', `/embed/${code}`, 'main.stage')
  await check('playing', `/embed/${code}?mode=play`, 'main.stage')
  expect(found).toEqual({ fresh: [], wrong: [], before: [], watching: [], playing: [] })
})

const policyOf = async (path: string): Promise<string> =>
  (await fetch(origin() + path)).headers.get('Content-Security-Policy') ?? ''

test('only frames can be embedded, and no page runs scripts or styles but its own', async () => {
  const { code } = await tableWith(['Ada'])
  const anywhere = [`/embed/${code}`, `/embed/${code}?mode=play`, '/embed?game=the-game']
  const overlays = [`/overlay/${code}`, '/overlay/BCDFGH', '/embed/hello']
  const own = ['/', `/${code}`, '/tables', '/verify', '/rules/the-game', '/open/the-game', '/no']
  const pictures = [`/preview/${code}.png`, `/picture/${code}.svg`]
  for (const path of [...anywhere, ...overlays])
    expect([path, await policyOf(path)]).toEqual([
      path,
      expect.stringMatching(/frame-ancestors \*$/),
    ])
  for (const path of [...own, ...pictures])
    expect([path, await policyOf(path)]).toEqual([
      path,
      expect.stringMatching(/frame-ancestors 'self'$/),
    ])
  for (const path of [...anywhere, ...overlays, ...own]) {
    const policy = await policyOf(path)
    expect(policy).not.toContain('unsafe')
    // Only the page of a table has an inline script, which the policy allows by its hash.
    const scripts = path === `/${code}` ? `'self' '${await hashOfScriptIn(path)}'` : `'self'`
    expect(policy).toContain(`script-src ${scripts}; style-src 'self'; `)
  }
})

async function hashOfScriptIn(path: string): Promise<string> {
  const [, script = ''] =
    /<script>(.*?)<\/script>/s.exec(await (await fetch(origin() + path)).text()) ?? []
  expect(script).not.toBe('')
  return `sha256-${createHash('sha256').update(script).digest('base64')}`
}

test('any page can load the scripts for embedding, whose addresses have no hash, and our static files', async () => {
  const page = await (await fetch(origin())).text()
  const files = [...page.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map(([, file]) => file)
  expect(files.length).toBeGreaterThan(1)
  for (const file of ['/embed.js', '/client.js', '/client.d.ts', ...files]) {
    const { status, headers } = await fetch(origin() + file)
    expect([file, status, headers.get('Access-Control-Allow-Origin')]).toEqual([file, 200, '*'])
  }
  const { headers } = await fetch(`${origin()}/embed.js`)
  expect(headers.get('Cache-Control')).toBe('public, max-age=300')
})
