import type { Browser } from 'playwright-core'

import { games } from '../../../shared/games/all.ts'
import type { AnyGame } from '../../../shared/game/game.ts'
import { openBrowser } from '../../../tests/support/browser/browser.ts'
import { buildWeb } from '../../cli/local/build.ts'
import type { Figure } from './figure.ts'
import type { OurService } from './ours.ts'
import type { Row } from './row.ts'

/** A phone of the cheaper kind on a slow line. */
export const slower = { processor: 4, latency: 150, bitsPerSecond: 1_600_000 }

type OfGame = (
  game: AnyGame,
  browser: Browser,
  service: OurService,
  times: number,
) => Promise<readonly Figure[]>

/** A row that is measured in the real page, in one game after the other. */
export const onAPhone = (name: string, ofGame: OfGame): Row => ({
  name,
  async measure({ scale, ours }) {
    await buildWeb()
    const browser = await openBrowser()
    try {
      const figures: Figure[] = []
      for (const game of games)
        figures.push(...(await ofGame(game, browser, await ours(), scale.visits)))
      return figures
    } finally {
      await browser.close()
    }
  },
})
