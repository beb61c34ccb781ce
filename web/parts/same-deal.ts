import { useState } from 'preact/hooks'

import { hiddenCode, spokenCode } from '../../shared/code.ts'
import type { Seat } from '../../shared/game/game.ts'
import type { PublicTable, SameDeal } from '../../shared/protocol/protocol.ts'
import { openTableAndSit } from './open-table-and-sit.ts'
import { myName } from './my-name.ts'
import { navigateToSeat } from '../client/router.ts'
import { settings } from '../client/settings.ts'
import { words } from '../words/index.ts'
import { sentenceFor } from '../words/sentence-for.ts'

/** Returns another table's code, hidden if the viewer shares the screen. */
export const displayCode = (code: string): string =>
  settings.hideCode.value ? hiddenCode : spokenCode(code)

/** Returns a title that names the table of the previous game with this deal. */
export const sameDealTitle = ({ firstDealt, results }: SameDeal): string =>
  words.value.sameDeal.title(displayCode(results.at(-1)?.code ?? firstDealt.code))

/**
 * Returns a function that opens a new table with the same deal and takes a seat there for the
 * viewer, and whether it is running.
 */
export function useRepeatDeal(
  code: string,
  say: (text: string) => void,
): { readonly busy: boolean; readonly open: () => void } {
  const [busy, setBusy] = useState(false)
  async function open(): Promise<void> {
    setBusy(true)
    const opened = await openTableAndSit({ sameDealAs: code }, myName.value)
    setBusy(false)
    if (opened.ok) navigateToSeat(opened.value)
    else say(sentenceFor(opened.refused))
  }
  return { busy, open: () => void open() }
}

/**
 * Returns text that names the player who had a seat's cards in the previous game with this deal.
 * The text is empty if the deal was not played before.
 */
export function previousPlayerText({ sameDeal }: PublicTable, seat: Seat): string {
  const name = sameDeal?.results.at(-1)?.names[seat]
  return name === undefined ? '' : words.value.sameDeal.cardsOf(name)
}
