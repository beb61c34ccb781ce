import type { Page } from 'playwright-core'

import { storeAsNewerVersion } from '../../support/local-tables.ts'
import { holdRequest, inMenu, type Screen, sheet, tap, asSpectator, watching } from './screen.ts'

const menu = tap('.top-tools .icon-button:last-child')

/** Screens that are the same for all games. */
export const rooms: readonly Screen[] = [
  { name: 'gathering', table: 'gathering', shows: '.gathering .player-panel' },
  { name: 'alone at a table', table: 'alone', shows: '.play-with-bots' },
  { name: 'gathering of six', table: 'gatheringFull', shows: '.gathering .player-panel' },
  { name: 'guest', table: 'gathering', ...asSpectator, shows: '.gathering input' },
  {
    name: 'guest of a full table',
    table: 'full',
    ...asSpectator,
    shows: '.full-table-slip',
  },
  {
    name: 'guest of a full table during a game',
    table: 'theGameOthers',
    ...asSpectator,
    shows: '.full-table-slip',
  },
  {
    name: 'removed from a table',
    table: 'removal',
    ...asSpectator,
    shows: '.gathering input',
    act: async ({ page, others: [host] }) => {
      await page.locator('.gathering-start [type=submit]').click()
      await page.locator('.gathering .player-panel-text').waitFor()
      await host?.send({ type: 'remove', id: `remove-${Date.now()}`, seat: 2 })
    },
    comes: '.not-found',
  },
  { name: 'menu', table: 'theGameOthers', ...sheet(menu) },
  { name: 'menu before the cards', table: 'gathering', ...sheet(menu) },
  {
    name: 'menu of the table',
    table: 'gathering',
    ...sheet(inMenu(({ menu: text }) => text.thisTable)),
  },
  {
    name: 'menu of the table for a guest',
    table: 'theGameOthers',
    ...asSpectator,
    ...sheet(inMenu(({ menu: text }) => text.thisTable)),
  },
  {
    name: 'menu of settings',
    table: 'theGameOthers',
    ...sheet(inMenu(({ looks }) => looks.title)),
  },
  {
    name: 'dress the table',
    table: 'theGameOthers',
    ...sheet(inMenu(({ menu: text }) => text.dress)),
    comes: '.drawer[open] .piece-choice',
  },
  {
    name: 'dress the table as a guest',
    table: 'gathering',
    ...asSpectator,
    ...sheet(inMenu(({ menu: text }) => text.dress)),
    comes: '.drawer[open] .piece-choice',
  },
  {
    name: 'cloth of the host',
    table: 'theGameOthers',
    ...sheet(async () => {}),
    act: async (screen) => {
      await inMenu(({ menu: text }) => text.dress)(screen)
      await screen.page.locator('.drawer[open] .cloth-choice label').nth(3).click()
      await screen.page.locator('.drawer[open] .back-choice label').nth(7).click()
      await screen.page.keyboard.press('Escape')
      await screen.page.keyboard.press('Escape')
    },
    comes: '.table-top[data-weave="ripple"]',
  },
  {
    name: 'rules of this table',
    table: 'gatheringOwn',
    ...sheet(tap('.gathering .player-panel-facts button')),
  },
  {
    name: 'invitation',
    table: 'theGameOthers',
    ...sheet(inMenu(({ menu: text }) => text.invite)),
    comes: '.drawer[open] .code-tiles, .drawer[open] .qr',
  },
  {
    name: 'another device',
    table: 'theGameOthers',
    ...sheet(async (screen) => {
      await inMenu(({ looks }) => looks.title)(screen)
      await screen.page
        .locator('.drawer[open]')
        .getByRole('button', { name: screen.words.menu.phone })
        .click()
    }),
    comes: '.drawer[open] .qr',
  },
  { name: 'leave', table: 'theGameOthers', ...sheet(inMenu(({ menu: text }) => text.leave)) },
  {
    name: 'chat',
    table: 'theGameOthers',
    ...sheet(async ({ page, others }) => {
      await others[1]?.send({
        type: 'chat',
        id: 'chat',
        text: 'Ich hätte da etwas Schönes für den linken Stapel, wartet kurz!',
      })
      await others[2]?.send({ type: 'chat', id: 'chat', text: 'Pas touche !' })
      await page.locator('.top-tools .icon-button').first().click()
    }),
    comes: '.drawer[open] form',
  },
  {
    name: 'log',
    table: 'theGameSpeech',
    ...sheet(inMenu(({ log }) => log.title)),
  },
  { name: 'drawer of a player', table: 'theGameOthers', ...sheet(tap('.seat-plate')) },
  {
    name: 'speech',
    table: 'theGameSpeech',
    shows: '.hand',
    act: async ({ others }) => {
      for (const [seat, other] of others.entries())
        await other.send({
          type: 'chat',
          id: `speech-${Date.now()}`,
          text: seat % 2 ? 'Nein!' : 'Was für ein herrlicher Zug, liebe Leute',
        })
    },
    comes: '.seat-speech',
  },
  {
    name: 'faces to choose',
    table: 'theGameOthers',
    ...sheet(tap('.player-panel-piece')),
    comes: '.reaction-buttons',
  },
  {
    name: 'reactions',
    table: 'theGameSpeech',
    shows: '.hand',
    act: async ({ others }) => {
      for (const [at, other] of others.entries())
        await other.send({
          type: 'react',
          id: `face-${Date.now()}`,
          reaction: (['amazed', 'laugh', 'thanks', 'sigh'] as const)[at % 4] ?? 'clap',
        })
    },
    comes: '.reaction-word',
  },
  {
    name: 'paused',
    table: 'theGamePaused',
    shows: '.hand',
    act: ({ others }) => others[0]?.send({ type: 'pause', id: 'pause' }) ?? Promise.resolve(),
    comes: '.paused',
  },
  {
    name: 'hands open, watching',
    table: 'switchOpenHands',
    ...watching,
    shows: '.open-hand',
  },
  {
    name: 'hands open, watching High & Low',
    table: 'highLowOpenHands',
    ...watching,
    shows: '.left-cards',
  },
  { name: 'asked to show a hand', table: 'switchAsked', shows: '.hand', comes: '.notice-actions' },
  { name: 'ask to take a move back', table: 'switchPlayed', shows: '.take-back' },
  {
    name: 'waiting for answers',
    table: 'switchTakingBack',
    shows: '.hand',
    act: holdRequest,
    comes: '.take-back-waiting',
  },
  {
    name: 'asked to give a move back',
    table: 'switchAskedBack',
    shows: '.hand',
    act: holdRequest,
    comes: '.take-back-question',
  },
  { name: 'who sees my hand', table: 'switchOpenHands', ...sheet(tap('.hand-sign')) },
  {
    name: 'offline',
    table: 'theGameOthers',
    shows: '.hand',
    act: async ({ page }) => {
      // The page shows the cards from the cache before its connection is open. It notices a lost
      // network immediately only if the connection is open, so wait for the first message.
      const opened = page.waitForEvent('websocket')
      const firstMessage = opened.then((socket) => socket.waitForEvent('framereceived'))
      await page.reload()
      await firstMessage
      await page.locator('.hand').waitFor()
      await page.context().setOffline(true)
    },
    comes: '.table-top[data-lamp="dark"]',
  },
  {
    name: 'no network at a table of friends',
    table: 'theGameOthers',
    shows: '.hand',
    act: ({ page }) => withoutNetwork(page),
    comes: '.connection-lost',
  },
  {
    name: 'no network, landing',
    table: 'theGameOthers',
    shows: '.hand',
    act: async ({ page }) => {
      await page.goto(new URL('/', page.url()).href)
      await withoutNetwork(page)
    },
    comes: '.no-network',
  },
  {
    name: 'no network, a game against bots',
    path: () => '/bots/switch',
    stranger: true,
    shows: '.hand',
    act: ({ page }) => withoutNetwork(page),
    comes: '.local-ribbon',
  },
  {
    name: 'a game against bots of a newer version',
    path: () => '/bots/nix',
    stranger: true,
    shows: '.hand',
    act: async ({ page }) => {
      const url = page.url()
      await page.goto(new URL('/', url).href)
      await storeAsNewerVersion(page)
      await page.goto(url)
    },
    comes: '.not-found',
  },
  {
    name: 'the network is back',
    table: 'theGameOthers',
    shows: '.hand',
    act: async ({ page }) => {
      await page.goto(new URL('/bots/switch', page.url()).href)
      await withoutNetwork(page)
      await page.locator('.local-ribbon').waitFor()
      await page.context().setOffline(false)
    },
    comes: '.network-back',
  },
]

/** Reloads the page without a network, once the service worker has cached all files. */
async function withoutNetwork(page: Page): Promise<void> {
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  await page.reload()
  await page.context().setOffline(true)
  await page.reload()
}
