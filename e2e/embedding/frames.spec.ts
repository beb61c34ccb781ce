import type { FrameLocator, Page } from 'playwright-core'
import { afterEach, describe, expect, test } from 'vitest'

import { type Example, serveExample } from '../../examples/embedding/serve.ts'
import { Dice } from '../../testing/dice.ts'
import { mutated, written } from '../../scripts/fuzz/hostile.ts'
import { jsonOf } from '../../scripts/fuzz/laws.ts'
import { heightFor, heights } from '../../shared/embed/height.ts'
import { readNews, readWish } from '../../shared/embed/messages.ts'
import { words as gameWords } from '../../shared/games/the-game/words/en/board.ts'
import type { PublicState } from '../../shared/wire/protocol.ts'
import { words as german } from '../../web/words/de/frame.ts'
import { words as english } from '../../web/words/en/frame.ts'
import { words as en } from '../../web/words/en/index.ts'
import { cardsOf, endButton, handOf, pileButton, playTurn } from '../boards/the-game.ts'
import { complaintsOf } from '../../testing/browser/browser.ts'
import { faults } from '../faults.ts'
import { playOutAlone } from '../../testing/finished-table.ts'
import { openTestbed } from '../../testing/browser/testbed.ts'
import { connect, openTable, sit } from '../../testing/seat-client.ts'

// The page in examples/ is somebody else's: it comes from another site, with a policy of its own.

const testbed = openTestbed()
const told = english

let examples: Example[] = []
afterEach(() => {
  for (const example of examples) example.stop()
  examples = []
})

/** A visitor of somebody else's page, on which this table stands. */
async function visitor(code: string, height = 800): Promise<Page> {
  const example = await serveExample({ tischlein: testbed.origin(), code, port: 0 })
  examples.push(example)
  const page = await testbed.person()
  await page.addInitScript(() => {
    const heard: unknown[] = []
    Object.assign(window, { heard })
    addEventListener('message', ({ data }) => heard.push(data))
  })
  await page.setViewportSize({ width: 1280, height })
  await page.goto(example.origin)
  return page
}

/** A table of The Game with somebody at it who plays from elsewhere. */
async function tableWith(names: readonly string[]) {
  const code = await openTable(testbed.origin(), 'the-game', {})
  const lines = []
  for (const name of names) {
    const { token } = await sit(testbed.origin(), code, name)
    lines.push(await connect(testbed.origin(), code, token))
  }
  const [host] = lines
  return { code, host, start: async () => void (await host?.say({ type: 'start', id: 'start' })) }
}

const inSection = (page: Page, section: string): FrameLocator =>
  page.locator(`#${section} iframe`).contentFrame()

const scrollTo = (page: Page, section: string): Promise<void> =>
  page
    .locator(`#${section} :is(tischlein-table, iframe)`)
    .first()
    .evaluate((one) => one.scrollIntoView({ block: 'center' }))

const heardBy = (page: Page): Promise<readonly Record<string, unknown>[]> =>
  page.evaluate(() => (window as unknown as { heard: Record<string, unknown>[] }).heard)

const heightOf = (page: Page, section: string): Promise<number> =>
  page.locator(`#${section} tischlein-table`).evaluate((one) => one.clientHeight)

const themeIn = (frame: FrameLocator): Promise<string | null> =>
  frame.locator('html').getAttribute('data-theme')

const isOver = (frame: FrameLocator): Promise<boolean> =>
  frame.getByRole('region', { name: en.over.title }).isVisible()

const look = async (code: string): Promise<PublicState> =>
  (await (await fetch(`${testbed.origin()}/api/tables/${code}`)).json()) as PublicState

test('a table on a foreign page is a poster until somebody scrolls to it, and then shows the game to whoever looks', async () => {
  const { code, start } = await tableWith(['Ada', 'Bo'])
  await start()
  const page = await visitor(code, 200)
  const complaints = complaintsOf(page)
  const section = page.locator('#watch')
  await section.getByText(`${code.slice(0, 3)}·${code.slice(3)}`).waitFor()
  await section.getByRole('link', { name: 'Our table' }).first().waitFor()
  expect(await section.locator('iframe').count()).toBe(0)
  const height = await heightOf(page, 'watch')

  await scrollTo(page, 'watch')
  const frame = inSection(page, 'watch')
  await pileButton(frame, 0).waitFor()
  await frame.getByText('Bo').waitFor()
  expect(await handOf(frame).count()).toBe(0)
  expect(await frame.getByRole('button', { name: en.sitDownAs('').trim() }).count()).toBe(0)
  expect(await heightOf(page, 'watch')).toBe(height)
  expect((await look(code)).table.seats).toHaveLength(2)
  expect(complaints).toEqual([])
})

test('a whole game is played inside a frame, which tells the page around what every watcher knows and nothing else', async () => {
  const { code } = await tableWith([])
  const page = await visitor(code)
  const complaints = complaintsOf(page)
  await scrollTo(page, 'play')
  const frame = inSection(page, 'play')
  await frame.getByRole('button', { name: en.sitDownAs('').trim() }).click()
  await frame.getByRole('button', { name: en.seats.start }).click()
  await handOf(frame).first().waitFor()
  expect((await cardsOf(frame)).length).toBeGreaterThan(0)
  const width = await page.locator('#play tischlein-table').evaluate((one) => one.clientWidth)
  expect(await heightOf(page, 'play')).toBe(heightFor(width, 'play'))

  while (!(await isOver(frame))) {
    await playTurn(frame, async () => !(await isOver(frame)))
    await endButton(frame)
      .and(frame.locator('[aria-disabled="false"]'))
      .waitFor({ state: 'hidden' })
  }

  await frame.getByRole('region', { name: en.over.title }).waitFor()
  await page.waitForFunction(() => document.querySelector('output')?.textContent?.includes('ended'))
  const { table } = await look(code)
  const heard = (await heardBy(page)).filter(({ tischlein }) => tischlein === 1)
  const kinds: Record<string, readonly string[]> = {
    ready: [],
    resize: ['height'],
    turn: ['turn', 'seats'],
    ended: ['outcome'],
  }
  for (const message of heard)
    expect(Object.keys(message).toSorted()).toEqual(
      ['tischlein', 'type', ...(kinds[String(message['type'])] ?? ['?'])].toSorted(),
    )
  expect(new Set(heard.map(({ type }) => type))).toEqual(new Set(Object.keys(kinds)))
  expect(heard[0]).toEqual({ tischlein: 1, type: 'ready' })
  expect(heard.filter(({ type }) => type === 'turn').length).toBeGreaterThan(5)
  expect(heard.at(-1)).toEqual({ tischlein: 1, type: 'ended', outcome: table.outcome })
  const ending = gameWords.outcome(table.outcome ?? { kind: 'places', places: [], points: [] })
  await frame.getByRole('heading', { name: ending }).waitFor()
  expect(complaints).toEqual([])
}, 240_000)

test('a frame that somebody plays in tells the page around no move before watchers see it', async () => {
  const { code, host, start } = await tableWith(['Ada'])
  await host?.say({ type: 'delay', id: 'delay', moves: 3 })
  const page = await visitor(code)
  await scrollTo(page, 'play')
  const frame = inSection(page, 'play')
  await frame.getByRole('button', { name: en.sitDownAs('').trim() }).click()
  await frame.getByRole('button', { name: en.menu.title }).waitFor()
  await expect.poll(() => host?.table().seats.length).toBe(2)
  await start()
  await handOf(frame).first().waitFor()
  // From the lowest card to the highest, each may lie on the first pile.
  const { hand = [] } = (host?.shown()?.view ?? {}) as { hand?: readonly number[] }
  for (const [turn, card] of hand
    .toSorted((a, b) => a - b)
    .slice(0, 4)
    .entries()) {
    const move = { do: 'play', card, pile: 0 }
    expect(await host?.say({ type: 'move', id: `${turn}`, turn, move })).toMatchObject({
      type: 'done',
    })
  }
  // From this frame, not only from those beside it whose viewers watch.
  await page
    .locator('output')
    .getByText(/play: {[^}]*"turn":1,/)
    .waitFor()
  const heard = await heardBy(page)
  const turns = heard.filter(({ type }) => type === 'turn').map(({ turn }) => turn)
  expect(new Set(turns)).toEqual(new Set([0, 1]))
  expect((await look(code)).shown?.turn).toBe(1)
})

test('where the game is over, the frame shows the end and plays it again, also in a sandbox', async () => {
  const { code } = await tableWith([])
  await playOutAlone(testbed.origin(), code)
  const page = await visitor(code)
  const complaints = complaintsOf(page)
  for (const section of ['watch', 'sandbox']) {
    await scrollTo(page, section)
    const frame = inSection(page, section)
    await frame.getByRole('button', { name: 'Watch the replay' }).click()
    await frame.getByRole('button', { name: 'To the beginning' }).click()
    await frame.getByText('The cards are dealt.').waitFor()
    await frame.getByRole('button', { name: en.review.short }).click()
    await frame.getByRole('img', { name: en.review.curve }).waitFor()
    await frame.getByRole('button', { name: 'Close the replay' }).click()
    await frame.getByRole('region', { name: en.over.title }).waitFor()
    await frame.locator('html').evaluate(() => location.reload())
    await frame.getByRole('region', { name: en.over.title }).waitFor()
  }
  expect(complaints).toEqual([])
})

test('in a sandbox without an origin everybody watches, and nobody is offered a seat', async () => {
  const { code, start } = await tableWith(['Ada', 'Bo'])
  const page = await visitor(code)
  const complaints = complaintsOf(page)
  await scrollTo(page, 'sandbox')
  const frame = inSection(page, 'sandbox')
  await frame.getByText(told.before).waitFor()
  expect(await frame.locator('html').evaluate(() => self.origin)).toBe('null')
  await start()
  await pileButton(frame, 3).waitFor()
  expect(complaints).toEqual([])

  await page.locator('#sandbox iframe').evaluate((one: HTMLIFrameElement) => {
    one.src += '?mode=play'
  })
  await frame.getByText(told.boxed).waitFor()
  expect(await frame.getByRole('link', { name: told.ownTab }).getAttribute('href')).toBe(`/${code}`)
})

test('colours and language follow the attributes of the element, and are nobody’s choice for ever', async () => {
  const { code } = await tableWith(['Ada'])
  const page = await visitor(code)
  await scrollTo(page, 'watch')
  const frame = inSection(page, 'watch')
  await frame.getByText(told.before).waitFor()
  await page.getByLabel('Colours').selectOption('dark')
  await page.getByLabel('Language').selectOption('de')
  await frame.getByText(german.before).waitFor()
  expect(await themeIn(frame)).toBe('dark')
  expect(await frame.locator('html').evaluate(() => Object.keys(localStorage))).toEqual([])

  await page.locator('#watch tischlein-table').evaluate((one) => one.setAttribute('mode', 'play'))
  const again = inSection(page, 'watch')
  await again.getByRole('button', { name: /hinsetzen/ }).waitFor()
  expect(await themeIn(again)).toBe('dark')

  await page.getByLabel('Colours').selectOption('')
  await again.locator('html:not([data-theme])').waitFor()
})

const heardCount = (page: Page): Promise<number> =>
  page.evaluate(() => (window as unknown as { heard: unknown[] }).heard.length)

/** What frame and page say to each other, right and in every way nearly right. */
function anythingSaid(messages: number): unknown[] {
  const dice = new Dice('frames')
  const right = [
    { tischlein: 1, type: 'theme', theme: 'dark' },
    { tischlein: 1, type: 'lang', lang: 'fr' },
    { tischlein: 1, type: 'ready' },
    { tischlein: 1, type: 'resize', height: 777 },
    { tischlein: 1, type: 'turn', turn: 3, seats: [0] },
    { tischlein: 1, type: 'ended', outcome: null },
  ]
  return Array.from({ length: messages }, () => {
    const one = dice.oneOf(right)
    const read = jsonOf(written(dice.onceIn(10) ? one : mutated(one, dice)))
    return read === undefined ? null : read
  })
}

describe('what is not ours to say', () => {
  test('moves nothing: neither malformed wishes, nor those of a frame beside, nor news that the page invents', async () => {
    const { code } = await tableWith(['Ada'])
    const page = await visitor(code)
    await scrollTo(page, 'watch')
    const frame = inSection(page, 'watch')
    await frame.getByText(told.before).waitFor()
    await scrollTo(page, 'sandbox')
    const beside = inSection(page, 'sandbox')
    await beside.getByText(told.before).waitFor()
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
    // Messages keep their order: once this one has come, the others have, too.
    await page.getByLabel('Language').selectOption('de')
    await frame.getByText(german.before).waitFor()
    expect(await themeIn(frame)).toBe(null)
    expect(await themeIn(beside)).toBe(null)
    expect(await heightOf(page, 'watch')).toBe(height)
    expect(await page.locator('output').textContent()).not.toContain('ended')
  })

  test('moves nothing, whatever it is and whoever says it', async () => {
    const { code } = await tableWith(['Ada'])
    const page = await visitor(code)
    const complaints = complaintsOf(page)
    await scrollTo(page, 'watch')
    const frame = inSection(page, 'watch')
    await frame.getByText(told.before).waitFor()
    await scrollTo(page, 'sandbox')
    const beside = inSection(page, 'sandbox')
    await beside.getByText(told.before).waitFor()
    const [height, before] = [await heightOf(page, 'watch'), await look(code)]
    const heard = await heardCount(page)

    const said = anythingSaid(600)
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
      JSON.stringify(said.filter((one) => readWish(one) === null)),
    )
    await frame.locator('html').evaluate(
      (_, news) => {
        for (const one of JSON.parse(news)) parent.postMessage(one, '*')
      },
      JSON.stringify(said.filter((one) => readNews(one) === null)),
    )
    // Another window may say what is right, too.
    await beside.locator('html').evaluate((_, all) => {
      const ones: unknown[] = JSON.parse(all)
      for (const one of ones)
        for (let window = 0; window < parent.length; window++) parent[window]?.postMessage(one, '*')
      for (const one of ones) parent.postMessage(one, '*')
    }, JSON.stringify(said))
    await page.getByLabel('Language').selectOption('de')
    await frame.getByText(german.before).waitFor()
    expect(await heardCount(page)).toBeGreaterThan(heard + said.length)
    expect(await themeIn(frame)).toBe(null)
    expect(await themeIn(beside)).toBe(null)
    expect(await heightOf(page, 'watch')).toBe(height)
    expect(await page.locator('output').textContent()).not.toContain('ended')
    expect((await look(code)).table.seats).toEqual(before.table.seats)
    expect(complaints).toEqual([])
  })

  test('is kept within bounds where our own frame says it', async () => {
    const { code } = await tableWith(['Ada'])
    const page = await visitor(code)
    await scrollTo(page, 'watch')
    const frame = inSection(page, 'watch')
    await frame.getByText(told.before).waitFor()
    const says = (height: unknown) =>
      frame.locator('html').evaluate((_, said) => {
        parent.postMessage({ tischlein: 1, type: 'resize', height: said }, '*')
      }, height)
    const height = () => heightOf(page, 'watch')
    await says(1_000_000)
    await expect.poll(height).toBe(heights.most)
    await says(-5)
    await expect.poll(height).toBe(heights.least)
    await says('100%')
    await says(500)
    await expect.poll(height).toBe(500)
  })
})

test('a seat taken in a frame stays in the frame, and one taken on our own page is not played through it', async () => {
  const { code } = await tableWith(['Ada'])
  const page = await visitor(code)
  await scrollTo(page, 'play')
  const frame = inSection(page, 'play')
  await frame.getByRole('button', { name: en.sitDownAs('').trim() }).click()
  await frame.getByRole('button', { name: en.menu.title }).click()
  await frame.getByRole('button', { name: en.menu.leave }).waitFor()
  expect(await frame.getByLabel(en.menu.sound).inputValue()).toBe('0')

  await page.reload()
  await scrollTo(page, 'play')
  await frame.getByRole('button', { name: en.menu.title }).click()
  await frame.getByRole('button', { name: en.menu.leave }).waitFor()

  const own = await page.context().newPage()
  for (const path of [`/${code}`, `/embed/${code}?mode=play`]) {
    await own.goto(testbed.origin() + path)
    await own.getByRole('button', { name: en.sitDownAs('').trim() }).waitFor()
  }
  expect((await look(code)).table.seats).toHaveLength(2)
})

test('where a frame may keep nothing at all, somebody plays in it all the same', async () => {
  const { code } = await tableWith([])
  const page = await visitor(code)
  const complaints = complaintsOf(page)
  await page.addInitScript(() => {
    for (const storage of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, storage, {
        get() {
          throw new DOMException('denied', 'SecurityError')
        },
      })
  })
  await page.reload()
  await scrollTo(page, 'play')
  const frame = inSection(page, 'play')
  await frame.getByRole('button', { name: en.sitDownAs('').trim() }).click()
  await frame.getByRole('button', { name: en.seats.start }).click()
  await handOf(frame).first().waitFor()
  expect(complaints).toEqual([])
})

test('a fresh table is set inside the frame by one button, and is still there when the frame is loaded again', async () => {
  const { code: other } = await tableWith([])
  const page = await visitor(other)
  await scrollTo(page, 'fresh')
  const frame = inSection(page, 'fresh')
  await frame.getByRole('button', { name: told.setTable('The Game') }).click()
  await frame.getByRole('button', { name: en.seats.start }).waitFor()
  const code = await frame.locator('html').evaluate(() => location.pathname.split('/').at(-1) ?? '')
  expect((await look(code)).table).toMatchObject({ code, host: 0, seats: [{ kind: 'human' }] })
  await frame.locator('html').evaluate(() => location.reload())
  await frame.getByRole('button', { name: en.seats.start }).click()
  await handOf(frame).first().waitFor()
})

test('links in a frame lead to tabs of their own', async () => {
  const { code } = await tableWith(['Ada'])
  const page = await visitor(code)
  await scrollTo(page, 'frame')
  const opened = page.waitForEvent('popup')
  await inSection(page, 'frame').getByRole('link', { name: told.toTable }).click()
  expect((await opened).url()).toBe(`${testbed.origin()}/${code}`)
  await inSection(page, 'frame').getByText(told.before).waitFor()
})

test('the other pages refuse to stand inside a foreign one', async () => {
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
    }, testbed.origin() + path)
    const frame = await framed.asElement()?.contentFrame()
    expect([path, frame?.url()]).toEqual([path, 'chrome-error://chromewebdata/'])
  }
})

test('an overlay is the board on no ground, and nothing in it can be operated', async () => {
  const { code, start } = await tableWith(['Ada', 'Bo'])
  await start()
  const streamer = await testbed.person()
  const complaints = complaintsOf(streamer)
  await streamer.goto(`${testbed.origin()}/overlay/${code}?theme=dark`)
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

/** Whether a tap in its middle would be its own. */
function isReached(element: Element): boolean {
  const { x, y, width, height } = element.getBoundingClientRect()
  return element.contains(document.elementFromPoint(x + width / 2, y + height / 2))
}

test.each([
  ['/embed/BCDFGH', 404, en.refusals['no-such-table']],
  ['/embed/hello', 400, en.refusals['malformed-code']],
  ['/embed?game=go-fish', 404, en.refusals['no-such-game']],
  ['/embed', 400, told.unknown('game')],
  ['/embed/BCDFGH?theme=neon', 400, told.unknown('theme')],
  ['/embed/BCDFGH?lang=xx', 400, told.unknown('lang')],
  ['/embed/BCDFGH?mode=deal', 400, told.unknown('mode')],
  ['/embed/BCDFGH/more', 404, en.refusals['no-such-page']],
  ['/overlay/BCDFGH', 404, en.refusals['no-such-table']],
])('%s is answered with %i and says why', async (path, status, why) => {
  const ada = await testbed.person('phone')
  const answer = await ada.goto(testbed.origin() + path)
  expect(answer?.status()).toBe(status)
  await ada.getByText(why).waitFor()
})

test.each([
  ['light', 'phone'],
  ['dark', 'desktop'],
] as const)('no frame has a fault for assistive technology: %s, %s', async (colours, screen) => {
  const { code, start } = await tableWith(['Ada', 'Bo'])
  const ada = await testbed.person(screen)
  const found: Record<string, string[]> = {}
  const check = async (what: string, path: string, settled = 'main') => {
    await ada.goto(`${testbed.origin()}${path}${path.includes('?') ? '&' : '?'}theme=${colours}`)
    await ada.locator(settled).first().waitFor()
    found[what] = await faults(ada)
  }
  await check('fresh', '/embed?game=the-game')
  await check('wrong', '/embed/hello')
  await check('before', `/embed/${code}`, 'main.frame-before')
  await start()
  await check('watching', `/embed/${code}`, 'main.stage')
  await check('playing', `/embed/${code}?mode=play`, 'main.stage')
  expect(found).toEqual({ fresh: [], wrong: [], before: [], watching: [], playing: [] })
})

const policyOf = async (path: string): Promise<string> =>
  (await fetch(testbed.origin() + path)).headers.get('Content-Security-Policy') ?? ''

test('only frames may stand in foreign pages, and no page runs scripts or styles but its own', async () => {
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
    expect(policy).toMatch(/script-src 'self'; style-src 'self'; /)
    expect(policy).not.toContain('unsafe')
  }
})

test('the script and the files of the page may be fetched by any page; the script’s address has no hash', async () => {
  const page = await (await fetch(testbed.origin())).text()
  const files = [...page.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map(([, file]) => file)
  expect(files.length).toBeGreaterThan(1)
  for (const file of ['/embed.js', ...files]) {
    const { status, headers } = await fetch(testbed.origin() + file)
    expect([file, status, headers.get('Access-Control-Allow-Origin')]).toEqual([file, 200, '*'])
  }
  const { headers } = await fetch(`${testbed.origin()}/embed.js`)
  expect(headers.get('Cache-Control')).toBe('public, max-age=300')
})
