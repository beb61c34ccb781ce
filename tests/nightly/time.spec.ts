import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'

import { timeouts } from '../../shared/protocol/limits.ts'
import type { Tempo } from '../../shared/protocol/table-settings.ts'
import { closeSheet } from '../support/close-sheet.ts'
import { openTestbed } from '../support/browser/testbed.ts'
import { connect, post, sit } from '../support/seat-client.ts'
import { setAbsence, setWaitingTime } from '../support/stored-tables.ts'
import { timeWords } from '../../web/words/time.ts'
import { pageWords } from '../support/page-words.ts'
import { joinTable, myTurn, openOnLanding, openTable } from '../support/people.ts'

const words = pageWords.en
const testbed = openTestbed()
const patiently = { timeout: 20_000 }

/**
 * The milliseconds that a restart of the service may take. Timers that end during the restart fire
 * after it.
 */
const restart = 6_000

/** Starts a game of Ada, Bo and Cleo on three phones, with one player to move at a time. */
async function playing(tempo: Tempo) {
  const origin = testbed.origin()
  const { code } = await post<{ code: string }>(origin, '/api/tables', { game: 'switch', tempo })
  const names = ['Ada', 'Bo', 'Cleo']
  const people: Page[] = []
  const tokens: string[] = []
  for (const name of names) tokens.push((await sit(origin, code, name)).token)
  const host = await connect(origin, code, tokens[0] ?? '')
  await host.send({ id: 'start', type: 'start' })
  host.close()
  for (const token of tokens) {
    const page = await testbed.person('phone')
    await page.goto(`${origin}/${code}#seat=${token}`)
    await page.locator('.player-panel-piece').waitFor()
    // Wait for the lazily loaded files: a page reloads if the restart of the service interrupts
    // them.
    await page.waitForLoadState('networkidle')
    people.push(page)
  }
  const mover = await moverAmong(people)
  const [slow, other, third] = [0, 1, 2].map((at) => people[(mover + at) % 3]) as [Page, Page, Page]
  return {
    code,
    slow,
    other,
    third,
    name: names[mover] ?? '',
    otherName: names[(mover + 1) % 3] ?? '',
  }
}

async function moverAmong(people: readonly Page[]): Promise<number> {
  const moves = () => Promise.all(people.map((page) => myTurn(page).isVisible()))
  await expect.poll(async () => (await moves()).includes(true), patiently).toBe(true)
  return (await moves()).indexOf(true)
}

/**
 * Changes the stored table as if it had already waited for `time`, except for the last `left`
 * milliseconds.
 */
const waited = (code: string, time: number, left = restart): Promise<void> =>
  testbed.changeStored((folder) => setWaitingTime(folder, code, time - left))

/** Returns the number of moves so far. */
const turnOf = async (code: string): Promise<number> => (await seen(code)).position.turn

/** Returns whether a bot plays for a player. */
const isPlayedFor = async (code: string, name: string): Promise<boolean> =>
  (await seen(code)).table.seats.some((seat) => seat.name === name && seat.substituted === true)

async function seen(code: string): Promise<Seen> {
  const answer = await fetch(`${testbed.origin()}/api/tables/${code}`)
  return (await answer.json()) as Seen
}

interface Seen {
  readonly position: { readonly turn: number }
  readonly table: {
    readonly seats: readonly {
      readonly name: string
      readonly connected: boolean
      readonly substituted?: boolean
    }[]
  }
}

const nudgeButton = (page: Page, name: string) =>
  page.getByRole('button', { name: timeWords.en.nudge(name) })

const openMenu = (page: Page) => page.getByRole('button', { name: words.menu.title }).click()

async function logOf(page: Page): Promise<string> {
  await openMenu(page)
  await page.getByRole('button', { name: words.log.title }).click()
  const log = page.getByRole('dialog', { name: words.log.title })
  await log.getByRole('listitem').first().waitFor()
  const lines = await log.textContent()
  await closeSheet(page)
  return lines ?? ''
}

describe('how long a turn may take', () => {
  test('is chosen with the rules, shown to each new player, and can be changed by the host later', async () => {
    const [ada, bo] = [await testbed.person('phone'), await testbed.person('phone')]
    const code = await openOnLanding(ada, testbed.origin(), {
      name: 'Ada',
      game: 'Switch',
      rules: (page) => page.getByText(timeWords.en.tempos.brisk, { exact: true }).click(),
    })
    await joinTable(bo, testbed.origin(), code, 'Bo')
    await bo.getByRole('button', { name: words.tableRules }).click()
    await bo.getByText(timeWords.en.tempoMeans.brisk).waitFor()
    await ada.getByRole('button', { name: words.tableRules }).click()
    await ada.getByText(timeWords.en.tempos.daily, { exact: true }).click()
    await bo.getByText(timeWords.en.tempoMeans.daily).waitFor()
    expect(await bo.getByText(timeWords.en.tempoMeans.brisk).count()).toBe(0)
  })
})

describe('without a time limit', () => {
  test('all players see who is thinking, and a tap on the piece nudges them, once a minute', async () => {
    const { code, slow, other, third, name, otherName } = await playing('free')
    await waited(code, timeouts.slow)
    for (const page of [other, third]) {
      await page
        .getByRole('heading', { name: timeWords.en.thinks(name) })
        .waitFor({ timeout: 60_000 })
      expect(await page.locator('.seat[data-moves="true"] .turn-ring').count()).toBe(1)
    }
    await nudgeButton(other, name).click()
    await slow
      .getByRole('alert')
      .filter({ hasText: timeWords.en.nudgesMe(otherName) })
      .waitFor()
    await expect.poll(() => slow.title(), patiently).toContain(timeWords.en.waits(otherName))
    await nudgeButton(third, name).click()
    await third.getByText(words.refusals['already-nudged']).first().waitFor()
  })

  test('after two minutes any player may let a bot play, even for an open page, until the seat is taken back', async () => {
    const { code, slow, other, name } = await playing('free')
    await waited(code, timeouts.substitution)
    await other.getByText(timeWords.en.standing(name)).waitFor({ timeout: 60_000 })
    await other.getByRole('button', { name: words.paused.keep }).click()
    await slow.getByText(words.notes.kept).waitFor()
    expect(await logOf(other)).toContain(timeWords.en.news.kept(name))
    // The bot still plays for the player after a reload.
    const address = slow.url()
    await slow.goto('about:blank')
    await slow.goto(address)
    await slow.getByRole('button', { name: words.notes.takeBack }).click()
    await slow.getByText(words.notes.kept).waitFor({ state: 'hidden' })
    await expect.poll(() => logOf(other), patiently).toContain(timeWords.en.news.back(name))
  })

  test('a paused table counts no time', async () => {
    const { code, slow, other, name } = await playing('free')
    await waited(code, timeouts.slow)
    await other
      .getByRole('heading', { name: timeWords.en.thinks(name) })
      .waitFor({ timeout: 60_000 })
    await openMenu(slow)
    await slow.getByRole('button', { name: words.menu.pause }).click()
    await other.getByRole('region', { name: words.paused.title }).waitFor()
    expect(await other.locator('.turn-ring').count()).toBe(0)
  })
})

describe('with brisk turns', () => {
  test('a bot plays a turn whose time is up, and all players see it; after the second time it keeps the seat', async () => {
    const { code, slow, other, name } = await playing('brisk')
    expect(await slow.locator('.player-panel .turn-ring').count()).toBe(1)
    await waited(code, timeouts.brisk)
    await slow.getByText(timeWords.en.overdue).waitFor({ timeout: 60_000 })
    await expect.poll(() => logOf(other), patiently).toContain(timeWords.en.news.standIn(name))
    // After twelve more moves, each player has had three turns, even if some were skipped.
    const last = (await turnOf(code)) + 12
    // Let each turn run out of time, until the player has missed a second turn and a bot takes
    // over.
    while (!(await isPlayedFor(code, name))) {
      const before = await turnOf(code)
      expect(before).toBeLessThan(last)
      await waited(code, timeouts.brisk, 3_000)
      const isPlayed = async () => (await turnOf(code)) > before || (await isPlayedFor(code, name))
      await expect.poll(isPlayed, { timeout: 30_000 }).toBe(true)
    }
    await slow.getByText(words.notes.kept).waitFor({ timeout: 60_000 })
  }, 240_000)
})

describe('a host who is asked for the role', () => {
  test('keeps the role while present, passes it on while away, and has it again on return', async () => {
    const [ada, bo, cleo] = [
      await testbed.person('phone'),
      await testbed.person('phone'),
      await testbed.person('phone'),
    ]
    const code = await openTable(ada, testbed.origin(), { name: 'Ada', game: 'Switch' })
    await joinTable(bo, testbed.origin(), code, 'Bo')
    await joinTable(cleo, testbed.origin(), code, 'Cleo')
    await bo.getByRole('button', { name: timeWords.en.call.ask('Ada') }).click()
    await ada.getByText(timeWords.en.call.toHost('Bo')).waitFor()
    await cleo.getByText(timeWords.en.call.others('Bo', 'Ada')).waitFor()
    await ada.getByRole('button', { name: timeWords.en.call.here }).click()
    await bo.getByText(timeWords.en.call.mine('Ada')).waitFor({ state: 'hidden' })

    await bo.getByRole('button', { name: timeWords.en.call.ask('Ada') }).click()
    await bo.getByText(timeWords.en.call.mine('Ada')).waitFor()
    await ada.goto('about:blank')
    const isHere = async () => (await seen(code)).table.seats[0]?.connected
    await expect.poll(isHere, patiently).toBe(false)
    await testbed.changeStored(async (folder) => {
      await setAbsence(folder, code, 0, timeouts.away + timeouts.call)
      await setWaitingTime(folder, code, timeouts.call)
    })
    // Reload: a new connection makes the table check its timers.
    await cleo.reload()
    await bo.getByRole('button', { name: words.seats.start }).waitFor({ timeout: 100_000 })
    await cleo.getByText(words.seats.promptGuest('Bo')).waitFor()
    await ada.goto(`${testbed.origin()}/${code}`)
    await ada.getByRole('button', { name: words.seats.start }).waitFor()
    await bo.getByRole('button', { name: words.seats.start }).waitFor({ state: 'hidden' })
  })
})

describe('a player who leaves', () => {
  test('finds the way back on the landing page while the seat is free', async () => {
    const { code, slow } = await playing('free')
    await openMenu(slow)
    await slow.getByRole('button', { name: words.menu.leave }).click()
    await slow.getByRole('button', { name: words.menu.leaving.leave, exact: true }).click()
    await slow.waitForURL(`${testbed.origin()}/`)
    await slow.getByRole('link', { name: /^Your seat at .* table is free$/ }).click()
    await slow.waitForURL(`${testbed.origin()}/${code}`)
    await slow.getByRole('button', { name: /^Sit down as/ }).waitFor()
    expect(await slow.getByText(words.notes.kept).count()).toBe(0)
  })

  test('can remove the link to the seat', async () => {
    const { slow } = await playing('free')
    await openMenu(slow)
    await slow.getByRole('button', { name: words.menu.leave }).click()
    await slow.getByRole('button', { name: words.menu.leaving.leave, exact: true }).click()
    await slow.getByRole('button', { name: timeWords.en.chairForget }).click()
    await slow.reload()
    await slow.getByRole('button', { name: words.landing.enterButton }).waitFor()
    expect(await slow.getByRole('link', { name: /^Your seat at/ }).count()).toBe(0)
  })
})
