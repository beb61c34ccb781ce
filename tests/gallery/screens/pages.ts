import { setTimeout as pause } from 'node:timers/promises'

import type { Page } from 'playwright-core'

import { solvableDeals } from '../../../shared/deal/day.ts'
import type { Answer } from '../../../shared/games/the-game/clairvoyant.ts'
import { chooseBotMove } from '../../support/finished-table.ts'
import { connect } from '../../support/seat-client.ts'
import type { TableName } from '../tables/all.ts'
import { asSpectator, at, first, inMenu, type Screen, tap, type Visit } from './screen.ts'

const heading = 'main :is(h1, h2)'
const games = ['the-game', 'switch', 'high-low', 'nix', 'hearts', 'oh-hell', 'thirty-one'] as const

const openedFor = (game: string) =>
  ({ path: at(`/open/${game}`), stranger: true, shows: '.open-table' }) as const
const changeRules = tap('.open-table-actions [data-shape=square]')

/**
 * Reloads the page as if this browser had played the deals of the day, today and on most of the
 * days before. The results stay stored for later screens in the same browser.
 */
async function withOwnDays(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const [before, result] of [6, 22, 12, -1, 0, 14, 9, 30].entries()) {
      const day = new Date(Date.now() - before * 24 * 3_600_000).toISOString().slice(0, 10)
      const turns = [{ height: 2 }, { height: 5, sun: true }, { height: 1 }]
      const own = { 'the-game-1': { code: 'KTRMVX', result, turns } }
      if (result >= 0) localStorage.setItem(`tischlein.day.${day}`, JSON.stringify(own))
    }
  })
  await page.reload()
}

/**
 * Reloads the page as if the deals of yesterday had been those of a fixed day, and waits for the
 * answers whether they could be won.
 */
async function withYesterday({ page }: Visit): Promise<void> {
  const [day, secret] = ['2026-01-01', '00'.repeat(32)]
  const results = [
    { result: 0, tables: 38 },
    { result: 7, tables: 1_166 },
  ]
  const deals = solvableDeals.map((deal) => ({ deal, results }))
  await page.route('**/api/day/*', async (route) => {
    if (route.request().url().endsWith(day)) return route.fulfill({ json: { day, secret, deals } })
    const today = (await (await route.fetch()).json()) as object
    return route.fulfill({ json: { ...today, previous: day } })
  })
  await page.reload()
  // The search for an answer takes seconds.
  const last = page.locator('.day-yesterday li[data-answer]').nth(1)
  await last.waitFor({ timeout: 60_000 })
  await last.scrollIntoViewIfNeeded()
}

/** Returns an action that opens the page as if the search for a way to win had these answers. */
const withAnswers =
  (...answers: readonly Answer[]) =>
  async (visit: Visit): Promise<void> => {
    const { page } = visit
    await page.addInitScript(replaceWorker)
    const found = solvableDeals.map((deal, index) => ({ deal, answer: answers[index] }))
    await page.evaluate((text) => sessionStorage.setItem('found', text), JSON.stringify(found))
    await withYesterday(visit)
  }

/** Runs in the page: if `sessionStorage` has answers, lets every worker answer with them. */
function replaceWorker(): void {
  const found = JSON.parse(sessionStorage.getItem('found') ?? 'null') as readonly object[] | null
  sessionStorage.removeItem('found')
  if (found === null) return
  class Answers extends EventTarget {
    postMessage(): void {
      for (const data of found ?? []) this.dispatchEvent(new MessageEvent('message', { data }))
    }
    terminate(): void {}
  }
  Object.assign(globalThis, { Worker: Answers })
}

/** Screens of the pages without a table. */
export const pages: readonly Screen[] = [
  { name: 'landing', path: at('/'), stranger: true, shows: '.landing' },
  {
    name: 'landing with recent tables',
    table: 'listed',
    shows: '.gathering .player-panel',
    act: ({ page }) => page.goto(new URL('/', page.url()).href),
    comes: '.my-tables',
  },
  {
    name: 'landing that asks for a game',
    path: at('/open/nix'),
    stranger: true,
    shows: '.landing',
  },
  { name: 'public tables', table: 'listed', path: at('/tables'), shows: 'main li' },
  { name: 'deal of the day', path: at('/day'), stranger: true, shows: '.day-others b' },
  {
    name: 'deal of the day, played',
    path: at('/day'),
    stranger: true,
    shows: '.day-others b',
    act: ({ page }) => withOwnDays(page),
    comes: '.day-chart',
  },
  {
    name: 'deal of the day, the answer of yesterday',
    path: at('/day'),
    stranger: true,
    shows: '.day-others b',
    act: withYesterday,
    comes: '.day-yesterday',
  },
  {
    name: 'deal of the day, deals of yesterday without a way to win',
    path: at('/day'),
    stranger: true,
    shows: '.day-others b',
    act: withAnswers('no', 'not-found'),
    comes: '.day-yesterday',
  },
  {
    name: 'landing with a played deal of the day',
    path: at('/'),
    stranger: true,
    shows: '.day-ticket',
    act: ({ page }) => withOwnDays(page),
    comes: '.mini-pegs',
  },
  { name: 'wrong code', path: at('/BCDFGH'), shows: heading },
  { name: 'nothing here', path: at('/no/such/page'), shows: heading },
  ...games.map((game) => ({
    name: `rules of ${game}`,
    path: at(`/rules/${game}`),
    shows: heading,
  })),
  { name: 'the interface', path: at('/api'), stranger: true, shows: '.reference' },
  {
    name: 'link picture',
    table: 'theGame',
    stranger: true,
    path: (code) => `/preview/${code}.png`,
    shows: 'img',
  },
  { name: 'verify', path: at('/verify'), shows: heading },
  {
    name: 'verify, a game that fits',
    table: 'played',
    path: (code) => `/verify?code=${code}`,
    shows: heading,
    comes: '.verdict',
  },
  {
    name: 'own rules',
    ...openedFor('switch'),
    act: changeRules,
    comes: '.rule-set-cards .card',
  },
  {
    name: 'own rules, a group open',
    ...openedFor('switch'),
    act: first(changeRules, async ({ page }) => {
      await page.locator('.options-group summary').nth(1).click()
    }),
    comes: '.options-group[open] .options-questions',
  },
  {
    name: 'own rules of The Game',
    ...openedFor('the-game'),
    act: changeRules,
    comes: '.options-form',
  },
]

/** Shows the step before the last move of a replay. */
async function toLastMove({ page }: Visit): Promise<void> {
  const slider = page.locator('.replay-bar input[type=range]')
  await slider.fill(String(Number(await slider.getAttribute('max')) - 1))
}

/** Plays a finished game on from the shown step of its replay, at a new table. */
const playOn = first(tap('.play-on'), tap('.play-on-start'), async ({ page }) => {
  await page.locator('.played-on-ribbon').waitFor()
  await page.locator('.hand [role=option]').first().waitFor()
})

/** Plays a finished game on from its last move, and plays the new game to its end. */
const playOnToTheEnd = first(toLastMove, playOn, async ({ page }) => {
  const { origin, pathname } = new URL(page.url())
  const code = pathname.slice(1)
  const token = await page.evaluate(
    (key) => JSON.parse(localStorage[key]) as string,
    `tischlein.seat.${code}`,
  )
  const client = await connect(origin, code, token)
  const seat = client.table().sameDeal?.playedOn?.seat ?? 0
  while (client.table().phase !== 'over') {
    const [turn, move] = chooseBotMove(seat, client, client.table().game)
    if (move) await client.send({ id: `move-${turn}`, type: 'move', turn, move })
    else await pause(50)
  }
  client.close()
  // The client has taken the seat's connection from the page. After a reload, the page has it again.
  await page.reload()
  // The page offers to show the moves that it has missed.
  await page.locator('.notice .icon-button').click()
})

/** Returns the screen of a replay that a link opens at one of its steps. */
const replay = (
  name: string,
  table: TableName,
  step: number,
  more: Pick<Screen, 'act' | 'comes'> = {},
): Screen => ({
  name,
  table,
  path: (code) => `/${code}#step=${step}`,
  stranger: true,
  shows: '.replay-bar',
  ...more,
})

/** Screens of the replay of a finished game. */
export const replays: readonly Screen[] = [
  replay('replay', 'played', 12),
  replay('replay with its curve', 'played', 12, {
    act: tap('.replay-bar-review'),
    comes: '.replay-bar-timeline[data-reviewed]',
  }),
  replay('replay, its log', 'played', 12, {
    act: ({ page, words }) =>
      page.getByRole('button', { name: words.replay.log, exact: true }).click(),
    comes: '.drawer[open]',
  }),
  replay('replay of Switch', 'playedSwitch', 9),
  replay('replay, what if', 'playedSwitch', 9, {
    act: tap('.play-on'),
    comes: '.drawer[open] .play-on-choices',
  }),
  replay('what if', 'played', 12, { act: playOn, comes: '.player-panel-prompt' }),
  replay('what if in Switch', 'playedSwitch', 9, {
    act: playOn,
    comes: '.player-panel-prompt',
  }),
  replay('what if, the end', 'played', 12, { act: playOnToTheEnd, comes: '.ending .again' }),
  replay('what if, the end in Switch', 'playedSwitch', 9, {
    act: playOnToTheEnd,
    comes: '.ending .again',
  }),
  replay('replay, a moment to share', 'playedSwitch', 9, {
    act: ({ page, words }) =>
      page.getByRole('button', { name: words.review.share, exact: true }).click(),
    comes: '.drawer[open] .share-picture-preview img',
  }),
  {
    name: 'over, what can be done',
    table: 'theGameWon',
    shows: '.ending',
    act: ({ page, words }) => page.getByRole('button', { name: words.over.more }).click(),
    comes: '.drawer[open] .share-picture-preview img',
  },
  {
    name: 'over, what can be done, wide picture',
    table: 'switchWon',
    shows: '.ending',
    act: async ({ page, words }) => {
      await page.getByRole('button', { name: words.over.more }).click()
      await page.locator('.share-picture .choice label').nth(1).click()
    },
    comes: '.drawer[open] [data-shape=wide] img',
  },
  {
    name: 'over, what can be done, clip',
    table: 'theGameWon',
    shows: '.ending',
    act: async ({ page, words }) => {
      await page.getByRole('button', { name: words.over.more }).click()
      await page.locator('.share-picture .choice label').nth(2).click()
    },
    // The download link appears when the whole clip has been recorded.
    comes: '.drawer[open] [data-shape=clip] a[download]',
  },
  {
    name: 'over, with a free seat for a spectator',
    ...asSpectator,
    table: 'switchWon',
    shows: '.ending',
    comes: '.again .sit-down',
  },
  {
    name: 'over, the log with missed moves',
    table: 'played',
    stranger: true,
    path: (code) => `/${code}`,
    shows: '.ending',
    act: inMenu(({ log }) => log.title),
    comes: '.drawer[open] .log-recall',
  },
  {
    name: 'over, the log',
    table: 'theGameWon',
    shows: '.ending',
    act: inMenu(({ log }) => log.title),
    comes: '.drawer[open] .drawer-body',
  },
]
