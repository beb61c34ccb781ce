import type { Page } from 'playwright-core'

import type { SeatClient } from '../../support/seat-client.ts'
import type { PageWords } from '../../support/page-words.ts'
import type { PreparedTable } from '../prepared-tables.ts'
import type { TableName } from '../tables/all.ts'

export interface Visit {
  readonly page: Page
  readonly words: PageWords
  /** The other players at the table of this screen. */
  readonly others: readonly SeatClient[]
  readonly table: PreparedTable
}

/** One picture: where it is, what is tapped there, and what is there once it can be looked at. */
export interface Screen {
  readonly name: string
  readonly table?: TableName
  /** Returns the path for a code; without it, the path of the viewer's seat. */
  readonly path?: (code: string) => string
  readonly shows: string
  readonly act?: (visit: Visit) => Promise<unknown>
  /** Who looks has never been here, and sits nowhere. */
  readonly stranger?: true
  /** In the end the page shows this. */
  readonly comes?: string
}

export const asSpectator = { stranger: true, path: (code: string) => `/${code}` } as const
export const at = (path: string) => () => path

type Act = NonNullable<Screen['act']>

export const tap =
  (selector: string): Act =>
  ({ page }) =>
    page.locator(selector).first().click()

/** Where nothing lies on a card of a fan. */
export const lift =
  (place: number): Act =>
  ({ page }) =>
    page
      .locator('.hand [role=option]')
      .nth(place)
      .click({ position: { x: 12, y: 24 } })

/** One after the other. */
export const first =
  (...acts: readonly Act[]): Act =>
  async (visit) => {
    for (const act of acts) await act(visit)
  }

/** A sheet over the table, which is there once it is open. */
export const sheet = (act: Act) => ({ shows: '.stage', act, comes: '.drawer[open]' }) as const

/** What a symbol means, on a slip beside it. */
export const explanation = (symbol: string) =>
  ({ shows: '.stage', act: tap(symbol), comes: '.tip-slip' }) as const

/** By its name, in the menu of the table. */
export const inMenu =
  (nameOf: (words: PageWords) => string): Act =>
  async ({ page, words }) => {
    await page.locator('.top-tools .icon-button').last().click()
    await page
      .locator('.drawer[open]')
      .getByRole('button', { name: nameOf(words) })
      .click()
  }

interface RoomsOfGame {
  readonly mine: TableName
  readonly others: TableName
  readonly won: TableName
  readonly lost: TableName
  /** The table at which a card can be lifted, and which one. */
  readonly lifts: readonly [table: TableName, place: number]
}

/** The screens of every game: my turn, another player's, a spectator's view, and the end. */
export const roomsOf = (game: string, tables: RoomsOfGame): readonly Screen[] => [
  { name: `${game}, my turn`, table: tables.mine, shows: '.hand' },
  {
    name: `${game}, a card lifted`,
    table: tables.lifts[0],
    shows: '.hand',
    act: lift(tables.lifts[1]),
    comes: '[aria-selected=true]',
  },
  { name: `${game}, somebody else’s turn`, table: tables.others, shows: '.hand' },
  { name: `${game}, watching`, table: tables.mine, ...asSpectator, shows: '.spectator-panel' },
  { name: `${game}, won`, table: tables.won, shows: '.ending[data-mood=won]' },
  { name: `${game}, lost`, table: tables.lost, shows: '.ending:not([data-mood=won])' },
]
