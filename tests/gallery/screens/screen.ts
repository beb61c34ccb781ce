import type { Page } from 'playwright-core'

import { heartbeat } from '../../../shared/protocol/socket.ts'
import type { SeatClient } from '../../support/seat-client.ts'
import type { PageWords } from '../../support/page-words.ts'
import type { PreparedTable } from '../prepared-tables.ts'
import type { Size } from '../sizes.ts'
import type { TableName } from '../tables/all.ts'

export interface Visit {
  readonly page: Page
  readonly words: PageWords
  /** The other players at the table of this screen. */
  readonly others: readonly SeatClient[]
  readonly table: PreparedTable
}

/** A screen: its path, what to tap there, and an element that shows that it is ready. */
export interface Screen {
  readonly name: string
  readonly table?: TableName
  /**
   * Returns the path of the screen for a table's code. If this function is missing, the link of the
   * viewer's seat opens the screen.
   */
  readonly path?: (code: string) => string
  readonly shows: string
  readonly act?: (visit: Visit) => Promise<unknown>
  /** The sizes at which the screen exists. Missing means all sizes. */
  readonly sizes?: readonly Size[]
  /** Whether the viewer is a stranger without a seat. */
  readonly stranger?: true
  /** A selector of an element that the page shows after `act`. */
  readonly comes?: string
}

export const asSpectator = { stranger: true, path: (code: string) => `/${code}` } as const
export const at = (path: string) => () => path

type Act = NonNullable<Screen['act']>

export const tap =
  (selector: string): Act =>
  ({ page }) =>
    page.locator(selector).first().click()

/** Taps a card of the hand at its corner, which no other card covers. */
export const lift =
  (place: number): Act =>
  ({ page }) =>
    page
      .locator('.hand [role=option]')
      .nth(place)
      .click({ position: { x: 12, y: 24 } })

/** Performs several actions in order. */
export const first =
  (...acts: readonly Act[]): Act =>
  async (visit) => {
    for (const act of acts) await act(visit)
  }

/**
 * Reloads the page, and passes it no more updates once it has received a request to take a move
 * back. The request would end before all pictures are taken.
 */
export const holdRequest: Act = async ({ page, table: { code } }) => {
  let isAsked = false
  await page.routeWebSocket(new RegExp(`/${code}/(seat|watch)`), (socket) => {
    const service = socket.connectToServer()
    service.onMessage((message) => {
      if (!isAsked || message === heartbeat.pong) socket.send(message)
      isAsked ||= `${message}`.includes('takeBackRequest')
    })
  })
  await page.reload()
}

/** Returns the properties of a screen with a dialog over the table, which `act` opens. */
export const sheet = (act: Act) => ({ shows: '.stage', act, comes: '.drawer[open]' }) as const

/**
 * Returns the properties of a screen with the explanation of a symbol, which a tap on the symbol
 * opens.
 */
export const explanation = (symbol: string) =>
  ({ shows: '.stage', act: tap(symbol), comes: '.tip-slip' }) as const

/** Chooses an entry of the table's menu by its name. */
export const inMenu =
  (nameOf: (words: PageWords) => string): Act =>
  async ({ page, words }) => {
    await page.locator('.top-tools .icon-button').last().click()
    await page
      .locator('.drawer[open]')
      .getByRole('button', { name: nameOf(words) })
      .click()
  }

/**
 * The screen of a spectator who watches a game. At a full table, the spectator first closes the
 * message that no seat is free.
 */
export const watching = {
  ...asSpectator,
  shows: '.spectator-panel',
  act: async ({ page }: Visit) => {
    const watch = page.locator('.full-table-actions .button')
    // Waits for the panel, because it loads on demand, often later than the board.
    await page.locator('.spectator-panel').waitFor()
    if (await watch.isVisible()) await watch.click()
  },
  comes: '.spectator-panel-note',
} as const

interface RoomsOfGame {
  readonly mine: TableName
  readonly others: TableName
  readonly won: TableName
  readonly lost: TableName
  /** The table for the screen with a selected card, and the position of that card in the hand. */
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
  { name: `${game}, another player’s turn`, table: tables.others, shows: '.hand' },
  { name: `${game}, watching`, table: tables.mine, ...watching },
  { name: `${game}, won`, table: tables.won, shows: '.ending[data-mood=won]' },
  { name: `${game}, lost`, table: tables.lost, shows: '.ending:not([data-mood=won])' },
]
