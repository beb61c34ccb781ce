import type { FrameLocator } from 'playwright-core'
import { expect, test } from 'vitest'

import { heightFor } from '../../../shared/embed/height.ts'
import { words as gameWords } from '../../../shared/games/the-game/words/en/table.ts'
import { complaintsOf } from '../../support/browser/browser.ts'
import { playOutAlone } from '../../support/finished-table.ts'
import { frameWords } from '../../../web/words/frame.ts'
import { words as en } from '../../../web/words/en/index.ts'
import { reviewWords } from '../../../web/words/review.ts'
import { cardsOf, endButton, handOf, pileButton, playTurn } from '../../support/boards/the-game.ts'
import {
  heightOf,
  inSection,
  messagesTo,
  reloadFrame,
  scrollTo,
  themeIn,
  openEmbeddingTestbed,
} from '../../support/embedding/foreign-page.ts'

const { look, origin, person, tableWith, visitor } = openEmbeddingTestbed()

test('a table on a foreign page is a poster until it is scrolled into view, and then shows the game', async () => {
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
  await frame.getByText('Bo', { exact: true }).waitFor()
  expect(await handOf(frame).count()).toBe(0)
  expect(await frame.getByRole('button', { name: en.sitDownAs('').trim() }).count()).toBe(0)
  expect(await heightOf(page, 'watch')).toBe(height)
  expect((await look(code)).table.seats).toHaveLength(2)
  expect(complaints).toEqual([])
})

/**
 * The preferred difference between a card and the card below it on a pile. Large differences end
 * the game after some twenty cards, which keeps the test short.
 */
const stride = 20

const isOver = (frame: FrameLocator): Promise<boolean> =>
  frame.getByRole('region', { name: en.over.title }).isVisible()

test('a whole game is played inside a frame, which sends the embedding page what every spectator sees and nothing else', async () => {
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
    await playTurn(frame, async () => !(await isOver(frame)), stride)
    await endButton(frame)
      .and(frame.locator('[aria-disabled="false"]'))
      .waitFor({ state: 'hidden' })
  }

  await frame.getByRole('region', { name: en.over.title }).waitFor()
  await page.waitForFunction(() => document.querySelector('output')?.textContent?.includes('ended'))
  const { table } = await look(code)
  const fromFrames = async () => (await messagesTo(page)).filter(({ tischlein }) => tischlein === 1)
  // The other frames on the page may report the end of the game later, so poll for their messages.
  const end = { tischlein: 1, type: 'ended', outcome: table.outcome }
  await expect.poll(async () => (await fromFrames()).at(-1)).toEqual(end)
  const messages = await fromFrames()
  const kinds: Record<string, readonly string[]> = {
    ready: [],
    resize: ['height'],
    seated: [],
    turn: ['turn', 'seats'],
    ended: ['outcome'],
  }
  for (const message of messages)
    expect(Object.keys(message).toSorted()).toEqual(
      ['tischlein', 'type', ...(kinds[String(message['type'])] ?? ['?'])].toSorted(),
    )
  expect(new Set(messages.map(({ type }) => type))).toEqual(new Set(Object.keys(kinds)))
  expect(messages[0]).toEqual({ tischlein: 1, type: 'ready' })
  expect(messages.filter(({ type }) => type === 'turn').length).toBeGreaterThan(5)
  const ending = gameWords.outcome(table.outcome ?? { kind: 'places', places: [], points: [] })
  await frame.getByText(ending).first().waitFor()
  expect(complaints).toEqual([])
}, 240_000)

test('in a frame 560 to 800 wide, at the height that it requests, prompts lie below the piles', async () => {
  const { code } = await tableWith([])
  const ada = await person()
  await ada.goto(`${origin()}/embed/${code}?mode=play`)
  await ada.getByRole('button', { name: en.sitDownAs('').trim() }).click()
  await ada.getByRole('button', { name: en.seats.start }).click()
  await ada.getByRole('heading', { name: gameWords.prompt.begin }).waitFor()
  for (const width of [560, 640, 800]) {
    await ada.setViewportSize({ width, height: heightFor(width, 'play') })
    const bottoms = await ada
      .locator('[data-pile]')
      .evaluateAll((piles) => piles.map((pile) => pile.getBoundingClientRect().bottom))
    const asked = await ada.locator('.player-panel').boundingBox()
    expect(bottoms).toHaveLength(4)
    expect(Math.max(...bottoms), `${width} wide`).toBeLessThanOrEqual(asked?.y ?? 0)
  }
})

test('a player’s frame sends a move to the embedding page only once spectators see it', async () => {
  const { code, host, start } = await tableWith(['Ada'])
  await host?.send({ type: 'set-spectator-delay', id: 'delay', moves: 3 })
  const page = await visitor(code)
  await scrollTo(page, 'play')
  const frame = inSection(page, 'play')
  await frame.getByRole('button', { name: en.sitDownAs('').trim() }).click()
  await frame.getByRole('button', { name: en.menu.title }).waitFor()
  await expect.poll(() => host?.table().seats.length).toBe(2)
  await start()
  await handOf(frame).first().waitFor()
  // In ascending order, every card can be played on the first pile.
  const { hand = [] } = (host?.shown()?.view ?? {}) as { hand?: readonly number[] }
  for (const [turn, card] of hand
    .toSorted((a, b) => a - b)
    .slice(0, 4)
    .entries()) {
    const move = { do: 'play', card, pile: 0 }
    expect(await host?.send({ type: 'move', id: `${turn}`, turn, move })).toMatchObject({
      type: 'done',
    })
  }
  // The message has to come from this frame, not only from the spectators' frames on the page.
  await page
    .locator('output')
    .getByText(/play: {[^}]*"turn":1,/)
    .waitFor()
  const messages = await messagesTo(page)
  const turns = messages.filter(({ type }) => type === 'turn').map(({ turn }) => turn)
  expect(new Set(turns)).toEqual(new Set([0, 1]))
  expect((await look(code)).position?.turn).toBe(1)
})

test('after the game the frame shows the end and its replay, also in a sandbox', async () => {
  const { code } = await tableWith([])
  await playOutAlone(origin(), code)
  const page = await visitor(code)
  const complaints = complaintsOf(page)
  for (const section of ['watch', 'sandbox']) {
    await scrollTo(page, section)
    const frame = inSection(page, section)
    await frame.getByRole('button', { name: 'Replay', exact: true }).click()
    await frame.getByRole('button', { name: 'To the beginning' }).click()
    await frame.getByText('The cards are dealt.').waitFor()
    await frame.getByRole('button', { name: reviewWords.en.short }).click()
    await frame.getByRole('img', { name: reviewWords.en.curve }).waitFor()
    await frame.getByRole('button', { name: 'Close the replay' }).click()
    await frame.getByRole('region', { name: en.over.title }).waitFor()
    await reloadFrame(frame)
    await frame.getByRole('region', { name: en.over.title }).waitFor()
  }
  expect(complaints).toEqual([])
})

test('in a sandbox without an origin the table can be watched, and offers no seat', async () => {
  const { code, start } = await tableWith(['Ada', 'Bo'])
  const page = await visitor(code)
  const complaints = complaintsOf(page)
  await scrollTo(page, 'sandbox')
  const frame = inSection(page, 'sandbox')
  await frame.getByText(frameWords.en.before).waitFor()
  expect(await frame.locator('html').evaluate(() => self.origin)).toBe('null')
  await start()
  await pileButton(frame, 3).waitFor()
  expect(complaints).toEqual([])

  await page.locator('#sandbox iframe').evaluate((one: HTMLIFrameElement) => {
    one.src += '?mode=play'
  })
  await frame.getByText(frameWords.en.boxed).waitFor()
  expect(await frame.getByRole('link', { name: frameWords.en.ownTab }).getAttribute('href')).toBe(
    `/${code}`,
  )
})

test('colours and language follow the attributes of the element, and are not stored', async () => {
  const { code } = await tableWith(['Ada'])
  const page = await visitor(code)
  await scrollTo(page, 'watch')
  const frame = inSection(page, 'watch')
  await frame.getByText(frameWords.en.before).waitFor()
  await page.getByLabel('Colours').selectOption('dark')
  await page.getByLabel('Language').selectOption('de')
  await frame.getByText(frameWords.de.before).waitFor()
  expect(await themeIn(frame)).toBe('dark')
  expect(await frame.locator('html').evaluate(() => Object.keys(localStorage))).toEqual([])

  await page.locator('#watch tischlein-table').evaluate((one) => one.setAttribute('mode', 'play'))
  const again = inSection(page, 'watch')
  await again.getByRole('button', { name: /hinsetzen/ }).waitFor()
  expect(await themeIn(again)).toBe('dark')

  await page.getByLabel('Colours').selectOption('')
  await again.locator('html:not([data-theme])').waitFor()
})
