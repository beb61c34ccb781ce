import type { Locator } from 'playwright-core'
import { expect, test } from 'vitest'

import { optionWords as switchOptions } from '../../shared/games/switch/words/en/rules.ts'
import { clauses } from '../../shared/games/the-game/words/en/table.ts'
import {
  cardsOf,
  endButton,
  handOf,
  playCard,
  likelyPlays,
  pileButton,
  topsOf,
} from '../support/boards/the-game.ts'
import { closeSheet } from '../support/close-sheet.ts'
import { openTestbed } from '../support/browser/testbed.ts'
import { openMenuPage } from '../support/open-menu.ts'
import { addBot, joinByCode, myTurn, openOnLanding, seatNamed, start } from '../support/people.ts'
import { pageWords } from '../support/page-words.ts'

const { de, en, fr } = pageWords

const testbed = openTestbed()

test('an invalid code is refused at once, and an unknown code on its page', async () => {
  const ada = await testbed.person('phone')
  await ada.goto(testbed.origin())
  await ada.getByLabel(en.landing.code).fill('hello')
  await ada.getByRole('button', { name: en.landing.enterButton }).click()
  await ada.getByText(en.landing.noCode).waitFor()
  await ada.getByLabel(en.landing.code).fill('bcd fgh')
  await ada.getByRole('button', { name: en.landing.enterButton }).click()
  await ada.getByText(en.notFound.table).waitFor()
  expect(new URL(ada.url()).pathname).toBe('/BCDFGH')
})

test('a link with rules shows only its game, with the button to open a table on the first screen', async () => {
  const ada = await testbed.person('phone')
  await ada.goto(`${testbed.origin()}/open/switch/mau-mau`)
  await ada.getByRole('heading', { name: en.landing.open }).waitFor()
  await ada.getByText(switchOptions.presets?.['mau-mau'] ?? '').waitFor()
  const button = ada.getByRole('button', { name: en.landing.openButton('Switch') })
  const box = await button.boundingBox()
  expect((box?.y ?? Infinity) + (box?.height ?? 0)).toBeLessThan(ada.viewportSize()?.height ?? 0)
  expect(await ada.getByRole('radio').count()).toBe(0)
  await ada.getByRole('link', { name: en.landing.allGames }).click()
  await ada.getByRole('radio').first().waitFor({ state: 'attached' })
  expect(new URL(ada.url()).pathname).toBe('/')
})

test('an unknown path is answered with status 404 and a link to the landing page', async () => {
  const ada = await testbed.person()
  const answer = await ada.goto(`${testbed.origin()}/no/such/page`)
  expect(answer?.status()).toBe(404)
  await ada.getByText(en.notFound.why).waitFor()
  await ada.getByRole('link', { name: en.notFound.home }).click()
  await ada.getByRole('heading', { name: en.landing.title }).waitFor()
})

test('every page links to the API reference, which is a page of its own', async () => {
  const ada = await testbed.person()
  for (const path of ['/', '/tables', '/rules/the-game']) {
    await ada.goto(testbed.origin() + path)
    await ada.getByRole('link', { name: en.site.api }).click()
    await ada.getByRole('heading', { name: 'API reference' }).waitFor()
    expect(new URL(ada.url()).pathname).toBe('/api')
  }
})

test('a full table shows who sits there and offers only the seats of bots', async () => {
  const [ada, guest] = [await testbed.person(), await testbed.person('phone')]
  const code = await openOnLanding(ada, testbed.origin(), { name: 'Ada' })
  const names = ['Bo', 'Cy', 'Di', 'Ed']
  for (const name of names) {
    const answer = await fetch(`${testbed.origin()}/api/tables/${code}/seats`, {
      method: 'POST',
      body: JSON.stringify({ name }),
    })
    expect(answer.status).toBe(201)
  }
  await guest.goto(`${testbed.origin()}/${code}`)
  await seatNamed(guest, 'Ed').first().waitFor()
  await guest.getByRole('heading', { name: en.noSeat.full.title(5) }).waitFor()
  await guest.getByRole('link', { name: en.noSeat.openOwn }).waitFor()
  expect(await guest.getByRole('button', { name: en.sitDownAs('').trim() }).count()).toBe(0)
})

test('a visitor after the start watches at once, sees no hand, and may take a bot’s seat', async () => {
  const [ada, late] = [await testbed.person(), await testbed.person('phone')]
  const code = await openOnLanding(ada, testbed.origin(), { name: 'Ada' })
  await addBot(ada)
  await start(ada)
  await handOf(ada).first().waitFor()
  await late.goto(`${testbed.origin()}/${code}`)
  await pileButton(late, 0).waitFor()
  expect(await handOf(late).count()).toBe(0)
  await late.getByRole('button', { name: en.sitDownAs('').trim() }).click()
  await handOf(late).first().waitFor()
  expect((await cardsOf(late)).length).toBeGreaterThan(0)
})

test('a move that the rules refuse shows the refusal with a link to the rule', async () => {
  const ada = await testbed.person('phone')
  await openOnLanding(ada, testbed.origin(), { name: 'Ada' })
  await start(ada)
  await handOf(ada).first().waitFor()
  const [play] = likelyPlays(await cardsOf(ada), await topsOf(ada))
  if (!play) throw new Error('a first hand fits somewhere')
  await playCard(ada, play.card, play.pile, 'keep')
  // A tap must explain why the button is disabled.
  await endButton(ada).click({ force: true })
  await ada
    .getByText(clauses['TG-04'] ?? '')
    .first()
    .waitFor()
  await ada.getByRole('button', { name: en.rules.open }).click()
  expect(await ada.getByRole('dialog').getByText(/TG-04/).first().textContent()).toBe('TG-04')
})

test('the chat accepts every message without a number', async () => {
  const ada = await testbed.person('desktop')
  await openOnLanding(ada, testbed.origin(), { name: 'Ada' })
  await start(ada)
  await handOf(ada).first().waitFor()
  const chat = ada.getByRole('textbox', { name: en.chat.say })
  const lines = ada.getByRole('complementary', { name: en.chat.title }).getByRole('listitem')
  await chat.fill('I have the forty-seven')
  await chat.press('Enter')
  await ada
    .getByText(clauses['TG-11'] ?? '')
    .first()
    .waitFor()
  // The refused text stays in the field.
  await expect.poll(() => chat.inputValue()).toBe('I have the forty-seven')
  await chat.fill('I would rather keep this pile')
  await chat.press('Enter')
  await lines.filter({ hasText: 'rather keep this pile' }).waitFor()
  expect(await lines.filter({ hasText: 'forty-seven' }).count()).toBe(0)
})

test('on a phone the chat opens at its newest message', async () => {
  const ada = await testbed.person('small')
  await openOnLanding(ada, testbed.origin(), { name: 'Ada' })
  await start(ada)
  await handOf(ada).first().waitFor()
  const talk = ada.getByRole('button', { name: en.chat.title })
  const lines = ada.getByRole('list', { name: en.chat.title })
  await talk.click()
  for (const what of ['begin', 'wait', 'go on', 'stop here']) {
    await ada.getByRole('textbox', { name: en.chat.say }).fill(`Let us ${what}, please. `.repeat(7))
    await ada.getByRole('button', { name: en.chat.send }).click()
    await lines.getByText(what).waitFor()
  }
  await closeSheet(ada)
  await talk.click()
  await lines.waitFor()
  // The page scrolls to the newest message once the sheet has a height.
  const below = () =>
    lines.evaluate((list) => list.scrollHeight - list.scrollTop - list.clientHeight)
  await expect.poll(below).toBeLessThan(2)
  expect(await lines.evaluate(({ scrollTop }) => scrollTop)).toBeGreaterThan(50)
})

for (const [locale, language] of [
  ['en-GB', en],
  ['de-AT', de],
  ['fr-CH', fr],
] as const)
  test(`a browser that prefers ${locale} gets its language, from the first page to the cards`, async () => {
    const visitor = await testbed.person('phone', locale)
    await visitor.goto(testbed.origin())
    await visitor.getByRole('heading', { name: language.landing.title }).waitFor()
    expect(await visitor.locator('html').getAttribute('lang')).toBe(locale.slice(0, 2))
    // Choose The Game, since it can be played alone.
    await visitor.getByRole('radio', { name: /^The Game/ }).check({ force: true })
    await visitor.getByRole('button', { name: language.landing.openButton('The Game') }).click()
    await visitor.getByRole('button', { name: language.seats.start }).click()
    await visitor.getByRole('listbox').waitFor()
    await myTurn(visitor).waitFor()
  })

test('each viewer chooses a language, and changes it without losing the table', async () => {
  const [ada, bo] = [await testbed.person('desktop'), await testbed.person('phone', 'de-DE')]
  const code = await openOnLanding(ada, testbed.origin(), { name: 'Ada' })
  await bo.goto(`${testbed.origin()}/${code}`)
  await bo.getByLabel(de.yourName).fill('Bo')
  await bo.getByRole('button', { name: de.sitDownAs('Bo') }).click()
  await seatNamed(ada, 'Bo').first().waitFor()
  await start(ada)
  await myTurn(bo).waitFor()
  await openMenuPage(bo, 'settings', de)
  await bo.getByText('Français').click()
  await bo.getByRole('button', { name: fr.close }).first().click()
  await bo.getByRole('button', { name: fr.menu.title }).waitFor()
  await ada.getByRole('button', { name: en.menu.title }).waitFor()
  expect(await bo.locator('html').getAttribute('lang')).toBe('fr')
  expect(await ada.locator('html').getAttribute('lang')).toBe('en')
})

test('a guest with the link gets cards after one tap', async () => {
  const [ada, bo] = [await testbed.person('desktop'), await testbed.person('phone')]
  const code = await openOnLanding(ada, testbed.origin(), { name: 'Ada' })
  await joinByCode(bo, testbed.origin(), code, 'Ada')
  await seatNamed(ada, 'Ada 2').first().waitFor()
  await start(ada)
  await handOf(bo).first().waitFor()
  expect(await cardsOf(bo)).toHaveLength(7)
})

/** Returns whether the shortest phone shows the whole element without scrolling. */
async function isInView(what: Locator): Promise<boolean> {
  await what.waitFor()
  const box = await what.boundingBox()
  return box !== null && box.height > 12 && box.y >= 0 && box.y + box.height <= 568
}

test('the smallest phones show all buttons to open or join a table, and to invite, without scrolling', async () => {
  const [ada, bo] = [await testbed.person('phone'), await testbed.person('phone')]
  for (const page of [ada, bo]) await page.setViewportSize({ width: 320, height: 568 })
  await ada.goto(testbed.origin())
  await ada.getByRole('radio', { name: /^Switch/ }).check({ force: true })
  const opens = ada.getByRole('button', { name: en.landing.openButton('Switch') })
  for (const what of [opens, ada.locator('.code-tiles'), ada.getByLabel(en.yourName)])
    expect(await isInView(what)).toBe(true)
  await opens.click()
  for (const what of [
    ada.getByText(en.seats.alone.means('Switch', 2)),
    ada.getByRole('button', { name: en.seats.alone.play }),
    ada.getByRole('button', { name: en.invite.copy }),
  ])
    expect(await isInView(what)).toBe(true)
  const code = ada.getByRole('img', { name: en.invite.qrName })
  expect(await code.isVisible()).toBe(false)
  await ada.getByRole('button', { name: en.invite.qrName }).click()
  await code.waitFor()
  await bo.goto(ada.url())
  for (const what of [
    bo.getByLabel(en.yourName),
    bo.locator('.piece-choice'),
    bo.getByRole('button', { name: en.sitDownAs('').trim() }),
  ])
    expect(await isInView(what)).toBe(true)
})

test('a visitor who is alone gets cards after two taps, and a friend takes a bot’s seat', async () => {
  const [ada, bo] = [await testbed.person('phone'), await testbed.person('phone')]
  await ada.goto(testbed.origin())
  await ada.getByRole('radio', { name: /^Switch/ }).check({ force: true })
  await ada.getByRole('button', { name: en.landing.openButton('Switch') }).click()
  await ada.getByRole('button', { name: en.seats.alone.play }).click()
  await ada.getByRole('option').first().waitFor()
  expect(await ada.locator('.seat-plate').count()).toBe(2)
  await bo.goto(ada.url())
  await bo.getByRole('button', { name: en.sitDownAs('').trim() }).click()
  await bo.getByRole('option').first().waitFor()
})

test('the bots of a visitor who is alone are seen to sit down before the cards are dealt', async () => {
  const ada = await testbed.person('phone')
  await ada.emulateMedia({ reducedMotion: 'no-preference' })
  await ada.addInitScript(() => {
    const { animate } = Element.prototype
    Element.prototype.animate = function (...how) {
      const seat = this.closest<HTMLElement>('.gathering .seat')?.dataset['seat']
      if (seat !== undefined && this.matches('.piece'))
        document.documentElement.dataset['seated'] =
          `${document.documentElement.dataset['seated'] ?? ''}${seat}`
      return animate.apply(this, how)
    }
  })
  await ada.goto(testbed.origin())
  await ada.getByRole('radio', { name: /^Nix/ }).check({ force: true })
  await ada.getByRole('button', { name: en.landing.openButton('Nix für ungut!') }).click()
  await ada.getByRole('button', { name: en.seats.alone.play }).click()
  await ada.getByRole('option').first().waitFor()
  // Each seat counts twice, because its piece (player's token) has two animations: it drops onto
  // the name plate, and then turns over.
  const seated = await ada.locator('html').getAttribute('data-seated')
  expect([...new Set(seated)]).toEqual(['1', '2'])
})
