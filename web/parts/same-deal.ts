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

/** Another table's code, unless others see the screen. */
export const displayCode = (code: string): string =>
  settings.hideCode.value ? hiddenCode : spokenCode(code)

/** Which game it was opened from. */
export const sameDealTitle = ({ firstDealt, results }: SameDeal): string =>
  words.value.sameDeal.title(displayCode(results.at(-1)?.code ?? firstDealt.code))

/** Deals the cards of a finished table once more, at a table of its own where the viewer sits at once. */
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

/** Whose cards somebody gets, where they were dealt before. */
export function previousPlayerText({ sameDeal }: PublicTable, seat: Seat): string {
  const name = sameDeal?.results.at(-1)?.names[seat]
  return name === undefined ? '' : words.value.sameDeal.cardsOf(name)
}
