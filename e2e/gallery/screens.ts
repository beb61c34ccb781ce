import type { Page } from 'playwright-core'

import type { SeatClient } from '../../testing/seat-client.ts'
import type { PageWords } from '../page-words.ts'
import type { TableName } from './tables.ts'

export interface Visit {
  readonly page: Page
  readonly words: PageWords
  /** Everybody else at the table of this screen. */
  readonly others: readonly SeatClient[]
}

/** One picture: where it is, what is tapped there, and what is there once it can be looked at. */
export interface Screen {
  readonly name: string
  readonly table?: TableName
  /** From a code to its address; where it is left out, the seat of whoever looks. */
  readonly path?: (code: string) => string
  readonly shows: string
  readonly act?: (visit: Visit) => Promise<unknown>
  /** Who looks has never been here, and sits nowhere. */
  readonly stranger?: true
  /** In the end the page shows this. */
  readonly comes?: string
}

const watching = { stranger: true, path: (code: string) => `/${code}` } as const
const at = (path: string) => () => path
const tap = (selector: string) => (visit: Visit) => visit.page.locator(selector).first().click()
/** Where nothing lies on a card of a fan. */
const lift = (place: number) => (visit: Visit) =>
  visit.page
    .locator('[role=option]')
    .nth(place)
    .click({ position: { x: 12, y: 24 } })

const pages: readonly Screen[] = [
  { name: 'landing', path: at('/'), stranger: true, shows: '.landing' },
  {
    name: 'landing of somebody who has tables',
    path: at('/'),
    shows: '.landing .my-tables, .landing',
  },
  { name: 'public tables', table: 'listed', path: at('/tables'), shows: 'main li' },
  { name: 'wrong code', path: at('/BCDFGH'), shows: 'main h1, main h2' },
  { name: 'nothing here', path: at('/no/such/page'), shows: 'main h1, main h2' },
  ...['the-game', 'switch', 'high-low', 'nix'].map((game) => ({
    name: `rules of ${game}`,
    path: at(`/rules/${game}`),
    shows: 'main h1, main h2',
  })),
]

const rooms: readonly Screen[] = [
  { name: 'gathering', table: 'gathering', shows: '.gathering .mine' },
  { name: 'gathering of six', table: 'gatheringFull', shows: '.gathering .mine' },
  { name: 'guest', table: 'gathering', ...watching, shows: '.gathering input' },
  {
    name: 'menu',
    table: 'theGameOthers',
    shows: '.hand',
    act: tap('.top-tools .icon-button:last-child'),
    comes: '.drawer[open]',
  },
  {
    name: 'log and chat',
    table: 'theGameOthers',
    shows: '.hand',
    act: async ({ page, others }) => {
      await others[1]?.say({
        type: 'chat',
        id: 'chat',
        text: 'Ich hätte da etwas Schönes für den linken Stapel, wartet kurz!',
      })
      await others[2]?.say({ type: 'chat', id: 'chat', text: 'Pas touche !' })
      await page.locator('.top-tools .icon-button').first().click()
    },
    comes: '.drawer[open] form',
  },
  {
    name: 'drawer of a player',
    table: 'theGameOthers',
    shows: '.hand',
    act: tap('.seat-plate'),
    comes: '.drawer[open]',
  },
  {
    name: 'speech',
    table: 'theGameSpeech',
    shows: '.hand',
    act: async ({ others }) => {
      for (const [seat, other] of others.entries())
        await other.say({
          type: 'chat',
          id: `speech-${Date.now()}`,
          text: seat % 2 ? 'Nein!' : 'Was für ein herrlicher Zug, liebe Leute',
        })
    },
    comes: '.seat-says',
  },
  {
    name: 'paused',
    table: 'theGamePaused',
    shows: '.hand',
    act: ({ others }) => others[0]?.say({ type: 'pause', id: 'pause' }) ?? Promise.resolve(),
    comes: '.paused',
  },
  {
    name: 'offline',
    table: 'theGameOthers',
    shows: '.hand',
    act: ({ page }) => page.context().setOffline(true),
    comes: '.table-top[data-lamp="dark"]',
  },
]

const theGame: readonly Screen[] = [
  { name: 'The Game, my turn', table: 'theGame', shows: '.hand' },
  {
    name: 'The Game, a card lifted',
    table: 'theGame',
    shows: '.hand',
    act: lift(2),
    comes: '[aria-selected=true]',
  },
  {
    name: 'The Game, refused',
    table: 'theGame',
    shows: '.hand',
    act: async (visit) => {
      await lift(0)(visit)
      await visit.page.locator('.pile-top').first().click()
    },
    comes: '.answer',
  },
  { name: 'The Game, somebody else’s turn', table: 'theGameOthers', shows: '.hand' },
  { name: 'The Game, who begins', table: 'theGameBegins', shows: '.hand' },
  { name: 'The Game, watching', table: 'theGame', ...watching, shows: '.visitor' },
  {
    name: 'The Game, commands',
    table: 'theGame',
    shows: '.hand',
    act: tap('.binding button'),
    comes: '.drawer[open]',
  },
  {
    name: 'The Game, signals',
    table: 'theGame',
    shows: '.hand',
    act: tap('.pile-speak'),
    comes: '.drawer[open]',
  },
  { name: 'The Game, won', table: 'theGameWon', shows: '.end[data-mood=won]' },
  { name: 'The Game, lost', table: 'theGameLost', shows: '.end[data-mood=lost]' },
  { name: 'The Game, learning', path: at('/learn/the-game'), stranger: true, shows: '.coach-hole' },
]

const aSwitch: readonly Screen[] = [
  { name: 'Switch, my turn with sixteen cards', table: 'switchMine', shows: '.hand' },
  {
    name: 'Switch, a card lifted',
    table: 'switchWish',
    shows: '.hand',
    act: lift(0),
    comes: '[aria-selected=true]',
  },
  { name: 'Switch, somebody else’s turn', table: 'switchOthers', shows: '.hand' },
  { name: 'Switch, watching', table: 'switchOthers', ...watching, shows: '.visitor' },
  {
    name: 'Switch, wish',
    table: 'switchWish',
    shows: '.hand',
    act: async (visit) => {
      await lift(0)(visit)
      await visit.page.locator('[data-verb=lay]').click()
    },
    comes: '.wish-sheet',
  },
  { name: 'Switch, won', table: 'switchWon', shows: '.end[data-mood=won]' },
  { name: 'Switch, lost', table: 'switchLost', shows: '.end:not([data-mood=won])' },
]

const highLow: readonly Screen[] = [
  { name: 'High & Low, my turn', table: 'highLow', shows: '.hand' },
  {
    name: 'High & Low, a card lifted',
    table: 'highLow',
    shows: '.hand',
    act: lift(2),
    comes: '[aria-selected=true]',
  },
  { name: 'High & Low, somebody else’s turn', table: 'highLowOthers', shows: '.hand' },
  { name: 'High & Low, watching', table: 'highLow', ...watching, shows: '.visitor' },
  { name: 'High & Low, exchange', table: 'highLowExchange', shows: '.hand' },
]

const nix: readonly Screen[] = [
  { name: 'Nix, my turn', table: 'nix', shows: '.hand' },
  {
    name: 'Nix, a card lifted',
    table: 'nix',
    shows: '.hand',
    act: lift(1),
    comes: '[aria-selected=true]',
  },
  { name: 'Nix, watching', table: 'nix', ...watching, shows: '.visitor' },
  { name: 'Nix with EGON', table: 'nixEgon', shows: '.hand' },
]

const frames: readonly Screen[] = [
  {
    name: 'embedded',
    table: 'theGame',
    stranger: true,
    path: (code) => `/embed/${code}`,
    shows: '.board',
  },
  {
    name: 'overlay',
    table: 'theGame',
    stranger: true,
    path: (code) => `/overlay/${code}`,
    shows: '.board',
  },
]

/** Those that are measured as well. */
export const measured: readonly Screen[] = [...pages, ...rooms, ...theGame, ...aSwitch]

/** All that the gallery shows. */
export const screens: readonly Screen[] = [...measured, ...highLow, ...nix, ...frames]
