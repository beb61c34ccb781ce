import { expect, test } from 'vitest'

import { words as gameWords } from '../../../shared/games/the-game/words/en/table.ts'
import { playOutAlone } from '../../support/finished-table.ts'
import { connect } from '../../support/seat-client.ts'
import { frameWords } from '../../../web/words/frame.ts'
import { words as en } from '../../../web/words/en/index.ts'
import { pageWords } from '../../support/page-words.ts'
import { frameOf, keepsEvents, openSmallSite } from '../../support/embedding/small-site.ts'

const { look, origin, snippet, tableWith, visitorOf } = openSmallSite()

test('a table opened on the page reports its code and first player, and is found again', async () => {
  const page = await visitorOf(snippet('game="the-game"'), 1280, keepsEvents)
  const types = () => page.evaluate(() => window.events.map(([type]) => type))
  await frameOf(page).getByRole('button', { name: frameWords.en.setTable }).click()
  await expect.poll(types).toEqual(expect.arrayContaining(['ready', 'opened', 'seated']))
  const events = await page.evaluate(() => window.events)
  const [, opened] = events.find(([type]) => type === 'opened') ?? []
  const { code } = opened as { code: string }
  expect((await fetch(`${origin()}/api/tables/${code}`)).status).toBe(200)

  await page.reload()
  await frameOf(page)
    .getByRole('button', { name: frameWords.en.backTo(`${code.slice(0, 3)}·${code.slice(3)}`) })
    .click()
  await frameOf(page).getByRole('button', { name: pageWords.en.seats.start }).waitFor()
  expect(await types()).not.toContain('opened')
})

test('a finished table and a deleted table are replaced by a fresh table in the same place', async () => {
  const { code } = await tableWith([])
  const host = await playOutAlone(origin(), code)
  const page = await visitorOf(snippet(`code="${code}"`), 1280, keepsEvents)
  const frame = frameOf(page)
  const { table } = await look(code)
  if (table.outcome === null) throw new Error('the game is not over')
  const ending = gameWords.outcome(table.outcome)
  const end = frame.getByRole('region', { name: en.over.title })
  await end.getByRole('heading').first().waitFor()

  await frame.getByRole('button', { name: frameWords.en.setAnother }).click()
  await frame.getByRole('button', { name: en.seats.start }).waitFor()
  const types = () => page.evaluate(() => window.events.map(([type]) => type))
  await expect.poll(types).toEqual(expect.arrayContaining(['ended', 'opened']))
  const events = await page.evaluate(() => window.events)
  const [, opened] = events.find(([type]) => type === 'opened') ?? []
  const { code: fresh } = opened as { code: string }
  const { game, options } = (await look(fresh)).table
  expect({ game, options }).toEqual({ game: table.game, options: table.options })

  await page.reload()
  await end.getByRole('heading').first().waitFor()
  const hostClient = await connect(origin(), code, host)
  await hostClient.send({ type: 'delete-table', id: 'delete' })
  await frame.getByText(en.refusals['no-such-table']).waitFor()
  await frame.getByText(ending).waitFor()
  await frame
    .getByRole('button', { name: frameWords.en.backTo(`${fresh.slice(0, 3)}·${fresh.slice(3)}`) })
    .click()
  await frame.getByRole('button', { name: en.seats.start }).waitFor()
})

test('a frame reports that its table is gone, and which part of its address is wrong', async () => {
  const keepsErrors = `<script>
    window.events = []
    for (const type of ['gone', 'error'])
      document.addEventListener(type, ({ detail }) => window.events.push([type, detail]), true)
  </script>`
  const page = await visitorOf(snippet('code="BCDFGH"'), 1280, keepsErrors)
  await expect
    .poll(() => page.evaluate(() => window.events))
    .toMatchObject([['gone', { type: 'gone' }]])
  await page.locator('tischlein-table').evaluate((table) => table.setAttribute('code', 'hello'))
  await expect
    .poll(() => page.evaluate(() => window.events.at(-1)))
    .toMatchObject(['error', { refusal: 'malformed-code' }])
})
