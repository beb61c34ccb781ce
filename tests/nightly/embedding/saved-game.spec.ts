import { expect, test } from 'vitest'

import { words as gameWords } from '../../../shared/games/the-game/words/en/table.ts'
import { words as nixWords } from '../../../shared/games/nix/words/en/table.ts'
import type { GameRecord } from '../../../shared/protocol/protocol.ts'
import { complaintsOf } from '../../support/browser/browser.ts'
import { playOutAlone } from '../../support/finished-table.ts'
import { frameWords } from '../../../web/words/frame.ts'
import { words as en } from '../../../web/words/en/index.ts'
import { inSection, scrollTo } from '../../support/embedding/foreign-page.ts'
import { frameOf, openSmallSite } from '../../support/embedding/small-site.ts'

const { origin, person, siteWith, snippet, tableWith, visitor } = openSmallSite()

test('a saved game beside the page is replayed with static files alone', async () => {
  const { code } = await tableWith([])
  await playOutAlone(origin(), code)
  const saved = await (await fetch(`${origin()}/api/tables/${code}/game`)).text()
  const record = JSON.parse(saved) as GameRecord
  const other = { ...record, names: ['Eve'] }
  const files = {
    '/saved.json': saved,
    '/changed.json': JSON.stringify(other),
    '/huge.json': ' '.repeat(3_000_000),
  }
  const page = await person()
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  page.on('websocket', (socket) => asked.push(socket.url()))
  await page.goto(await siteWith(snippet('record="saved.json"'), files))
  const frame = frameOf(page)
  const ending = gameWords.outcome(record.outcome)
  await frame.getByText(ending).first().waitFor()
  await frame.getByRole('button', { name: en.replay.first }).click()
  await frame.getByText(en.replay.dealt).waitFor()
  expect(await frame.getByRole('button', { name: en.replay.close }).count()).toBe(0)
  const own = new URL(origin()).host
  expect(asked.filter((url) => new URL(url).host === own && /\/api\//.test(url))).toEqual([])

  await page.evaluate(() => {
    window.events = []
    addEventListener(
      'error',
      ({ detail }: Event & { detail?: unknown }) => window.events.push(['error', detail]),
      true,
    )
  })
  const elsewhere = await siteWith('', files)
  for (const [address, sentence, refusal] of [
    ['changed.json', frameWords.en.badRecord, 'malformed'],
    ['huge.json', frameWords.en.hugeRecord, 'too-large'],
    [`${elsewhere}/saved.json`, frameWords.en.noRecord, 'unavailable'],
  ] as const) {
    await page
      .locator('tischlein-table')
      .evaluate((table, to) => table.setAttribute('record', to), address)
    await frame.getByText(sentence).waitFor()
    const last = () => page.evaluate(() => window.events.at(-1))
    await expect.poll(last).toMatchObject(['error', { refusal, option: 'record' }])
  }
  // The element shows a saved game instead of a table that no longer exists. Any page may read the
  // file from the service.
  await page.locator('tischlein-table').evaluate((table) => table.setAttribute('code', 'BCDFGH'))
  const readable = `${origin()}/api/tables/${code}/game`
  await page
    .locator('tischlein-table')
    .evaluate((table, to) => table.setAttribute('record', to), readable)
  await frame.getByText(ending).first().waitFor()
})

test('the page in examples/ shows a saved game without a table', async () => {
  const { code } = await tableWith(['Ada'])
  const page = await visitor(code)
  const complaints = complaintsOf(page)
  const saved = await (await fetch(new URL('our-game.json', page.url()))).json()
  const record = saved as GameRecord
  expect((await fetch(`${origin()}/api/tables/${record.code}`)).status).toBe(404)

  await scrollTo(page, 'record')
  const frame = inSection(page, 'record')
  await frame.getByText(nixWords.outcome(record.outcome, record.names)).first().waitFor()
  await page
    .locator('output')
    .getByText(/record: {[^}]*"ended"/)
    .waitFor()
  await frame.getByRole('button', { name: en.replay.first }).click()
  await frame.getByText(en.replay.dealt).waitFor()
  expect(complaints).toEqual([])
})
