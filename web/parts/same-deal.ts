import { useState } from 'preact/hooks'

import { hiddenCode, spokenCode } from '../../shared/code.ts'
import type { Seat } from '../../shared/game/game.ts'
import type { NewTable, PublicTable, SameDeal } from '../../shared/protocol/protocol.ts'
import { openTableAndSit } from './open-table-and-sit.ts'
import { myName } from './my-name.ts'
import { navigateToSeat } from '../client/router.ts'
import { settings } from '../client/settings.ts'
import { storeRealMove, type RealMove } from './real-move.ts'
import { words } from '../words/index.ts'
import { sentenceFor } from '../words/sentence-for.ts'

/**
 * Returns the code of a table as text for the page. If the viewer has chosen to hide codes, returns
 * a text that hides the code.
 */
export const displayCode = (code: string): string =>
  settings.hideCode.value ? hiddenCode : spokenCode(code)

/**
 * Returns a title with the code of the table that played the same deal last. Returns undefined for
 * a deal of the day that no table has repeated: `SameDealTitle` shows its day.
 */
export function sameDealTitle({ firstDealt, results }: SameDeal): string | undefined {
  const code = results.at(-1)?.code ?? ('code' in firstDealt ? firstDealt.code : undefined)
  return code === undefined ? undefined : words.value.sameDeal.title(displayCode(code))
}

type Say = (text: string) => void

/** The action of a button that opens a table. `busy` is true while the table is being opened. */
export interface TableOpener {
  readonly busy: boolean
  readonly open: () => void
}

/** Opens a new table with the same deal, and takes a seat there for the viewer. */
export const useRepeatDeal = (code: string, say: Say): TableOpener =>
  useOpenAndSit({ sameDealAs: code }, say)

/**
 * Opens a new table where the viewer continues a finished game from one of its steps, against bots.
 * @param realMove what the new table says about the finished game; null for nothing
 */
export const usePlayOn = (
  playOn: Extract<NewTable, { playOn: unknown }>['playOn'],
  realMove: RealMove | null,
  say: Say,
): TableOpener => useOpenAndSit({ playOn }, say, (code) => storeRealMove(code, realMove))

function useOpenAndSit(wanted: NewTable, say: Say, store?: (code: string) => void): TableOpener {
  const [busy, setBusy] = useState(false)
  async function open(): Promise<void> {
    if (busy) return
    setBusy(true)
    const from = location.pathname
    const opened = await openTableAndSit(wanted, myName.value)
    setBusy(false)
    if (opened.ok) {
      store?.(opened.value)
      navigateToSeat(opened.value, from)
    } else say(sentenceFor(opened.refused))
  }
  return { busy, open: () => void open() }
}

/**
 * Returns a text with the name of the player who had this seat's cards when the deal was last
 * played. The text is empty for a new deal.
 */
export function previousPlayerText({ sameDeal }: PublicTable, seat: Seat): string {
  const name = sameDeal?.results.at(-1)?.names[seat]
  return name === undefined ? '' : words.value.sameDeal.cardsOf(name)
}
